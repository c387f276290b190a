import { describe, expect, it } from 'vitest'
import { PositionError } from './position'
import { runScenario } from './run-scenario'
import { readScenarios } from './scenario'
import { openToy } from './toy-game'

const position = {
  players: ['ann', 'bob'],
  hands: [
    ['Elm', 'Oak', 'A1'],
    ['Cat', 'A10'],
  ],
}

function run(...steps: readonly object[]): string | undefined {
  const [scenario] = readScenarios({ game: 'toy', title: 'a test', position, steps })
  if (scenario === undefined) throw new Error('nothing was read')
  return runScenario(scenario, (stated, options) => openToy(stated, options))
}

describe('a scenario', () => {
  it('passes when everything comes as stated', () => {
    const failure = run(
      { turn: 'ann' },
      { as: 'ann', offers: ['Throw', 'Play'], min: 1, max: 1 },
      { as: 'ann', in: 'Throw', offers: ['Oak', 'Elm', 'A1'], min: 2, max: 3 },
      { as: 'ann', refused: ['Play.Cat'] },
      { as: 'bob', hidden: ['Elm', 'Oak', 'A1'] },
      { as: 'bob', pick: ['Play.Cat'], ifAsked: true },
      { as: 'ann', pick: ['Play.Nothing'], ifAsked: true },
      { as: 'ann', pick: ['Play.Oak'], ifAsked: true },
      { as: 'bob', sees: ['Oak', 'A10'] },
      { becomes: { table: ['Oak'], ann: { hand: ['Elm', 'A1'] } } },
      { as: 'bob', pick: [{ title: 'Throw', selection: ['Cat', 'A10'] }] },
      { as: 'ann', pick: ['Play.Elm'] },
      { over: { winner: 'bob', reason: 'an empty hand' } },
    )
    expect(failure).toBeUndefined()
  })

  it('says which step failed, and how', () => {
    const failures: readonly (readonly [object, string])[] = [
      [{ turn: 'bob' }, 'step 1 (turn): the turn: expected "bob", found "ann"'],
      [
        { as: 'bob', offers: [] },
        "step 1 (offers): bob is not asked anything (now ann is asked 'Choose Action')",
      ],
      [{ as: 'ann', in: 'Meld', offers: [] }, "step 1 (offers): ann is not offered 'Meld'"],
      [
        { as: 'ann', offers: ['Play'] },
        `step 1 (offers): offered by 'Choose Action': expected ["Play"], found ["Play","Throw"]`,
      ],
      [
        { as: 'ann', in: 'Throw', offers: ['Elm', 'Oak', 'A1'], min: 1 },
        'step 1 (offers): min: expected 1, found 2',
      ],
      [
        { as: 'ann', refused: ['Play.Oak'] },
        'step 1 (refused): ann may pick ["Play.Oak"], which should be refused',
      ],
      [
        { becomes: { ann: { hand: [] } } },
        'step 1 (becomes): ann.hand: expected [], found ["Elm","Oak","A1"]',
      ],
      [{ becomes: { cat: { hand: [] } } }, 'step 1 (becomes): cat: expected {"hand":[]}, found nothing'],
      [{ over: {} }, 'step 1 (over): the game is not over'],
      [{ as: 'ann', hidden: ['Elm'] }, "step 1 (hidden): ann sees 'Elm'"],
      [{ as: 'bob', sees: ['Elm'] }, "step 1 (sees): bob does not see 'Elm'"],
      [
        { as: 'ann', pick: ['Play.Cat'] },
        "step 1 (pick): 'Cat' is not among the choices of 'Play'. (now ann is asked 'Choose Action')",
      ],
      [{ as: 'cat', pick: ['Play.Cat'] }, "step 1 (pick): there is no player 'cat' at this table"],
      [
        { as: 'cat', pick: ['Play.Cat'], ifAsked: true },
        "step 1 (pick): there is no player 'cat' at this table",
      ],
      [{ as: 'ann', refused: ['Thorw.Oak'] }, "step 1 (refused): there is no 'Thorw'; did you mean 'Throw'?"],
      [
        { as: 'bob', pick: [{ title: 'Throw', selection: ['A1'] }, 'Plyay'], ifAsked: true },
        "step 1 (pick): there is no 'Plyay'; did you mean 'Play'?",
      ],
      [{ becomes: {} }, 'step 1 (becomes): the board to be states nothing'],
      [{ becomes: { ann: {} } }, 'step 1 (becomes): the board to be states nothing'],
      [{ as: 'bob', hidden: ['Elk'] }, "step 1 (hidden): there is no card 'Elk' in this game"],
      [{ as: 'bob', sees: ['Elk'] }, "step 1 (sees): there is no card 'Elk' in this game"],
      [{ as: 'cat', hidden: ['Elm'] }, "step 1 (hidden): there is no player 'cat' at this table"],
    ]
    for (const [step, sentence] of failures) expect(run(step)).toBe(sentence)
  })

  it('says who is asked instead and what happened, where a question is missing', () => {
    const failure = run({ as: 'ann', pick: ['Play.Oak'] }, { as: 'ann', pick: ['Play.Elm'] })
    expect(failure).toBe(
      "step 2 (pick): It isn't your turn to answer. " +
        "(now bob is asked 'Choose Action'; the log ends: ann plays Oak)",
    )
  })

  it('picks several times in a row, and picks from what it has checked to be offered', () => {
    const offered = { as: 'ann', in: 'Play', offers: ['Oak', 'Elm', 'A1'] }
    expect(run({ ...offered, pick: 'Play.Oak' }, { as: 'bob', picks: ['Play.Cat', []] })).toMatch(
      /^step 2 \(pick\)/,
    )
    expect(run({ ...offered, pick: 'Play.Cat' })).toMatch(/^step 1 \(pick\)/)
    expect(run({ ...offered, offers: ['Oak'], pick: 'Play.Oak' })).toMatch(/^step 1 \(offers\)/)
    expect(run({ as: 'ann', picks: ['Play.Oak', 'Play.Elm'] })).toMatch(
      /^step 1 \(pick\): It isn't your turn/,
    )
    expect(run({ ...offered, pick: 'Play.Oak' }, { turn: 'bob' })).toBeUndefined()
  })

  it('takes a count for the least and the most', () => {
    const offered = { as: 'ann', in: 'Throw', offers: ['Oak', 'Elm', 'A1'] }
    expect(run({ ...offered, count: [2, 3] })).toBeUndefined()
    expect(run({ ...offered, count: 2 })).toBe('step 1 (offers): max: expected 2, found 3')
    expect(run({ ...offered, count: [1, 3] })).toBe('step 1 (offers): min: expected 1, found 2')
    expect(() => run({ ...offered, count: [2] })).toThrow('count of step 1 must be a number or [least, most]')
    expect(() => run({ ...offered, count: 2, max: 3 })).toThrow("unknown key 'max'")
  })

  it('declines what may be declined, and skips an answer to what is not asked', () => {
    const ifAsked = true
    expect(run({ as: 'ann', pick: [], ifAsked }, { turn: 'ann' })).toBeUndefined()
    expect(run({ as: 'bob', pick: [], ifAsked }, { turn: 'ann' })).toBeUndefined()
    expect(
      run({ as: 'ann', pick: [{ title: 'Play', selection: ['Elm'] }], ifAsked }, { turn: 'bob' }),
    ).toBeUndefined()
  })

  it('is refused when it is not one', () => {
    const good = { game: 'toy', title: 'a test', position, steps: [{ turn: 'ann' }] }
    const wrong: readonly (readonly [unknown, RegExp])[] = [
      [7, /a scenario must be an object/],
      [{ ...good, step: [] }, /unknown key 'step'/],
      [{ ...good, steps: [] }, /steps may not be empty/],
      [{ ...good, steps: [{ as: 'ann', hidden: [] }] }, /'hidden' of step 1 may not be empty/],
      [{ ...good, steps: [{ as: 'ann', sees: [] }] }, /'sees' of step 1 may not be empty/],
      [{ ...good, steps: [{ as: 'ann', pikcs: ['Elm'] }] }, /step 1 has the unknown key 'pikcs'/],
      [{ ...good, steps: [{ as: 'ann', picks: [] }] }, /'picks' of step 1 may not be empty/],
      [{ ...good, steps: [{ as: 'ann', picks: ['Elm'], min: 1 }] }, /step 1 has the unknown key 'min'/],
      [{ ...good, steps: [{ as: 'ann' }] }, /step 1 must have one of the keys/],
      [{ ...good, steps: [{ as: 'ann', pick: ['Elm'], refused: ['Oak'] }] }, /step 1 must have one/],
      [{ ...good, steps: [{ turn: 'ann' }, { pick: ['Elm'] }] }, /'as' of step 2/],
      [{ ...good, steps: [{ as: 'ann', pick: ['Elm'], min: 1 }] }, /unknown key 'min'/],
      [{ ...good, steps: [{ as: 'ann', pick: [null] }] }, /a pick of step 1/],
    ]
    for (const [value, sentence] of wrong) {
      expect(() => readScenarios(value)).toThrow(PositionError)
      expect(() => readScenarios(value)).toThrow(sentence)
    }
    expect(readScenarios([good, good])).toHaveLength(2)
  })
})
