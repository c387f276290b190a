import { callerByToken } from './http/auth'
import { linkUnknown, notFound } from './failures/failures'
import { guestKey } from './http/limits'
import type { LiveAccess, Watch } from './live/door'
import { gameInSight, gameOf, onlookerSight } from './play/onlooker-sight'
import { seatOf } from './play/seat'
import { sightOf } from './play/sight'
import type { Caller, Services } from './services'
import { countChat } from './store/records/chat'
import { lobbyById } from './store/records/lobbies'

/** How many reads a watch counts as: presence is looked up, and told to everybody at the table. */
const READS_PER_WATCH = 5
/**
 * How many reads a page counts as that opens. Twenty of a person may do so at once, and watch what they show,
 * with reads to spare.
 */
const READS_PER_PAGE = 10

/** Who comes in over the live connection, and what each may watch: games that they may look at, any lobby. */
export const doorOf = (services: Services): LiveAccess => ({
  signIn: (token, address) => callerByToken(services, token, { ip: address }),
  lookIn: async ({ gameId, link }, ip) => {
    const guest = { _id: '', name: '', isAdmin: false, tokenHash: '', ip, link }
    onlookerSight(await gameOf(services, guest, gameId), guest, undefined)
    return guest
  },
  countPage: (caller) => services.limits.countRead(limitKey(caller), READS_PER_PAGE),
  countWord: (caller) => services.limits.countRead(limitKey(caller)),
  countWatch: (caller) => services.limits.countRead(limitKey(caller), READS_PER_WATCH),
  mayWatch: (caller, target) => mayWatch(services, caller, target),
  saw: ({ _id, adminId }, id) => {
    // An impersonator reads nothing in the other's name.
    if (adminId !== undefined) return
    services.bell
      .markSeen(_id, id)
      .catch((error: unknown) => services.log.error({ err: error }, 'a notice was not marked as read'))
  },
  standOf: async (watched) => {
    const game = await services.play.current(watched.id)
    if (watched.kind === 'onlooker')
      return { seq: (await gameInSight(services.store.db, game, watched.sight)).version, lines: 0 }
    const lines = await countChat(services.store.db, watched.id)
    const { version: seq } = await services.play.current(watched.id)
    return { seq, lines }
  },
  onRemoteChange: services.play.changedElsewhere,
})

/** What somebody's messages are counted under: without an account, their address. */
const limitKey = ({ _id, link, ip }: Caller): string => (link === undefined ? _id : guestKey(ip))

async function mayWatch(
  services: Services,
  caller: Caller,
  target: Parameters<LiveAccess['mayWatch']>[1],
): Promise<Watch> {
  const { kind, id } = target
  if (kind === 'lobby') {
    if (caller.link !== undefined) throw linkUnknown()
    if ((await lobbyById(services.store.db, id)) === undefined) throw notFound('lobby', id)
    return { kind, id }
  }
  const game = await gameOf(services, caller, id)
  if (seatOf(game, caller) !== undefined || caller.isAdmin)
    return { kind, id, seat: sightOf(game, caller).seat }
  return { kind: 'onlooker', id, sight: onlookerSight(game, caller, target.eyes) }
}
