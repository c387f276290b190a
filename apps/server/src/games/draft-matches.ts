import { type MatchRecords, proposedFor, tournamentIn } from '@parlour/matches'
import type { GameSummary } from '@parlour/protocol'
import type { Db, Tx } from '../store/driver/store'
import { addRound, roundsOf } from '../store/records/draft-rounds'
import { gameSummaries } from '../store/records/games'
import { gamesLinkedTo, peopleSeatedIn } from '../store/records/links'
import { refusal } from '../refusals/refusal'

/** A draft with all that was played with its decks. */
export interface DraftMatches extends Pick<MatchRecords, 'rounds'> {
  readonly draft: GameSummary
  readonly games: GameSummary[]
}

/** Returns a draft with the games that are linked to it; undefined of an unknown or killed game. */
export async function draftMatches(db: Db, draftId: string): Promise<DraftMatches | undefined> {
  const [draft] = await gameSummaries(db, [draftId])
  if (draft === undefined) return undefined
  const games = await gameSummaries(db, await gamesLinkedTo(db, draftId))
  return { draft, games, rounds: await roundsOf(db, draftId) }
}

/** Returns the seats of a game that are people's. */
export const peopleOf = ({ settings }: GameSummary): GameSummary['settings']['players'] =>
  settings.players.filter(({ bot }) => bot === undefined)

/** Refuses players (ids) if any of them has no seat in the draft. */
export async function checkAllDrafted(
  db: Db,
  { draftId, players }: { readonly draftId: string; readonly players: readonly string[] },
): Promise<void> {
  const drafters = await peopleSeatedIn(db, draftId)
  if (!players.every((player) => drafters.has(player))) throw refusal('not_all_drafted')
}

/** A game that is about to begin. */
interface NewMatchGame {
  readonly draftId: string
  /** Ids. */
  readonly players: readonly string[]
  readonly now: number
}

/**
 * Fixes the round that is proposed in a held draft, if the players of the game are paired in it (rules:
 * matches 2).
 */
export async function fixRound(tx: Tx, { draftId, players, now }: NewMatchGame): Promise<void> {
  const [one, other, ...more] = players
  if (one === undefined || other === undefined || more.length > 0) return
  const matches = await draftMatches(tx, draftId)
  if (matches?.draft.gameOver !== true) return
  const tournament = tournamentIn(matches)
  const round = tournament === undefined ? undefined : proposedFor(tournament, [one, other])
  if (round === undefined) return
  const pairings = round.pairings.map((pairing) => pairing.players)
  await addRound(tx, { draftId, round: matches.rounds.length + 1 }, { begun: now, pairings })
}
