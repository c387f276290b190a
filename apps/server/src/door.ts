import { callerByToken } from './http/auth'
import { notFound } from './failures/failures'
import type { LiveAccess } from './live/door'
import { sightOf } from './play/sight'
import type { Services } from './services'
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
  signIn: (token, address) => callerByToken(services, token, address),
  countPage: ({ _id }) => services.limits.countRead(_id, READS_PER_PAGE),
  countWord: ({ _id }) => services.limits.countRead(_id),
  countWatch: ({ _id }) => services.limits.countRead(_id, READS_PER_WATCH),
  mayWatch: async (caller, { kind, id }) => {
    if (kind === 'lobby') {
      if ((await lobbyById(services.store.db, id)) === undefined) throw notFound('lobby', id)
      return { kind, id }
    }
    const { seat } = sightOf(await services.play.current(id), caller)
    return { kind, id, seat }
  },
  saw: ({ _id, adminId }, id) => {
    // An impersonator reads nothing in the other's name.
    if (adminId !== undefined) return
    services.bell
      .markSeen(_id, id)
      .catch((error: unknown) => services.log.error({ err: error }, 'a notice was not marked as read'))
  },
  standOf: async (gameId) => {
    const lines = await countChat(services.store.db, gameId)
    const { version: seq } = await services.play.current(gameId)
    return { seq, lines }
  },
  onRemoteChange: services.play.changedElsewhere,
})
