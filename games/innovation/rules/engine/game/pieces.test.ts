import {
  advance,
  type ChoiceItem,
  type Piece,
  randomFrom,
  randomPicks,
  type Request,
  seeded,
  start,
  UNSPECIFIED,
} from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { type Back, meaningOf, piece } from '../../facts/piece'
import type { QuestionKind } from '../../facts/question-kinds'
import { innovation } from '../../innovation'
import { open } from '../../testing/open'
import type { InnovationView, ShownCard } from '../../view'

interface Leaf {
  readonly item: ChoiceItem
  readonly group: string | undefined
}

function leavesOf({ choices }: Pick<Request, 'choices'>, group?: string): readonly Leaf[] {
  if (choices === UNSPECIFIED) return []
  return choices.flatMap((choice) => {
    const item = typeof choice === 'object' ? choice : { title: choice }
    return item.choices === undefined ? [{ item, group }] : leavesOf({ choices: item.choices }, item.kind)
  })
}

/** What each choice of a player is about, by its title, in its group where it stands in one. */
function piecesFor(
  table: ReturnType<typeof open>,
  player: string,
): Readonly<Record<string, readonly Piece[]>> {
  const request = table.pending.find(({ actor }) => actor === player)
  if (request === undefined) throw new Error(`${player} is not asked`)
  const key = ({ item, group }: Leaf) => (group === undefined ? `${item.title}` : `${group}.${item.title}`)
  return Object.fromEntries(leavesOf(request).map((leaf) => [key(leaf), leaf.item.pieces ?? []]))
}

const players = ['red', '3', 'castle', 'Smith, John']
const turn = { player: 'red', action: 1, round: 2 }

describe('the menu of actions', () => {
  const table = open({
    players,
    turn,
    expansions: ['base', 'figs', 'city'],
    red: {
      red: ['Athens'],
      blue: ['Tools'],
      purple: ['City States'],
      hand: ['Oars', 'Homer'],
      score: ['Coal'],
      safe: ['Pottery'],
    },
    3: { red: ['Metalworking'] },
    'Smith, John': { blue: ['Evolution'], yellow: ['Perspective'] },
    achievements: ['Sailing'],
    decks: { base: { 1: ['The Wheel'] } },
  })
  const leaves = leavesOf(table.pending[0] ?? { choices: [] })
  const leaf = (group: string, title: string) =>
    leaves.find((one) => one.group === group && one.item.title === title)?.item

  it('says what each entry is about', () => {
    expect(piecesFor(table, 'red')).toEqual({
      'achieve.*base-1*': [piece.achievement({ set: 'base', value: 1 })],
      'achieve.safe: *base-1*': [piece.back(0, 'safe', { set: 'base', value: 1 })],
      'draw.draw a card': [piece.deck('base', 1)],
      'dogma.Tools': [piece.card('Tools')],
      'dogma.City States': [piece.card('City States')],
      'endorse.red': [piece.stack(0, 'red'), piece.card('Athens')],
      'endorse.blue': [piece.stack(0, 'blue'), piece.card('Tools')],
      'meld.Oars': [piece.card('Oars')],
      'meld.Homer': [piece.card('Homer')],
    })
  })

  it('links by seat who would share and who would suffer, whatever their names are', () => {
    const [three, castle, john] = [1, 2, 3].map(piece.seat)
    expect(leaf('dogma', 'City States')).toMatchObject({
      subtitles: ['demand 3, castle, Smith, John'],
      links: { demands: [three, castle, john] },
    })
    expect(leaf('endorse', 'blue')).toMatchObject({
      subtitles: ['share with Smith, John'],
      links: { shares: [john] },
    })
  })
})

it('announces no echo effects with the artifact on display: none of its color are carried out', () => {
  const table = open({
    players: ['ann', 'bob'],
    expansions: ['base', 'echo', 'arti'],
    ann: { red: ['Plumbing'], artifact: ['Holmegaard Bows'] },
  })
  const [request] = table.pending
  expect(request?.title).toBe('Free Artifact Action')
  expect(request?.choices).toEqual([{ title: 'dogma', pieces: [piece.card('Holmegaard Bows')] }, 'skip'])
})

describe('players with the names of other things', () => {
  const asked = (position: object, ...answers: readonly string[]) => {
    const table = open({ players, turn, ...position })
    for (const answer of answers) table.answer('red', answer)
    return piecesFor(table, 'red')
  }

  it('are chosen by their seats', () => {
    expect(asked({ red: { green: ['Hitchhiking'] } }, 'Dogma.Hitchhiking')).toEqual({
      3: [piece.seat(1)],
      castle: [piece.seat(2)],
      'Smith, John': [piece.seat(3)],
    })
  })

  it('are not meant by a color', () => {
    const red = { red: ['Coal', 'Archery'], blue: ['Tools'] }
    const splays = asked({ red }, 'Dogma.Coal')
    expect(splays).toEqual({ red: [piece.stack(0, 'red'), piece.card('Coal')] })
    const table = open({ players, turn, red })
    table.answer('red', 'Dogma.Coal')
    table.answer('red', ['red'])
    expect(piecesFor(table, 'red')).toEqual({
      red: [piece.stack(0, 'red'), piece.card('Coal')],
      blue: [piece.stack(0, 'blue'), piece.card('Tools')],
    })
  })

  it('are not meant by a value', () => {
    const red = { blue: ['Encyclopedia'], score: ['Compass', 'Coal'] }
    expect(asked({ red }, 'Dogma.Encyclopedia')).toEqual({ 3: [piece.value(3)], 5: [piece.value(5)] })
  })

  it('are not meant by an icon', () => {
    const icons = asked({ red: { blue: ['Climatology'] } }, 'Dogma.Climatology')
    expect(icons).toMatchObject({ castle: [piece.icon('k')], coin: [piece.icon('c')] })
  })

  it('have backs of which the pile is known', () => {
    const table = open({
      players: ['castle', 'Smith, John'],
      turn: { ...turn, player: 'castle' },
      castle: { yellow: ['Medicine'], score: ['Coal', 'Physics'], hand: ['Banking'] },
      'Smith, John': { score: ['Canning'], hand: ['Statistics'] },
    })
    table.answer('castle', 'Dogma.Medicine')
    const back = piece.back(0, 'score', { set: 'base', value: 5 })
    const [request] = table.pending
    expect(leavesOf(request ?? { choices: [] }).map(({ item }) => item.pieces)).toEqual([[back], [back]])
  })
})

/** Words that name nothing on the board. */
const WORDS = ['yes', 'no', 'auto', 'skip', 'heads', 'tails', 'draw a card']
const WORD_KINDS: readonly string[] = ['branch'] satisfies readonly QuestionKind[]

/** Whether a viewer sees on the board what an address means. */
function isThere(view: InnovationView, address: Piece): boolean {
  const meaning = meaningOf(address)
  switch (meaning?.kind) {
    case undefined:
      return false
    case 'card': {
      const { name } = meaning
      const zones = view.players.flatMap(({ stacks, piles }) => [
        ...Object.values(stacks).map(({ stack }) => stack),
        ...Object.values(piles),
      ])
      return [...zones, view.available, view.junk, view.revealed].some((cards) => cards.includes(name))
    }
    case 'back': {
      const { seat, pile, back } = meaning
      return hasBack(view.players[seat]?.piles[pile] ?? [], back)
    }
    case 'achievement':
      return hasBack(view.available, meaning.back)
    case 'stack':
    case 'pile':
    case 'seat':
      return view.players[meaning.seat] !== undefined
    case 'deck':
      return meaning.value >= 0
    case 'common':
    case 'value':
    case 'icon':
      return true
  }
}

function hasBack(pile: readonly ShownCard[], { set, value }: Back): boolean {
  return pile.some((shown) => typeof shown !== 'string' && shown.set === set && shown.value === value)
}

describe('in random games', () => {
  it.each([
    ['base', 2, ['base']],
    ['four sets', 3, ['base', 'echo', 'city', 'usee']],
    ['six sets', 4, ['base', 'echo', 'figs', 'city', 'arti', 'usee']],
  ])('each choice is about what its player sees: %s', { timeout: 120_000 }, (seed, count, expansions) => {
    const random = randomFrom(seeded(`pieces of ${seed}`))
    const named = players.slice(0, count).map((name) => ({ _id: name, name }))
    const settings = { game: 'Innovation: Ultimate', name: 'random', seed, createdTimestamp: 0 }
    let { position } = start(innovation, { ...settings, players: named, expansions })
    const found = new Set<string>()
    for (let at = 0; at < 600 && innovation.outcome(position.state) === undefined; at += 1) {
      const request = random.pick(innovation.pending(position.state))
      const view = innovation.view(position.state, { seat: request.actor })
      for (const { item } of leavesOf(request)) {
        const { title, pieces = [] } = item
        const isWord = WORDS.includes(String(title)) || WORD_KINDS.includes(request.kind)
        if (pieces.length === 0 && !isWord) throw new Error(`'${title}' of '${request.title}' has no pieces`)
        for (const address of pieces) {
          found.add(meaningOf(address)?.kind ?? 'none')
          if (!isThere(view, address)) throw new Error(`'${title}' of '${request.title}' is about ${address}`)
        }
      }
      const { actor, title } = request
      position = advance(innovation, position, {
        actor,
        title,
        selection: randomPicks(request, random),
      }).position
    }
    for (const kind of ['card', 'deck', 'stack', 'achievement']) expect(found).toContain(kind)
  })
})
