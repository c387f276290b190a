import { denied, notFound } from '../failures/failures'
import { seatOf } from '../play/seat'
import type { Caller, Services } from '../services'

export type Watch =
  | { readonly kind: 'game'; readonly id: string; readonly seat: string | undefined }
  | { readonly kind: 'lobby'; readonly id: string }

/** Whether a caller may watch: a game with a seat in it (admins also without one), any lobby (HUB.md 16). */
export async function mayWatch(
  services: Services,
  caller: Caller,
  target: { readonly kind: 'game' | 'lobby'; readonly id: string },
): Promise<Watch> {
  if (target.kind === 'lobby') {
    const lobby = await services.store.db
      .selectFrom('lobbies')
      .select('id')
      .where('id', '=', target.id)
      .executeTakeFirst()
    if (lobby === undefined) throw notFound('lobby', target.id)
    return { kind: 'lobby', id: target.id }
  }
  const warm = await services.play.current(target.id)
  if (warm.killed) throw notFound('game', target.id)
  const seat = seatOf(warm, caller)
  if (seat === undefined && !caller.isAdmin) throw denied('Only players of this game may watch it.')
  return { kind: 'game', id: target.id, seat }
}
