# SPDX-License-Identifier: MIT
"""What the rules say to facts that are all known, written down a second time: as the text of the rules goes, branch by
branch, and not as a table. Shares nothing with the library but the names of facts, values and steps.

Each function is given the facts of its section as a dictionary and yields the steps as texts,
`provision [player|offender] must|may step [=SEATS] [ours] [regulation]`; without a word before it the director acts."""

EARLY = ('before-play', 'during-play')


def seats(letters):
    return '=' + letters


def rule_2(f):
    if f['traveller'] == 'lost':
        # Loss of the traveller is on a par with cheating.
        yield '2 must treat-as-cheating'
        for step in ('disciplinary-points', 'suspend', 'seek-approval'):
            yield '13.2.4 may %s ours' % step
    else:
        # Without entries no claims are accepted; that means they may be, but need not.
        yield '2 may hear-claims'
        yield '2 must adjusted-score'


def rule_4(f):
    late = f['announced'] == 'yes' and f['finished'] == 'no'
    if late and f['laid-down'] == 'yes':
        yield '4 must time-penalty'


def rule_6(f):
    if f['row'] == 'complete':
        yield '6 must refuse-claims'
        yield '2 may correct-result'
    elif f['ended'] == 'yes' and f['unfounded'] == 'yes':
        yield '6 may cancel-claim'


def rule_10(f):
    # Cards must have been moved, and so that those who are compared did not all play the board alike.
    if f['change'] == 'none' or f['forms'] == 'one':
        yield '10.A must not-fouled'
        return
    if f['change'] == 'turned' and f['turned-boards'] == 'map':
        yield '10.A may map-turned ours regulation'
        return
    yield '10.A must fouled-board'
    # The rules know two groups.
    mark = '' if f['forms'] == 'two' else ' ours'
    yield '10.B must tag-rows' + mark
    if f['rows'] == 'some':
        yield '10.B must tag-or-adjust ours'
    yield '10.B must normalise-apart' + mark


def rule_11_1_a(f):
    if f['time'] != 'outside':
        yield '11.1.A player may draw-attention'
        yield '11.1.A player may call-director'


def rule_11_1_b(f):
    if f['first'] == 'spectator':
        if f['answers'] == 'innocent':
            yield '11.1.B1 may right-to-penalise-lost'
            # "Even after the right to penalise was lost by this rule."
            yield '11.1.V may procedural-penalty'
        else:
            yield '11.1.B2 may right-to-rectify-lost'


def rule_11_1_v(f):
    if f['lost'] == 'yes':
        yield '11.1.V may procedural-penalty'


def rule_11_2_a(f):
    if f['ground'] == 'no-rectification':
        yield '11.2.A may artificial-score'
    elif f['ground'] != 'none':
        yield '11.2.A may adjusted-score'


def rule_11_2_b1(f):
    if f['result'] == 'yes':
        return
    for fault, step in (('at-fault', 'average-minus'), ('partly-at-fault', 'average'), ('not-at-fault', 'average-plus')):
        if f[fault] != 'none':
            yield '11.2.B1 must %s %s' % (step, seats(f[fault]))


def rule_11_2_b2(f):
    if f['reached'] == 'no':
        return
    if f['innocent'] != 'none':
        yield '11.2.B2 must best-without ' + seats(f['innocent'])
    if f['offending'] != 'none':
        yield '11.2.B2 must worst-possible ' + seats(f['offending'])


def with_penalty(provision, mark=''):
    yield '%s must artificial-score%s' % (provision, mark)
    yield '%s may penalise-offender%s' % (provision, mark)


def repair(f):
    """The step that repairs the board, or None."""
    if f['records'] == 'yes':
        return '11.3.A1 must repair-by-records'
    if f['irregular'] == 'yes':
        return '11.3.A3 must redeal'
    if f['earlier'] == 'yes':
        return '11.3.A2 must repair-by-players'
    return None


def rule_11_3_v(f):
    # The rules come here "otherwise", when he had made no call; that it is so after a call too is a reading.
    mark = '' if f['called'] == 'no' else ' ours'
    if f['surplus'] == 'hand':
        yield '11.3.V must annul-result' + mark
        if f['independent'] != 'none':
            yield '11.3.V may keep-independent %s%s' % (seats(f['independent']), mark)
    yield '11.2.A may adjusted-score ours'


def rule_11_3_ab(f):
    how = repair(f)
    if how is None:
        yield '11.2.A may artificial-score ours'
        return
    yield how
    if f['seen'] == 'nobody':
        yield '11.3.A must normal-play'
    elif f['disturbs'] == 'yes':
        yield from with_penalty('11.3.B2')
    elif f['consent'] == 'yes':
        yield '11.3.B1 may allow-play'
    else:
        yield from with_penalty('11.3.B2', ' ours')


def rule_11_3(f):
    if f['found'] == 'after-play':
        return rule_11_3_v(f)
    if f['called'] == 'yes':
        return with_penalty('11.3')
    return rule_11_3_ab(f)


def rule_11_4_a(f):
    # Is bidding before the game or in its course?
    mark = ' ours' if f['found'] == 'bidding' else ''
    yield '11.4.A must search-card' + mark
    if f['card'] == 'not-found':
        yield '11.4.A2 must rebuild-deal' + mark
    else:
        yield '11.4.A1 must return-card' + mark


def rule_11_4_b(f):
    yield '11.4.B must search-card'
    if f['card'] == 'among-played':
        yield '11.4.B1a must fouled-board'
        if f['own'] == 'yes':
            yield '11.5.B must look-for-two-cards ours'
        return
    if f['card'] == 'elsewhere':
        yield '11.4.B1b must restore-hand'
    else:
        yield '11.4.B2 must rebuild-deal'
    yield '11.4.B3 must always-held'
    yield '11.4.B3 may penalty-card'
    yield '11.4.B3 may revoke-by-card'


def rule_11_4(f):
    return rule_11_4_b(f) if f['found'] == 'during-play' else rule_11_4_a(f)


def rule_11_5(f):
    if f['cards'] == 'too-many':
        yield '11.5.A must expose-card'
        if f['suit-led'] == 'yes':
            yield '11.5.A1 must place-suit-card'
        else:
            yield '11.5.A2 must place-any-card'
            yield '11.5.A2 must deemed-revoke'
        return
    yield '11.5.B must return-extra-cards'
    if f['shown'] == 'known':
        yield '11.5.B must keep-shown-card'
    elif f['highest'] == 'one':
        yield '11.5.B must keep-highest-card'
    elif f['highest'] == 'none':
        # The rules think of a card that could be played; there is none.
        yield '11.5.B must keep-highest-put ours'
    else:
        yield '11.5.B offender may choose-among-highest ours'
    yield '11.5.B must always-held'
    yield '11.5.B may revoke-in-later-tricks'


def rule_11_6(f):
    if f['played-before'] == 'none':
        yield '11.6.A1 may keep-result'
        if f['due-later'] == 'yes':
            yield '11.6.A1 must flag-repeat ours'
        yield '11.6.A2 may play-right-board'
        return
    yield '11.6.B must annul-second-result ' + seats(f['played-before'])
    if f['kept-from-result'] != 'none':
        yield '11.6.B must artificial-score ' + seats(f['kept-from-result'])
    if f['kept-elsewhere'] == 'yes':
        yield '11.6.B must artificial-elsewhere'


def rule_11_7(f):
    if f['stage'] == 'bidding' and f['correctable'] == 'yes':
        yield '11.7 may correct-hands'
        return
    mark = '' if f['stage'] == 'play' else ' ours'
    yield '11.7 must annul-result' + mark
    yield '11.7 must artificial-score' + mark


def rule_12_1(f):
    if f['act'] != 'none':
        yield '12.1 may procedural-penalty'


def rule_12_2(f):
    listed = ('late', 'slow', 'loud', 'comparing', 'touching', 'pockets', 'procedure', 'not-complying')
    number = '.%d' % (listed.index(f['act']) + 1) if f['act'] in listed else ''
    yield '12.2%s may procedural-penalty' % number
    if f['tariff'] == 'yes':
        # The director is bound by what the organisers lay down.
        yield '13.2.3 must amount-%s regulation' % f['occurrence']
    else:
        yield '13.2.4 must determine-penalty'


def rule_13_2_4(f):
    matter = f['matter']
    if matter == 'error':
        yield '13.2.4 must rectify' if f['in-period'] == 'yes' else '2 must leave-result'
    elif matter == 'rights':
        yield '13.2.4 must tell-rights'
    elif matter == 'waiver' and f['requested'] == 'yes':
        yield '13.2.4 may waive-penalty'
    elif matter == 'dispute':
        yield '13.2.4 must refer-dispute' if f['necessary'] == 'yes' else '13.2.4 must decide-dispute'
    elif matter == 'order':
        yield '13.2.4 may disciplinary-points'
        yield '13.2.4 may suspend'
    elif matter == 'disqualification' and f['cause'] == 'yes':
        yield '13.2.4 may disqualify' if f['approved'] == 'yes' else '13.2.4 may seek-approval'
    elif matter == 'delegation':
        yield '13.2.4 may delegate'


def rule_13_2_5(f):
    yield '13.2.5 must rectify-procedure'
    if f['allowed'] == 'yes':
        yield '13.2.5 may adjusted-score'
    yield '13.2.5 may require-play'
    yield '13.2.5 may postpone-play'


def rule_13_2_6a(f):
    if f['wrong'] == 'yes':
        yield '13.2.4 must rectify' if f['rectifiable'] == 'yes' else '13.2.6a must adjusted-all-innocent'


def rule_13_2_6b(f):
    if f['reviewable'] == 'yes':
        yield '13.2.6b must notify-if-reviewable'


def rule_13_2_7(f):
    if f['penalty'] == 'clear':
        yield '13.2.7.2 must impose-penalty'
    elif f['penalty'] == 'players-choice':
        yield '13.2.7.3 must explain-choices'
    elif f['penalty'] == 'directors-choice':
        yield '13.2.7.4 must restore-equity'
        yield '13.2.7.4 may impose-stated-penalty'
        yield '13.2.7.4 may adjusted-score'
    elif f['infraction'] == 'yes' and f['harm'] == 'yes':
        yield '13.2.7.5 must adjusted-score'
        yield '13.2.7.5 must notify-offender-appeal'
    elif f['special'] == 'yes':
        yield '11.2.A may use-special-powers ours'
    else:
        yield '13.2.7.1 must go-on'


def rule_13_2_8(f):
    if f['satisfied'] == 'yes':
        yield '13.2.8 must act-on-facts'
    else:
        yield '13.2.8 must rule-to-go-on'
        yield '13.2.8 must notify-appeal'


# Adjusted scores, in whatever words, and decisions on facts that are disputed.
REVIEWED = {
    'adjusted-score', 'artificial-score', 'artificial-elsewhere', 'average-minus', 'average', 'average-plus', 'best-without',
    'worst-possible', 'tag-or-adjust', 'adjusted-all-innocent', 'use-special-powers', 'decide-dispute', 'act-on-facts',
}


def answer(function, f):
    """The steps of a section; who may have the decision reviewed is told so by the director who gave it (13.2.6)."""
    steps = tuple(function(f))
    if any(REVIEWED.intersection(step.split()) for step in steps):
        steps += ('13.2.6b must notify-if-reviewable',)
    return steps


YES_NO = ('yes', 'no')

# Each section with its facts and their values; of sets of seats one that is empty and one that is not.
SECTIONS = {
    '2': (rule_2, {'traveller': ('no-entry', 'lost')}),
    '4': (rule_4, {'laid-down': YES_NO, 'announced': YES_NO, 'finished': YES_NO}),
    '6': (rule_6, {'row': ('complete', 'incomplete'), 'ended': YES_NO, 'unfounded': YES_NO}),
    '10': (rule_10, {'change': ('none', 'turned', 'other'), 'turned-boards': ('map', 'refuse'),
                     'forms': ('one', 'two', 'more'), 'rows': ('all', 'some')}),
    '11.1.A': (rule_11_1_a, {'time': ('bidding', 'play', 'outside')}),
    '11.1.B': (rule_11_1_b, {'first': ('spectator', 'player'), 'answers': ('innocent', 'offending')}),
    '11.1.V': (rule_11_1_v, {'lost': YES_NO}),
    '11.2.A': (rule_11_2_a, {'ground': ('no-redress', 'no-rectification', 'wrong-penalty', 'none')}),
    '11.2.B1': (rule_11_2_b1, {'result': YES_NO, 'at-fault': ('none', 'W'), 'partly-at-fault': ('none', 'S'),
                               'not-at-fault': ('none', 'NE')}),
    '11.2.B2': (rule_11_2_b2, {'reached': YES_NO, 'offending': ('none', 'S'), 'innocent': ('none', 'NE'),
                               'without': ('1,-1,0',), 'possible': ('1,-1,0',)}),
    '11.3': (rule_11_3, {'found': EARLY + ('after-play',), 'called': YES_NO, 'records': YES_NO, 'irregular': YES_NO,
                         'earlier': YES_NO, 'seen': ('nobody', 'somebody'), 'disturbs': YES_NO, 'consent': YES_NO,
                         'surplus': ('hand', 'talon'), 'independent': ('none', 'NE')}),
    '11.4': (rule_11_4, {'found': ('before-bidding', 'bidding', 'during-play'), 'card': ('among-played', 'elsewhere', 'not-found'), 'own': YES_NO}),
    '11.5': (rule_11_5, {'trick': tuple(str(number) for number in range(1, 11)), 'cards': ('too-many', 'too-few'),
                         'suit-led': YES_NO, 'shown': ('known', 'unknown'), 'highest': ('one', 'several', 'none')}),
    '11.6': (rule_11_6, {'played-before': ('none', 'E'), 'due-later': YES_NO, 'kept-from-result': ('none', 'NS'),
                         'kept-elsewhere': YES_NO}),
    '11.7': (rule_11_7, {'stage': ('bidding', 'play'), 'correctable': YES_NO}),
    '12.1': (rule_12_1, {'act': ('delay', 'disturbance', 'other-table', 'none')}),
    '12.2': (rule_12_2, {'act': ('late', 'slow', 'loud', 'comparing', 'touching', 'pockets', 'procedure',
                                 'not-complying', 'other'), 'tariff': YES_NO, 'occurrence': ('first', 'repeated')}),
    '13.2.4': (rule_13_2_4, {'matter': ('error', 'rights', 'waiver', 'dispute', 'order', 'disqualification',
                                        'delegation'),
                             'in-period': YES_NO, 'requested': YES_NO, 'necessary': YES_NO,
                             'cause': YES_NO, 'approved': YES_NO}),
    '13.2.5': (rule_13_2_5, {'allowed': YES_NO}),
    '13.2.6a': (rule_13_2_6a, {'wrong': YES_NO, 'rectifiable': YES_NO}),
    '13.2.6b': (rule_13_2_6b, {'reviewable': YES_NO}),
    '13.2.7': (rule_13_2_7, {'penalty': ('none', 'clear', 'players-choice', 'directors-choice'), 'infraction': YES_NO,
                             'harm': YES_NO, 'special': YES_NO}),
    '13.2.8': (rule_13_2_8, {'satisfied': YES_NO}),
}

# Facts that must always be known although their value changes no word: without them the question is not put.
ALWAYS = {'11.2.B2': (), '11.5': ('trick',), '12.2': ('act',), '13.2.5': ('allowed',)}

# Facts that are not asked for where they only tell whether a step is a reading of ours.
MARKING = {'11.3': 'called'}

# Of these steps every full set of facts has exactly one: the rules decide, and do not contradict themselves.
DECISIVE = {
    '11.3': ('normal-play', 'allow-play', 'artificial-score', 'annul-result', 'adjusted-score'),
    '11.4': ('return-card', 'rebuild-deal', 'fouled-board', 'restore-hand'),
}
