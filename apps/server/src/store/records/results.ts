import type { GameFacts, GameSettings, JsonObject, ArchivedGame, Seat, Tally } from '@parlour/kernel'
import type { GameOverData } from '@parlour/protocol'
import { parsed } from '../driver/json'
import type { Db, Tx } from '../driver/store'

/** What is kept of a finished game (rules: hub 5). */
export interface GameStats {
  readonly error: false
  readonly result: GameOverData
  readonly inGame: JsonObject
}

/** What was kept of a game when it ended; null of one that has not. */
export async function storedStats(tx: Tx, id: string): Promise<GameStats | null> {
  const row = await tx.selectFrom('games').select('stats').where('id', '=', id).executeTakeFirst()
  const stats = row?.stats ?? null
  return stats === null ? null : parsed<GameStats>(stats)
}

interface CountedGame {
  readonly kind: string
  readonly facts: Pick<GameFacts<unknown>, 'statistics'>
  readonly settings: { readonly players: readonly Pick<Seat, 'name' | 'bot'>[] }
}

/**
 * Keeps the running totals of a game that has statistics, when one ends or its end is withdrawn (rules: hub
 * 5).
 */
export async function countResult(
  tx: Tx,
  game: CountedGame,
  change: { readonly before: GameStats | null; readonly after: GameStats | null },
): Promise<void> {
  for (const tally of talliesOf(game, change.before)) await addTally(tx, game.kind, negative(tally))
  for (const tally of talliesOf(game, change.after)) await addTally(tx, game.kind, tally)
}

function talliesOf({ facts, settings }: CountedGame, stats: GameStats | null): readonly Tally[] {
  if (stats === null || facts.statistics === undefined) return []
  return facts.statistics.counts(finished(settings.players, stats))
}

function finished(seats: CountedGame['settings']['players'], { result, inGame }: GameStats) {
  const players = seats.map(({ name }) => name)
  return { players, hasBots: seats.some(({ bot }) => bot !== undefined), outcome: result, figures: inGame }
}

const negative = (tally: Tally): Tally => ({ ...tally, games: -tally.games, wins: -tally.wins })

async function addTally(tx: Tx, game: string, tally: Tally): Promise<void> {
  const { heading, name, games, wins } = tally
  await tx
    .insertInto('result_counts')
    .values({ game, heading, name, games, wins })
    .onConflict((conflict) =>
      conflict.columns(['game', 'heading', 'name']).doUpdateSet((value) => ({
        games: value('result_counts.games', '+', games),
        wins: value('result_counts.wins', '+', wins),
      })),
    )
    .execute()
}

/** Returns the running totals of a kind of game. */
export const resultTotals = (db: Db, game: string): Promise<readonly Tally[]> =>
  db
    .selectFrom('result_counts')
    .select(['heading', 'name', 'games', 'wins'])
    .where('game', '=', game)
    .where('games', '>', 0)
    .execute()

/** Returns what some of the finished games that are kept add up to, each of which says what it adds. */
export async function keptTotals(
  db: Db,
  game: string,
  counts: (game: ArchivedGame) => readonly Tally[],
): Promise<readonly Tally[]> {
  const rows = await db
    .selectFrom('games')
    .innerJoin('game_setups', 'game_setups.game_id', 'games.id')
    .innerJoin('game_players', 'game_players.game_id', 'games.id')
    .select(['games.stats', 'games.last_updated', 'game_setups.settings', 'game_players.ended'])
    .where('games.kind', '=', game)
    .where('games.game_over', '=', 1)
    .where('games.killed', '=', 0)
    .where('game_players.seat', '=', 0)
    .execute()
  const totals = new Map<string, Tally>()
  for (const { stats, settings, ended, last_updated } of rows) {
    if (stats === null) continue
    const begun = parsed<GameSettings & JsonObject>(settings)
    const archive = { settings: begun, ended: ended ?? last_updated }
    for (const one of counts({ ...finished(begun.players, parsed<GameStats>(stats)), ...archive })) {
      const key = JSON.stringify([one.heading, one.name])
      const { games, wins } = totals.get(key) ?? { games: 0, wins: 0 }
      totals.set(key, { ...one, games: games + one.games, wins: wins + one.wins })
    }
  }
  return [...totals.values()]
}
