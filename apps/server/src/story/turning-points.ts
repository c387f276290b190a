import {
  type CourseName,
  isOfClass,
  lineFor,
  type LogLine,
  type EndedGame,
  type MomentStanding,
  startsTurn,
  type TurningPoint,
} from '@parlour/kernel'

/** What turning points are found in. */
export interface Swings<State> extends Pick<EndedGame<State>, 'standings'> {
  readonly seats: readonly string[]
  readonly winners: readonly string[]
  readonly courses: readonly CourseName[]
  readonly smallestSwing: number
  /** How many answers had been given at the first of the standings. */
  readonly firstSeq: number
  readonly cardWords: (name: string) => string
  /** The lines that an answer wrote, by its number. */
  readonly linesOf: (seq: number) => readonly LogLine[]
}

const MOST_POINTS = 3
/** Two turning points are at least so many rounds apart. */
const ROUNDS_APART = 2
const MOST_DEEDS = 2

/** One turn of a game: the standings before and after it by their places in the list. */
interface Turn {
  readonly from: number
  readonly to: number
  readonly swing: number
}

/**
 * Returns the turns that changed the gap between the winner and the best other most, at most three and in
 * their order, each with the answer that changed it most.
 */
export function turningPoints<State>(game: Swings<State>): readonly TurningPoint[] {
  const gaps = gapsOf(game)
  const turns = turnsOf(game.standings, gaps)
    .filter(({ swing }) => Math.abs(swing) >= game.smallestSwing)
    .toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
  const chosen: Turn[] = []
  for (const turn of turns) {
    const round = roundOf(game, turn)
    const isApart = chosen.every((other) => Math.abs(roundOf(game, other) - round) >= ROUNDS_APART)
    if (isApart && chosen.length < MOST_POINTS) chosen.push(turn)
  }
  return chosen
    .toSorted((one, other) => one.from - other.from)
    .map((turn) => pointOf(game, turn, steepest(gaps, turn)))
}

const roundOf = ({ standings }: Pick<Swings<unknown>, 'standings'>, { from }: Turn): number =>
  standings[from]?.round ?? 0

/** How far the winner, or else who stood best at the end, is ahead of the best other at each moment. */
function gapsOf<State>({ standings, seats, winners }: Swings<State>): readonly number[] {
  const last = standings.at(-1)?.worth ?? []
  const best = last.indexOf(Math.max(...last))
  const isSide = seats.map((name, seat) => (winners.length === 0 ? seat === best : winners.includes(name)))
  const most = (worth: readonly number[], side: boolean) =>
    Math.max(...worth.filter((_, seat) => isSide[seat] === side))
  return isSide.includes(false) ? standings.map(({ worth }) => most(worth, true) - most(worth, false)) : []
}

function turnsOf(standings: readonly MomentStanding[], gaps: readonly number[]): readonly Turn[] {
  if (gaps.length === 0) return []
  const starts = standings.flatMap(({ turn }, at) =>
    at === 0 || turn !== standings[at - 1]?.turn ? [at] : [],
  )
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? standings.length - 1
    return { from, to, swing: (gaps[to] ?? 0) - (gaps[from] ?? 0) }
  })
}

/** The standing within a turn before which the gap changed most, in the direction of the whole turn. */
function steepest(gaps: readonly number[], { from, to, swing }: Turn): number {
  const change = (at: number) => ((gaps[at] ?? 0) - (gaps[at - 1] ?? 0)) * Math.sign(swing)
  let most = from + 1
  for (let at = from + 2; at <= to; at += 1) if (change(at) > change(most)) most = at
  return most
}

function pointOf<State>(game: Swings<State>, turn: Turn, at: number): TurningPoint {
  const seq = game.firstSeq + at
  const round = roundOf(game, turn)
  return { seq, round, lines: deedsAt(game, turn, seq), size: sizeOf(game, turn) }
}

/** What was done in an answer: the act of the turn that it belongs to, and what that brought. */
function deedsAt<State>(
  { firstSeq, linesOf, cardWords }: Swings<State>,
  { from }: Turn,
  seq: number,
): readonly LogLine[] {
  const lines = linesOf(seq)
  const brought = lines
    .filter(({ gain }) => gain !== undefined)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, MOST_DEEDS)
  const act = actBefore(linesOf, seq, firstSeq + from)
  const deeds = brought.length > 0 ? lines.filter((line) => brought.includes(line)) : []
  const all = act === undefined || deeds.includes(act) ? deeds : [act, ...deeds]
  return all.map((line) => withCardWords(lineFor(line, undefined), cardWords))
}

function withCardWords(line: LogLine, cardWords: (name: string) => string): LogLine {
  const args = Object.entries(line.args).map(([key, arg]) =>
    typeof arg.value === 'string' && arg.classes.includes('card-name')
      ? [key, { ...arg, value: cardWords(arg.value) }]
      : [key, arg],
  )
  const { template } = line
  return { template, args: Object.fromEntries(args) as LogLine['args'], indent: 0, classes: [] }
}

function weightOf({ gain = [] }: LogLine): number {
  const gains = 'what' in gain ? [gain] : gain
  return gains.reduce((total, { by = 1 }) => total + Math.abs(by), 0)
}

/** The last act that began at an answer or before it, in the same turn. */
function actBefore(linesOf: Swings<unknown>['linesOf'], seq: number, from: number): LogLine | undefined {
  for (let at = seq; at > from; at -= 1) {
    const lines = linesOf(at)
    const end = lines.findIndex((line) => startsTurn(line))
    const own = end === -1 ? lines : lines.slice(0, end)
    const act = own.findLast((line) => line.indent === 0 && isDeed(line))
    if (act !== undefined) return act
  }
  return linesOf(seq).find(isDeed)
}

const isDeed = (line: LogLine): boolean =>
  line.args.player !== undefined &&
  !isOfClass(line, 'faded') &&
  !isOfClass(line, 'action-heading') &&
  !startsTurn(line)

/** What the turn changed for the seat that it changed most, in two courses at most: `bob +7 points`. */
function sizeOf<State>({ standings, seats, courses }: Swings<State>, { from, to }: Turn): string {
  const [before, after] = [standings[from], standings[to]]
  if (before === undefined || after === undefined) return ''
  const changes = seats.map((_, seat) => Math.abs((after.worth[seat] ?? 0) - (before.worth[seat] ?? 0)))
  const seat = changes.indexOf(Math.max(...changes))
  const words = courses.flatMap(({ one, many }, course) => {
    const by = (after.values[course]?.[seat] ?? 0) - (before.values[course]?.[seat] ?? 0)
    return by === 0 ? [] : [`${by > 0 ? '+' : '−'}${Math.abs(by)} ${Math.abs(by) === 1 ? one : many}`]
  })
  return words.length === 0 ? '' : `${seats[seat]} ${words.slice(0, 2).join(', ')}`
}
