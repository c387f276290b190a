import { leaderOf, type Match } from './match'

/**
 * What counts in the standings: matches that are over, and rounds in which somebody had nobody to play
 * against.
 */
export interface Results {
  readonly matches: readonly Match[]
  /** Ids; one for each bye. */
  readonly byes: readonly string[]
}

export interface MatchTally {
  readonly won: number
  readonly lost: number
  readonly drawn: number
}

/** How one drafter stands. The shares are the tie-breaks, in their order. */
export interface Standing {
  readonly player: string
  /** From 1; those whom nothing tells apart share it. */
  readonly place: number
  readonly points: number
  readonly matches: MatchTally
  readonly games: MatchTally
  readonly opponentsMatchWins: number
  readonly gameWins: number
  readonly opponentsGameWins: number
}

/** No share of wins counts as less than this, so that weak opponents do not cost too much. */
const FLOOR = 0.33
const NONE: MatchTally = { won: 0, lost: 0, drawn: 0 }
const BYE: Pick<Standing, 'matches' | 'games'> = {
  matches: { ...NONE, won: 1 },
  games: { ...NONE, won: 2 },
}

/** Three for a win, one for a draw, of matches or of games. */
const pointsOf = ({ won, drawn }: MatchTally): number => 3 * won + drawn

/**
 * Returns how the players (ids) stand, best first; whom nothing tells apart stay as they were given (rules:
 * matches 3).
 */
export function standings(players: readonly string[], results: Results): readonly Standing[] {
  const own = new Map(players.map((player) => [player, recordOf(player, results)]))
  const all = players.map((player) => withTieBreaks(player, own)).toSorted(byRank)
  return all.map((standing) => ({
    ...standing,
    place: 1 + all.findIndex((other) => byRank(other, standing) === 0),
  }))
}

interface PlayerRecord extends Pick<Standing, 'matches' | 'games'> {
  /** One for each match, byes left out. */
  readonly opponents: readonly string[]
}

function recordOf(player: string, { matches, byes }: Results): PlayerRecord {
  const played = matches.filter(({ players }) => players.includes(player))
  const free = byes.filter((one) => one === player).map(() => BYE)
  const parts = [...played.map((match) => partOf(match, player)), ...free]
  return {
    matches: sum(parts.map((part) => part.matches)),
    games: sum(parts.map((part) => part.games)),
    opponents: played.flatMap(({ players }) => players.filter((one) => one !== player)),
  }
}

function partOf(match: Match, player: string): Pick<Standing, 'matches' | 'games'> {
  const leader = leaderOf(match)
  const own = match.wins[match.players.indexOf(player)] ?? 0
  const games = { won: own, lost: match.wins[0] + match.wins[1] - own, drawn: match.draws }
  if (leader === undefined) return { matches: { ...NONE, drawn: 1 }, games }
  return { matches: { ...NONE, [leader === player ? 'won' : 'lost']: 1 }, games }
}

const sum = (tallies: readonly MatchTally[]): MatchTally =>
  tallies.reduce(
    (all, one) => ({ won: all.won + one.won, lost: all.lost + one.lost, drawn: all.drawn + one.drawn }),
    NONE,
  )

/** The part of the points that could be won; never less than the floor. */
function shareOf(tally: MatchTally): number {
  const played = tally.won + tally.lost + tally.drawn
  return played === 0 ? FLOOR : Math.max(FLOOR, pointsOf(tally) / (3 * played))
}

function withTieBreaks(player: string, records: ReadonlyMap<string, PlayerRecord>): Standing {
  const { matches, games, opponents } = records.get(player) ?? { matches: NONE, games: NONE, opponents: [] }
  const average = (of: 'matches' | 'games') =>
    opponents.length === 0
      ? FLOOR
      : opponents.reduce((all, one) => all + shareOf(records.get(one)?.[of] ?? NONE), 0) / opponents.length
  return {
    player,
    place: 0,
    points: pointsOf(matches),
    matches,
    games,
    opponentsMatchWins: average('matches'),
    gameWins: shareOf(games),
    opponentsGameWins: average('games'),
  }
}

/** Sums in another order differ in their last digits. */
const EQUAL = 1e-9

function byRank(one: Standing, other: Standing): number {
  const differences = [
    other.points - one.points,
    other.opponentsMatchWins - one.opponentsMatchWins,
    other.gameWins - one.gameWins,
    other.opponentsGameWins - one.opponentsGameWins,
  ]
  return differences.find((difference) => Math.abs(difference) > EQUAL) ?? 0
}
