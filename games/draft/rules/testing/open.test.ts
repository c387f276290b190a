import { readdirSync, readFileSync } from 'node:fs'
import { randomFrom, seeded } from '@parlour/kernel'
import { PositionError, readScenarios, runScenario } from '@parlour/scenario'
import { describe, expect, it } from 'vitest'
import { cubeDraft } from '../draft-rules'
import { open } from './open'

const folder = new URL('../scenarios/', import.meta.url)
const packs = { ann: [['Oak', 'Elm']], bob: [['Cat', 'Dog']] }
const trees = {
  kind: 'cube',
  players: ['ann', 'bob'],
  packs: { ann: [['Maple', 'Willow']], bob: [['Birch', 'Cedar']] },
}
const position = { kind: 'cube', players: ['ann', 'bob'], packs }

describe('scenarios', () => {
  for (const file of readdirSync(folder)) {
    for (const scenario of readScenarios(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))) {
      it(`${file}: ${scenario.title}`, () =>
        expect(runScenario(scenario, open, { strict: true })).toBeUndefined())
    }
  }
})

it.each([
  [{ as: 'bob', hidden: ['Oka'] }, "there is no card 'Oka' in this game"],
  [{ as: 'bob', sees: ['Oka'] }, "there is no card 'Oka' in this game"],
  [{ as: 'bobby', hidden: ['Oak'] }, "there is no player 'bobby' at this table"],
  [{ as: 'bobby', pick: ['Oak'], ifAsked: true }, "there is no player 'bobby' at this table"],
  [{ becomes: { bobby: {} } }, 'bobby: expected {}, found nothing'],
  [{ becomes: { bob: { pickt: [] } } }, 'bob.pickt: expected [], found nothing'],
])('a step that could never fail, or never pass, is refused: %j', (step, sentence) => {
  const scenario = { game: 'draft', title: 'a test', position, steps: [step] }
  expect(readScenarios(scenario).map((one) => runScenario(one, open))).toEqual([
    expect.stringContaining(sentence),
  ])
})

it.each([
  [{ as: 'ann', refused: ['Birhc'] }, "there is no 'Birhc'; did you mean 'Birch'?"],
  [{ as: 'ann', pick: ['Wilow'], ifAsked: true }, "there is no 'Wilow'; did you mean 'Willow'?"],
  [{ becomes: {} }, 'the board to be states nothing'],
  [{ becomes: { ann: {} } }, 'the board to be states nothing'],
])('a misspelt choice or an empty statement is refused: %j', (step, sentence) => {
  const scenario = { game: 'draft', title: 'a test', position: trees, steps: [step] }
  expect(readScenarios(scenario).map((one) => runScenario(one, open))).toEqual([
    expect.stringContaining(sentence),
  ])
})

it.each([
  [{ as: 'ann', refused: ['Birch'] }],
  [{ as: 'ann', refused: ['No such card'] }],
  [{ as: 'ann', pick: ['Cedar'], ifAsked: true }],
  [{ as: 'ann', pick: [{ scarId: 'scar-1', cardId: 'Maple' }], ifAsked: true }],
  [{ becomes: { ann: { picked: [] } } }],
])('a step that may fail is none of these: %j', (step) => {
  const scenario = { game: 'draft', title: 'a test', position: trees, steps: [step] }
  expect(readScenarios(scenario).map((one) => runScenario(one, open))).toEqual([undefined])
})

describe('a table', () => {
  it('starts like a new lobby where nothing is stated', () => {
    const table = open({ players: ['ann', 'bob', 'cat'] })
    expect(table.pending.map(({ actor, choices }) => [actor, choices.length])).toEqual([
      ['ann', 15],
      ['bob', 15],
      ['cat', 15],
    ])
    expect(table.board()).toMatchObject({ kind: 'cube', numPacks: 3, packSize: 15, scarRounds: [] })
  })

  it('plays by card names, one copy at a time', () => {
    const table = open({ players: ['ann', 'bob'], packs: { ann: [['Oak', 'Oak']], bob: [['Cat', 'Dog']] } })
    expect(table.pending[0]?.choices).toEqual(['Oak(0)', 'Oak(1)'])
    table.answer('ann', 'Oak')
    table.answer('bob', [{ id: 'Cat' }])
    table.answer('bob', ['Oak(1)'])
    expect(table.board()).toMatchObject({ ann: { picked: ['Oak'] }, bob: { picked: ['Cat', 'Oak'] } })
  })

  it('takes packs in seat order as well, and a scar as one object', () => {
    const table = open({ ...position, packs: [packs.ann, packs.bob], scarRounds: [1] })
    expect(table.board()).toMatchObject({ packs })
    table.answer('ann', { scarId: 'scar-1', cardId: 'Oak' })
    expect(table.board()).toMatchObject({ ann: { scarred: 'Oak' } })
  })

  it('answers with a scar where it is asked for one, and leaves that out where it is not', () => {
    const scar = { as: 'ann', pick: [{ scarId: 'scar-1', cardId: 'Maple' }], ifAsked: true }
    const steps = [scar, { becomes: { ann: { scarred: 'Maple' } } }, scar]
    const scenario = { game: 'draft', title: 'a test', position: { ...trees, scarRounds: [1] }, steps }
    expect(readScenarios(scenario).map((one) => runScenario(one, open))).toEqual([undefined])
  })

  it('never takes a draft answer back', () => {
    const table = open(position)
    expect(table.undo('ann')).toBe('__NO_MORE_ACTIONS__')
    table.answer('ann', 'Oak')
    expect(table.undo('ann')).toBe('__NO_UNDO__')
    expect(table.log('bob').at(-1)).toBe('ann drafted a card')
  })

  it('opens its own board again', () => {
    const table = open({ ...position, scarRounds: '1' })
    table.answer('ann', [{ scarId: 'scar-2', cardId: 'Elm' }])
    expect(open(table.board()).board()).toEqual(table.board())
    table.answer('ann', ['Oak'])
    expect(open(table.board()).board()).toEqual(table.board())
    expect(open(table.board()).pending).toEqual(table.pending)
  })

  it('names what it does not know', () => {
    const wrong: readonly (readonly [object, RegExp])[] = [
      [{ ...position, pack: [] }, /unknown key 'pack'/],
      [{ ...position, cat: {} }, /unknown key 'cat'/],
      [{ ...position, packs: { ...packs, cat: [['Elk']] } }, /unknown key 'cat'/],
      [{ ...position, packs: { ann: [['Oak', 'Elm']] } }, /packs of bob/],
      [{ ...position, packs: { ...packs, bob: [['Cat']] } }, /one size/],
      [
        {
          ...position,
          packs: {
            ...packs,
            bob: [
              ['Cat', 'Dog'],
              ['Cow', 'Hen'],
            ],
          },
        },
        /packs of bob/,
      ],
      [{ ...position, packs: { ...packs, bob: [['Cat', 7]] } }, /pack 1 of bob/],
      [{ ...position, players: ['ann', 'ann'] }, /'ann' twice/],
      [{ ...position, kind: 'cards' }, /kind/],
      [{ ...position, bots: ['cat'] }, /'cat'/],
      [{ ...position, scarRounds: [1], scars: [['one', 'two']] }, /2 pairs/],
      [{ ...position, packSize: 15 }, /packSize is 15, but the first pack has 2/],
      [{ ...position, scarRounds: [2] }, /after the last, 1/],
      [{ ...position, kind: 'set', scarRounds: [1] }, /a draft of a set has none/],
      [{ ...position, packs: [[['Oak', 'Elm']]] }, /of 2 players, not of 1/],
      [{ ...position, ann: { hand: [] } }, /unknown key 'hand'/],
      [{ ...position, ann: { picked: ['Fir'] } }, /'Fir'/],
      [{ ...position, ann: { waiting: [['Oak', 'Cat']] } }, /'Oak', 'Cat'/],
      [{ ...position, ann: { waiting: [['Oak', 'Elm']] } }, /'Cat' is in no zone/],
      [{ ...position, chance: { coin: ['heads'] } }, /unknown key 'coin'/],
    ]
    for (const [stated, sentence] of wrong) {
      expect(() => open(stated), JSON.stringify(stated)).toThrow(PositionError)
      expect(() => open(stated), JSON.stringify(stated)).toThrow(sentence)
    }
    expect(() => open(position).answer('cat', 'Oak')).toThrow(/'cat'/)
    expect(() => open(position).view('cat')).toThrow(/'cat'/)
  })

  it('keeps every free check through whole random drafts', () => {
    for (const seed of ['one', 'two', 'three']) {
      const random = randomFrom(seeded(seed))
      const table = open({
        players: ['ann', 'bob', 'cat'],
        bots: ['cat'],
        numPacks: 2,
        packSize: 4,
        scarRounds: '2',
      })
      while (table.outcome === undefined) {
        const request = random.pick(table.pending)
        const bot = cubeDraft.bots?.random
        table.answer(request.actor, bot?.({ view: table.view(request.actor), request, random }) ?? [])
      }
      expect(table.board()).toMatchObject({ ann: { waiting: [], next: [], unopened: [] } })
      expect(table.log().at(-1)).toBe('Draft Complete')
    }
  })
})

it('a word that nothing is ever called is refused among the own scenarios', () => {
  const refused = { as: 'ann', refused: ['Nonsense Thing'] }
  const run = (step: object) =>
    readScenarios({ game: 'draft', title: 'a test', position, steps: [step] }).map((one) =>
      runScenario(one, open, { strict: true }),
    )
  expect(run(refused)).toEqual([expect.stringContaining("nothing is ever called 'Nonsense Thing'")])
  expect(run({ ...refused, nonsense: true })).toEqual([undefined])
})
