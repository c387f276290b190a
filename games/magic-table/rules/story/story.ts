import type { EndedGame, FigureRow, GameEnding, MomentStanding, StoryRules } from '@parlour/kernel'
import { isInPlay, type ZoneName, ZONES } from '../facts/zones'
import type { Board, PlayerState, TableNews, TableState } from '../types'

/** Life and cards by which a turn changes the gap between the first two. */
const SMALLEST_SWING = 3

/** The story of a game at a Magic table. */
export const story: StoryRules<TableState> = {
  unit: 'turn',
  courses: [
    { title: 'life', one: 'life', many: 'life', stepped: true },
    { title: 'hand', one: 'card in hand', many: 'cards in hand' },
    { title: 'in play', one: 'card in play', many: 'cards in play' },
  ],
  smallestSwing: SMALLEST_SWING,
  seats: ({ board }) => board.players.map(({ name }) => name),
  standing: standingOf,
  ending: ({ board }) => endingOf(board),
  figures: figuresOf,
}

const lifeOf = ({ counters }: PlayerState): number => counters.life ?? 0
const inPlay = ({ zones }: PlayerState): number =>
  ZONES.filter(isInPlay).reduce((sum, zone) => sum + zones[zone].length, 0)
const inHand = ({ zones }: PlayerState): number => zones.hand.length

/** The evaluation is as simple as can be: each card in hand or in play is worth a life. */
function standingOf({ board, chosen, news }: TableState): MomentStanding | undefined {
  if (chosen !== null) return undefined
  const { players, turn, turnPlayer } = board
  const names = players.map(({ name }) => name)
  return {
    round: turn,
    turn,
    player: turnPlayer,
    values: [players.map(lifeOf), players.map(inHand), players.map(inPlay)],
    worth: players.map((player) => lifeOf(player) + inHand(player) + inPlay(player)),
    deeds: DEEDS.map(({ counts }) =>
      names.map((name) => news.filter((item) => item.kind === 'moved' && counts(item, name)).length),
    ),
  }
}

type Move = Extract<TableNews, { readonly kind: 'moved' }>

const from = (zones: readonly ZoneName[], { from: place }: Move, name: string): boolean =>
  place.player === name && zones.includes(place.zone)
const to = (isThere: (zone: ZoneName) => boolean, { to: place }: Move): boolean => isThere(place.zone)

const ON_BOARD = ZONES.filter(isInPlay)

/** What is counted of the cards that move. */
const DEEDS: readonly {
  readonly title: string
  readonly counts: (move: Move, name: string) => boolean
}[] = [
  {
    title: 'cards drawn',
    counts: (move, name) => from(['library'], move, name) && to((zone) => zone === 'hand', move),
  },
  {
    title: 'lands played',
    counts: (move, name) => from(['hand'], move, name) && to((zone) => zone === 'land', move),
  },
  {
    title: 'other cards played',
    counts: (move, name) =>
      from(['hand', 'command'], move, name) &&
      to((zone) => zone === 'stack' || (zone !== 'land' && isInPlay(zone)), move),
  },
  {
    title: 'cards lost from play',
    counts: (move, name) =>
      from(ON_BOARD, move, name) && to((zone) => zone === 'graveyard' || zone === 'exile', move),
  },
]

function figuresOf({ state, standings }: EndedGame<TableState>): readonly FigureRow[] {
  const { players } = state.board
  const row = (title: string, values: (seat: number) => number): FigureRow => ({
    title,
    values: players.map((_, seat) => values(seat)),
  })
  const lives = standings.map(({ values }) => values[0] ?? [])
  return [
    { title: 'life at the end', values: players.map(lifeOf) },
    row('life lost', (seat) => lives.reduce((sum, life, at) => sum + lost(lives[at - 1], life, seat), 0)),
    row('most lost in a turn', (seat) => mostLost(standings, seat)),
    ...DEEDS.map(({ title }, at) =>
      row(title, (seat) => standings.reduce((sum, { deeds }) => sum + (deeds?.[at]?.[seat] ?? 0), 0)),
    ),
    { title: 'mulligans', values: players.map(({ mulligans }) => mulligans) },
  ]
}

const lost = (before: readonly number[] | undefined, after: readonly number[], seat: number): number =>
  Math.max(0, (before?.[seat] ?? after[seat] ?? 0) - (after[seat] ?? 0))

function mostLost(standings: readonly MomentStanding[], seat: number): number {
  const byTurn = new Map<number, number>()
  for (const [at, { turn, values }] of standings.entries()) {
    const loss = lost(standings[at - 1]?.values[0], values[0] ?? [], seat)
    byTurn.set(turn, (byTurn.get(turn) ?? 0) + loss)
  }
  return Math.max(0, ...byTurn.values())
}

/**
 * Returns who won and why, for readers who do not know the table: it has no referee, so that games end by
 * concessions.
 * @internal
 */
export function endingOf({ players, outcome, turn }: Board): GameEnding {
  const winners = outcome?.winners ?? []
  const lives = players.map((player) => ({ ...player, life: lifeOf(player) }))
  if (winners.length === 0)
    return {
      winners,
      words: 'Nobody won: the players agreed to a draw',
      why: `On turn ${turn}, at ${listed(lives.map(({ name, life }) => `${life} life (${name})`))}.`,
    }
  const [first, ...others] = lives.filter(({ name }) => winners.includes(name))
  const losers = lives.filter(({ name }) => !winners.includes(name))
  const score = [...(first === undefined ? [] : [first.life]), ...losers.map(({ life }) => life)]
  const words = others.length === 0 ? `won, ${score.join(' to ')} life` : 'won together'
  const conceded = losers.map(({ name, life }) => `${name} at ${life} life`)
  return {
    winners,
    words,
    why: `Conceded: ${listed(conceded)}. The game took ${turn} ${turn === 1 ? 'turn' : 'turns'}.`,
  }
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
