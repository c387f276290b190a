import { type JsonObject, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from './testing/open'

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

const cards = {
  'Day // Night': { data: { card_faces: [{ name: 'Day' }, { name: 'Night' }] } },
  Wall: { data: { card_faces: [{ name: 'Wall' }] } },
}
const position = {
  players: ['dan', 'mia'],
  cards,
  dan: {
    hand: ['Wall', 'Day // Night', 'Knight'],
    library: ['Lion', 'Ash', 'Day // Night', 'Elm', 'Oak'],
    creatures: [{ name: 'Ogre', counters: { charge: 2 }, trackers: { storm: 1 } }],
  },
  mia: { battlefield: ['Chain'] },
}

type PlayerAction = readonly [player: string, action: JsonObject]

/** What mia's browser receives of these actions, step by step, refusals with it. */
function receivedByMia(seed: string, actions: readonly PlayerAction[]): readonly string[] {
  const table = open({ ...position, seed }, { checks: false })
  return actions.map(([player, action]) => {
    const refused = refusalOf(() => table.answer(player, action))
    return JSON.stringify([player === 'mia' ? refused : '', table.view('mia'), table.log('mia')])
  })
}

function refusalOf(act: () => void): string {
  try {
    act()
    return ''
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** Whatever order chance gives to what mia does not know, she receives the same to the letter. */
function staysDark(actions: readonly PlayerAction[]): void {
  const received = SEEDS.map((seed) => receivedByMia(seed, actions))
  for (const [step, action] of actions.entries())
    expect(new Set(received.map((one) => one[step])).size, JSON.stringify(action)).toBe(1)
}

/** Whatever dan does where mia cannot see it, she receives the same to the letter afterwards. */
function looksAlike(worlds: readonly (readonly PlayerAction[])[], after: readonly PlayerAction[]): void {
  const received = worlds.map((actions) => receivedByMia('one', [...actions, ...after]).slice(actions.length))
  expect(new Set(received.map((one) => JSON.stringify(one))).size).toBe(1)
}

const mia = (name: string, rest: JsonObject = {}): PlayerAction => ['mia', { name, ...rest }]
const dan = (name: string, rest: JsonObject = {}): PlayerAction => ['dan', { name, ...rest }]

const SHUFFLES = [dan('shuffle', { zoneId: 'dan.hand' }), dan('shuffle', { zoneId: 'dan.library' })]
/** Hand cards come into play face down, where what lies on them is open. */
const PLAYED = Array.from({ length: 3 }, () => [
  dan('morph', { cardId: 'dan.hand.0' }),
  dan('move card', { cardId: 'dan.stack.0', destId: 'dan.creatures' }),
]).flat()
const DRAWN = [dan('draw'), dan('draw'), dan('draw')]

const MARKS: readonly (readonly [string, JsonObject])[] = [
  ['tap', {}],
  ['notap set', {}],
  ['annotate', { annotation: 'mine' }],
  ['annotate eot', { annotation: 'mine' }],
  ['annotate perpetual', { annotation: 'mine' }],
  ['add counter', { key: 'mine' }],
  ['adjust c-counter', { key: 'mine', count: 1 }],
  ['add tracker', { key: 'mine' }],
  ['adjust c-tracker', { key: 'mine', count: 1 }],
  ['active face', { faceIndex: 1 }],
  ['attach', { targetId: 'mia.battlefield.0' }],
  ['target', { targetId: 'mia.battlefield.0' }],
  ['secret', {}],
  ['stack effect', {}],
  ['clone', {}],
]

describe('a hidden card that was known', () => {
  it.each(MARKS)('cannot be tracked by what an opponent does to it: %s', (name, rest) => {
    const [inHand, deep] = ['dan.hand.1', 'dan.library.0']
    const tried = [mia(name, { cardId: inHand, ...rest }), mia(name, { cardId: deep, ...rest })]
    staysDark([...tried, ...SHUFFLES, ...tried, ...PLAYED, ...DRAWN, ...PLAYED])
  })

  it('cannot be tracked by what is attached to it', () => {
    const tried = mia('attach', { cardId: 'mia.battlefield.0', targetId: 'dan.hand.1' })
    staysDark([tried, ...SHUFFLES, ...PLAYED])
  })

  it('cannot be tracked by what an opponent who knew it did to it before the shuffle', () => {
    const [inHand, deep] = ['dan.hand.1', 'dan.library.0']
    const shown = [dan('reveal', { cardId: inHand }), dan('reveal', { cardId: deep })]
    const marked = MARKS.filter(
      ([name]) => !['annotate perpetual', 'stack effect', 'clone'].includes(name),
    ).flatMap(([name, rest]) => [
      mia(name, { cardId: inHand, ...rest }),
      mia(name, { cardId: deep, ...rest }),
    ])
    const hidden = [dan('unsecret', { cardId: inHand }), dan('hide all', { zoneId: 'dan.hand' })]
    staysDark([...shown, ...marked, ...hidden, ...SHUFFLES, ...PLAYED, ...DRAWN, ...PLAYED])
  })

  it.each(['hand', 'library'])('cannot be tracked by what it had in play: %s', (zone) => {
    const away = dan('move card', { cardId: 'dan.creatures.0', destId: `dan.${zone}` })
    const all = Array.from({ length: 6 }, () => dan('draw'))
    staysDark([away, ...SHUFFLES, ...PLAYED, ...all, ...PLAYED])
  })

  it.each(MARKS)(
    'cannot be tracked through the order in which its player arranges or puts back: %s',
    (name, rest) => {
      const looked = dan('view top k', { zoneId: 'dan.library', count: 2 })
      const [inHand, deep] = ['dan.hand.1', 'dan.library.0']
      const tried = [mia(name, { cardId: inHand, ...rest }), mia(name, { cardId: deep, ...rest }), looked]
      const arranged = ([one, other]: readonly string[]) =>
        dan('arrange', { zoneId: 'dan.library', top: [`dan.library.${one}`, `dan.library.${other}`] })
      looksAlike(
        [
          [...tried, arranged(['0', '1'])],
          [...tried, arranged(['1', '0'])],
        ],
        [...PLAYED, ...DRAWN, ...PLAYED],
      )
      const putBack = ([one, other]: readonly string[]) =>
        dan('move cards', {
          cardIds: [`dan.hand.${one}`, `dan.hand.${other}`],
          destId: 'dan.library',
          destIndex: 0,
        })
      looksAlike(
        [
          [...tried, putBack(['0', '1'])],
          [...tried, putBack(['1', '0'])],
        ],
        [...DRAWN, ...PLAYED],
      )
    },
  )
})

describe('a deck that nobody has seen', () => {
  const land = { data: { card_faces: [{ name: 'Plain', type_line: 'Basic Land — Plains' }] } }
  const spells = Object.fromEntries(
    ['Bolt', 'Ruin', 'Path'].map((name) => [name, { data: { card_faces: [{ name, loyalty: '3' }] } }]),
  )
  const opening = (main: readonly string[], side: readonly string[]) => ({
    players: ['dan', 'mia'],
    cards: { ...spells, Plain: land },
    opening: true,
    dan: { deck: { main, side, command: ['Chief'] } },
    mia: { deck: { main: ['Path', 'Oak', 'Elm', 'Bolt'], side: ['Wish'], command: ['Chief'] } },
  })
  const WORLDS = [
    opening(['Ruin', 'Ruin', 'Ruin', 'Ruin', 'Ruin'], ['Ruin', 'Ruin']),
    opening(['Bolt', 'Path', 'Oak', 'Wish', 'Chief'], ['Bolt', 'Elm']),
    opening(['Ash', 'Wolf', 'Imp', 'Elf', 'Bear'], ['Plain', 'Ogre']),
  ]
  const imported = {
    name: 'import card',
    data: { card: { ...spells.Bolt, _id: 'record of Bolt' }, zoneId: 'mia.creatures' },
  }
  const GIVEN: readonly PlayerAction[] = [
    mia('import card', { data: { card: 'Bolt', zoneId: 'mia.creatures', isToken: false } }),
    ['mia', imported],
    mia('create token', { data: { name: 'Wolf', zoneId: 'mia.creatures' } }),
    mia('draw 7'),
    dan('draw 7'),
    dan('annotate', { cardId: 'dan.hand.0', annotation: 'keep' }),
    dan('mulligan'),
    dan('put back', { cardIds: ['dan.hand.2'] }),
    dan('shuffle', { zoneId: 'dan.library' }),
    dan('view all', { zoneId: 'dan.library' }),
    dan('move card', { cardId: 'dan.sideboard.0', destId: 'dan.hand' }),
    dan('move card', { cardId: 'dan.hand.0', destId: 'dan.sideboard' }),
    dan('shuffle', { zoneId: 'dan.hand' }),
    mia('morph', { cardId: 'mia.hand.0' }),
    dan('morph', { cardId: 'dan.hand.0' }),
    dan('move card', { cardId: 'dan.stack.0', destId: 'dan.creatures' }),
    dan('move card', { cardId: 'dan.creatures.0', destId: 'dan.hand' }),
    dan('secret', { cardId: 'dan.hand.0' }),
    dan('move card', { cardId: 'dan.hand.0', destId: 'dan.exile' }),
    mia('stack effect', { cardId: 'dan.hand.0' }),
    mia('import card', { data: { card: 'Ruin', zoneId: 'mia.creatures' } }),
    mia('clone', { cardId: 'mia.creatures.0' }),
    dan('select phase', { phase: 'end' }),
  ]

  it('leaves no trace in what others receive, whatever is in it', () => {
    const received = WORLDS.map((world) => {
      const table = open(world, { checks: false })
      for (const name of ['mia', 'dan']) table.answer(name, { deck: true })
      return [undefined, ...GIVEN].map((action) => {
        const refused = action === undefined ? '' : refusalOf(() => table.answer(...action))
        expect(refused, JSON.stringify(action)).toBe('')
        return JSON.stringify([table.view('mia'), table.view(), table.log('mia'), table.log()])
      })
    })
    for (const [step, action] of [undefined, ...GIVEN].entries())
      expect(new Set(received.map((one) => one[step])).size, JSON.stringify(action)).toBe(1)
  })
})

describe('what only its player knows', () => {
  const undoAsks = (actions: readonly PlayerAction[]) => {
    const table = open(position, { checks: false })
    for (const [player, action] of actions) table.answer(player, action)
    table.undo('mia')
    return table.pending.length > 1
  }

  it('is not looked at and taken back by way of a copy or an effect', () => {
    const looked = dan('view next', { zoneId: 'dan.library' })
    expect(undoAsks([looked, dan('clone', { cardId: 'dan.hand.0', zoneId: 'dan.creatures' })])).toBe(true)
    const effect = mia('stack effect', { cardId: 'dan.hand.0' })
    expect(undoAsks([effect, mia('reveal', { cardId: 'dan.stack.0' })])).toBe(true)
  })

  it('is not shown by an effect of it that comes into play', () => {
    const table = open(position)
    table.answer('mia', { name: 'stack effect', cardId: 'dan.hand.0' })
    table.answer('mia', { name: 'move card', cardId: 'dan.stack.0', destId: 'mia.creatures' })
    expect(table.view('mia').seats[1]?.zones.creatures.cards).toMatchObject([{ hidden: 'hidden' }])
    expect(table.log('mia').join()).not.toContain('Wall')
  })

  it('is not revealed by the counters of an effect of it that comes into play', () => {
    const cards = { Sage: { data: { card_faces: [{ loyalty: '4' }] } } }
    const table = open({ players: ['dan', 'mia'], cards, dan: { hand: ['Sage'] } })
    table.answer('mia', { name: 'stack effect', cardId: 'dan.hand.0' })
    table.answer('mia', { name: 'move card', cardId: 'dan.stack.0', destId: 'mia.creatures' })
    expect(JSON.stringify(table.view('mia').seats[1]?.zones.creatures)).not.toContain('loyalty')
    expect(table.log('mia').join()).not.toContain('loyalty')
  })

  it('does not say how many faces it has', () => {
    const table = open(position)
    for (const cardId of ['dan.hand.0', 'dan.hand.1'])
      expect(() => table.answer('mia', { name: 'active face', cardId, faceIndex: 1 })).toThrow(
        'You do not know that card.',
      )
    table.answer('dan', { name: 'active face', cardId: 'dan.hand.1', faceIndex: 1 })
  })

  it('may be laid aside face down by its player, who does not know it either', () => {
    const table = open(position)
    table.answer('dan', { name: 'secret', cardId: 'dan.library.0' })
    table.answer('dan', { name: 'move card', cardId: 'dan.library.0', destId: 'dan.exile' })
    expect(
      table.differences({
        dan: {
          ...position.dan,
          library: ['Ash', 'Day // Night', 'Elm', 'Oak'],
          exile: [{ name: 'Lion', knownTo: [] }],
        },
      }),
    ).toEqual([])
  })
})
