import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../store/driver/store'
import { endedGameShown, type EndedGameShown } from '../store/records/game-stories'
import { hubSecret } from '../store/records/hub-secrets'

const seal = async (db: Db, gameId: string): Promise<Buffer> =>
  createHmac('sha256', await hubSecret(db, 'shared-stories'))
    .update(gameId)
    .digest()

/** Returns the path under which whoever has the link sees how a game ended; only this hub can make it. */
export const sharedPath = async (db: Db, gameId: string): Promise<string> =>
  `/shared/${gameId}.${(await seal(db, gameId)).toString('base64url')}`

/**
 * Returns the finished game that the end of such a path names. Undefined where this hub did not make the
 * link, and while the game runs, is closed to others, or has no story.
 */
export async function sharedGame(db: Db, token: string): Promise<EndedGameShown | undefined> {
  const [gameId = '', mark = ''] = token.split('.')
  const ownSeal = await seal(db, gameId)
  const sentSeal = Buffer.from(mark, 'base64url')
  const isOurs = ownSeal.length === sentSeal.length && timingSafeEqual(ownSeal, sentSeal)
  return isOurs ? endedGameShown(db, gameId) : undefined
}
