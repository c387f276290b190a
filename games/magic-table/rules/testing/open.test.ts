import { readdirSync, readFileSync } from 'node:fs'
import { PositionError, readScenarios, runScenario } from '@parlour/scenario'
import { describe, expect, it } from 'vitest'
import { open } from './open'

const folder = new URL('../scenarios/', import.meta.url)

describe('scenarios', () => {
  for (const file of readdirSync(folder)) {
    for (const scenario of readScenarios(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))) {
      it(`${file}: ${scenario.title}`, () =>
        expect(runScenario(scenario, open, { strict: true })).toBeUndefined())
    }
  }
})

describe('a step', () => {
  const position = { players: ['ann', 'bob'], ann: { creatures: ['Grizzly Bear'] } }
  const run = (step: object, strict = false) =>
    readScenarios({ game: 'magic-table', title: 'a test', position, steps: [step] }).map((one) =>
      runScenario(one, open, { strict }),
    )

  it('that names an action which does not exist is refused in strict mode', () => {
    const refused = { as: 'ann', refused: [{ action: 'frobnicate' }] }
    expect(run(refused)).toEqual([undefined])
    expect(run(refused, true)).toEqual([expect.stringContaining("nothing is ever called 'frobnicate'")])
    expect(run({ ...refused, nonsense: true }, true)).toEqual([undefined])
  })

  it.each([
    [{ as: 'ann', refused: [{ name: 'untapp', cardId: 'ann.creatures.0' }] }, "did you mean 'untap'?"],
    [{ as: 'ann', refused: [{ name: 'tap', cardId: 'ann.creature.0' }] }, "did you mean 'creatures'?"],
    [{ as: 'ann', pick: [{ name: 'pas priority' }], ifAsked: true }, "There is no action 'pas priority'."],
    [{ as: 'bob', pick: [{ name: 'pas priority' }], ifAsked: true }, "did you mean 'pass priority'?"],
    [{ becomes: {} }, 'the board to be states nothing'],
    [{ becomes: { ann: { creature: [] } } }, "ann has the unknown key 'creature'"],
    [{ becomes: { bob: { creature: null } } }, "bob has the unknown key 'creature'"],
    [{ becomes: { bob: { hand: 'Forest' } } }, 'bob.hand must be a list'],
    [{ becomes: { bob: { hand: {} } } }, 'bob.hand must be a list'],
  ])('that could not fail is refused: %j', (step, sentence) =>
    expect(run(step)).toEqual([expect.stringContaining(sentence)]),
  )

  it.each([
    [{ as: 'ann', refused: [{ name: 'tap', cardId: 'bob.creatures.0' }] }],
    [{ as: 'ann', refused: [{ name: 'fly' }] }],
    [{ becomes: { bob: {} } }],
  ])('that may fail passes: %j', (step) => expect(run(step)).toEqual([undefined]))
})

describe('a position of a table', () => {
  const position = {
    players: ['a.nn', 'bob'],
    format: 'Commander',
    phase: 'main 1',
    turn: 'a.nn',
    priority: 'bob',
    cards: { 'Day // Night': { _id: 'day', source: 'custom', data: { card_faces: [{}, { power: '3' }] } } },
    'a.nn': {
      hand: ['Wall', { name: 'Wall', knownTo: ['a.nn', 'bob'] }],
      creatures: [
        { name: 'Day // Night', face: 1, tapped: true, counters: { '+1/+1': 2, charge: 0 } },
        { name: 'Sneak', morph: true, annotation: 'blue', annotationEOT: 'goad' },
        { name: 'Bear', token: true, noUntap: true, trackers: { damage: 1 } },
      ],
      battlefield: [{ name: 'Aura', attachedTo: 'a.nn.creatures.0', owner: 'bob', secret: true }],
      stack: [{ name: 'effect: Wall', token: true }],
      counters: { life: 31, poison: 2 },
    },
    bob: { library: ['Ash', { name: 'Birch', knownTo: ['bob'] }], eliminated: true },
  }

  it('has a board that can be opened again as the same position', () => {
    const table = open(position)
    const board = table.board()
    expect(board).toMatchObject({ phase: 'main 1', turn: 'a.nn', priority: 'bob', bob: { eliminated: true } })
    expect(board['a.nn']).toMatchObject({
      counters: { life: 31, poison: 2 },
      hand: [
        { name: 'Wall', knownTo: ['a.nn'] },
        { name: 'Wall', knownTo: ['a.nn', 'bob'] },
      ],
      creatures: [
        { face: 1, tapped: true, counters: { '+1/+1': 2, charge: 0 }, attached: ['a.nn.battlefield.0'] },
        { morph: true, knownTo: ['a.nn'] },
        { name: 'Bear', token: true },
      ],
      battlefield: [{ attachedTo: 'a.nn.creatures.0', owner: 'bob', secret: true, knownTo: [] }],
      stack: [{ name: 'effect: Wall', token: true }],
    })
    expect(open(board).board()).toEqual(board)
    table.answer('a.nn', { name: 'untap', cardId: 'a.nn.creatures.0' })
    expect(table.differences({ 'a.nn': { creatures: [{ name: 'Day // Night', tapped: false }] } })).toEqual([
      expect.stringContaining('a.nn.hand'),
      expect.stringContaining('a.nn.battlefield'),
      expect.stringContaining('a.nn.creatures'),
      expect.stringContaining('a.nn.stack'),
    ])
  })

  it('is refused with an error that names the unknown or wrong part', () => {
    const wrong: readonly (readonly [object, RegExp])[] = [
      [{ players: ['ann', 'ann'] }, /'ann' twice/],
      [{ players: ['ann', 'bob'], cat: {} }, /unknown key 'cat'/],
      [{ players: ['ann', 'bob'], ann: { attic: [] } }, /unknown key 'attic'/],
      [{ players: ['ann', 'bob'], ann: { hand: [{ name: 'Wall', color: 'w' }] } }, /unknown key 'color'/],
      [{ players: ['ann', 'bob'], ann: { hand: [{ name: 'Wall', owner: 'cat' }] } }, /'cat'/],
      [{ players: ['ann', 'bob'], ann: { hand: [{ name: 'A', attachedTo: 'ann.hand.4' }] } }, /'ann.hand.4'/],
      [{ players: ['ann', 'bob'], phase: 'lunch' }, /'lunch'/],
      [{ players: ['ann', 'bob'], turn: 'cat' }, /'cat'/],
      [{ players: ['ann', 'bob'], format: 'Vintage' }, /format/],
      [{ players: ['ann', 'bob'], cards: { Wall: { data: { card_faces: [7] } } } }, /'Wall'/],
      [{ players: ['ann', 'turn'] }, /'turn'/],
      [{ players: ['ann', 'bob'], chance: { coin: [] } }, /'coin'/],
    ]
    for (const [stated, sentence] of wrong) {
      expect(() => open(stated), JSON.stringify(stated)).toThrow(PositionError)
      expect(() => open(stated), JSON.stringify(stated)).toThrow(sentence)
    }
  })
})
