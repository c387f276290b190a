import type { GameOverData } from '@parlour/protocol'
import { isJsonObject, type JsonObject } from '@parlour/kernel'
import type { Db, Tx } from '../driver/store'

const INNOVATION_KINDS: readonly string[] = ['Innovation: Ultimate', 'Innovation']

/** What is kept of a finished game (rules: hub 5). */
export interface GameStats {
  readonly error: false
  readonly result: GameOverData
  readonly inGame: JsonObject
}
type Count = readonly [kind: 'game' | 'reason' | 'card' | 'player', name: string, games: number, wins: number]

/**
 * Keeps the running figures of two-player Innovation games when one ends or its end is withdrawn (rules: hub 5). Games without
 * a single winner are not counted.
 */
export async function countResult(
  tx: Tx,
  game: {
    readonly kind: string
    readonly settings: { readonly players: readonly { readonly name: string }[] }
  },
  change: { readonly before: GameStats | null; readonly after: GameStats | null },
): Promise<void> {
  const players = game.settings.players.map((player) => player.name)
  if (!INNOVATION_KINDS.includes(game.kind) || players.length !== 2) return
  for (const count of countsOf(change.before, players)) await addCount(tx, count, -1)
  for (const count of countsOf(change.after, players)) await addCount(tx, count, 1)
}

function countsOf(stats: GameStats | null, players: readonly string[]): readonly Count[] {
  if (stats === null) return []
  const { result: over, inGame } = stats
  const [winner] = over.winners
  if (over.winners.length !== 1 || winner === undefined) return []
  const meldedBy = isJsonObject(inGame.meldedBy) ? inGame.meldedBy : {}
  return [
    ['game', '', 1, 0],
    ['reason', over.reason, 1, 0],
    ...players.map((name): Count => ['player', name, 1, name === winner ? 1 : 0]),
    ...Object.entries(meldedBy).map(([card, by]): Count => ['card', card, 1, by === winner ? 1 : 0]),
  ]
}

async function addCount(tx: Tx, [kind, name, games, wins]: Count, sign: 1 | -1): Promise<void> {
  await tx
    .insertInto('innovation_counts')
    .values({ kind, name, games: games * sign, wins: wins * sign })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'name']).doUpdateSet((value) => ({
        games: value('innovation_counts.games', '+', games * sign),
        wins: value('innovation_counts.wins', '+', wins * sign),
      })),
    )
    .execute()
}

/** The running figures of Innovation: one row for all games, and one per reason, card and player. */
export const innovationCounts = (db: Db) =>
  db.selectFrom('innovation_counts').selectAll().where('games', '>', 0).execute()
