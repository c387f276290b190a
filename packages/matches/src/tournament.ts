import type { DraftRound, GameSummary } from '@parlour/protocol'
import type { LinkedGame } from './linked-game'
import { type Match, matchOf, type Pair } from './match'
import { roundRobin } from './round-robin'
import { type Results, type Standing, standings } from './standings'
import { firstOrder, swissPairings, swissRounds } from './swiss'

/** The most people among whom everybody meets everybody; more of them play Swiss rounds. */
const MOST_ROUND_ROBIN = 5

/** All that is known of the matches of a draft. */
export interface MatchRecords {
  /** Ids of the people who drafted, in the order of the draft. */
  readonly people: readonly string[]
  /** The games that are linked to the draft. */
  readonly games: readonly LinkedGame[]
  /** Swiss rounds, the first one first. */
  readonly rounds: readonly DraftRound[]
}

export interface Pairing {
  /** Ids; alone, a player sits out. */
  readonly players: readonly string[]
  /** Absent for one who sits out. */
  readonly match?: Match
}

export interface Round {
  readonly pairings: readonly Pairing[]
  /** A Swiss round is a proposal, made from the results so far, until the first of its games begins. */
  readonly isProposed: boolean
}

export interface Tournament {
  readonly system: 'round robin' | 'swiss'
  /** How many rounds there will be; Swiss rounds come one after the other. */
  readonly length: number
  readonly rounds: readonly Round[]
  /** Best first. */
  readonly standings: readonly Standing[]
  readonly isOver: boolean
}

/**
 * Returns how the matches of a draft stand, and who plays whom next; undefined when fewer than two people
 * drafted.
 * @internal
 */
export function tournamentOf(records: MatchRecords): Tournament | undefined {
  const { people } = records
  if (people.length < 2) return undefined
  const system = people.length <= MOST_ROUND_ROBIN ? 'round robin' : 'swiss'
  const rounds = system === 'swiss' ? swiss(records) : everybodyMeets(records)
  const length = system === 'swiss' ? swissRounds(people.length) : rounds.length
  return {
    system,
    length,
    rounds,
    standings: standings(people, resultsOf(rounds, system)),
    isOver: rounds.length === length && rounds.every(isRoundOver),
  }
}

/** A draft as it is fetched with what was played with its decks. */
export interface DraftWithMatches extends Pick<MatchRecords, 'games' | 'rounds'> {
  readonly draft: Pick<GameSummary, 'settings' | 'gameOver' | 'lastUpdated'>
}

/**
 * Returns how the matches of a draft stand, and who plays whom next; undefined when fewer than two people
 * drafted. Games that began before the draft was over were played with other decks (rules: matches 1).
 */
export function tournamentIn({ draft, games, rounds }: DraftWithMatches): Tournament | undefined {
  const people = draft.settings.players.filter(({ bot }) => bot === undefined).map(({ _id }) => _id)
  const over = draft.gameOver ? draft.lastUpdated : Number.POSITIVE_INFINITY
  return tournamentOf({
    people,
    games: games.filter(({ settings }) => settings.createdTimestamp >= over),
    rounds,
  })
}

/** Returns the latest match that a round pairs these two for, in whatever order; undefined without one. */
export function pairedMatch({ rounds }: Tournament, players: Pair): Match | undefined {
  return rounds
    .flatMap(({ pairings }) => pairings)
    .findLast((pairing) => pairing.match !== undefined && isBetween(pairing.players, players))?.match
}

/** Returns the round that is proposed when these two are paired in it; undefined otherwise. */
export function proposedFor({ rounds }: Tournament, players: Pair): Round | undefined {
  return rounds.find(
    ({ isProposed, pairings }) =>
      isProposed && pairings.some((pairing) => isBetween(pairing.players, players)),
  )
}

const isBetween = (paired: readonly string[], players: Pair): boolean =>
  paired.length === 2 && paired.every((player) => players.includes(player))

const isRoundOver = ({ isProposed, pairings }: Round): boolean =>
  !isProposed && pairings.every(({ match }) => match?.isOver !== false)

const everybodyMeets = ({ people, games }: MatchRecords): readonly Round[] =>
  roundRobin(people).map((pairings) => ({
    isProposed: false,
    pairings: pairings.map((players) => pairingOf(players, games, 0)),
  }))

function swiss(records: MatchRecords): readonly Round[] {
  const { people, games } = records
  const fixed = records.rounds.map(({ begun, pairings }) => ({
    isProposed: false,
    pairings: pairings.map((players) => pairingOf(players, games, begun)),
  }))
  if (fixed.length === swissRounds(people.length) || !fixed.every(isRoundOver)) return fixed
  const pairings = nextPairings(people, fixed).map((players) => pairingOf(players, [], 0))
  return [...fixed, { isProposed: true, pairings }]
}

function pairingOf(players: readonly string[], games: readonly LinkedGame[], since: number): Pairing {
  const [one, other] = players
  if (one === undefined || other === undefined) return { players }
  return { players, match: matchOf(games, [one, other], since) }
}

function nextPairings(people: readonly string[], rounds: readonly Round[]): readonly (readonly string[])[] {
  const before = rounds.flatMap(({ pairings }) => pairings.map(({ players }) => players))
  const order =
    rounds.length === 0
      ? firstOrder(people)
      : standings(people, resultsOf(rounds, 'swiss')).map(({ player }) => player)
  return swissPairings(order, {
    met: (one, other) => before.some((players) => isBetween(players, [one, other])),
    satOut: (player) => before.some((players) => players.length === 1 && players.includes(player)),
  })
}

/** Sitting out is a bye in Swiss rounds alone: where everybody meets everybody it happens to all. */
function resultsOf(rounds: readonly Round[], system: Tournament['system']): Results {
  const fixed = rounds.filter(({ isProposed }) => !isProposed).flatMap(({ pairings }) => pairings)
  return {
    matches: fixed.flatMap(({ match }) => (match?.isOver === true ? [match] : [])),
    byes: system === 'swiss' ? fixed.flatMap(({ players }) => (players.length === 1 ? players : [])) : [],
  }
}
