import {
  type BodyOf,
  gameFetch,
  gameFile,
  gameMoments,
  gameShare,
  gameStory,
  type SerializedGame,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied } from '../failures/failures'
import { fileOfGame } from '../play/game-file'
import { gameAt, gameToLookAt, lookBack } from '../play/look-back'
import { serializeAt } from '../play/past'
import { serialize } from '../play/project'
import { besideOf } from '../play/reply'
import { gameForOnlooker, isOnlooker } from '../play/onlooker-sight'
import { isAtTable, sightBack } from '../play/sight'
import { wholeGame } from '../play/whole-game'
import { refusal } from '../refusals/refusal'
import type { Caller, Services } from '../services'
import { sharedStoryPath, storyOf } from '../story/story-of'
import { audit } from '../store/records/audit'
import { chatOf } from '../store/records/chat'

/** What is read of a game: as it is now, and as it was (rules: hub 16). */
export function gameReadCalls(on: ReturnType<typeof callsOn>): void {
  on(gameFetch, async (body, { services, caller }) => ({
    game: await fetched(services, caller, body),
  }))
  on(gameMoments, (body, { services, caller }) => lookBack(services, caller, body))
  on(gameFile, async (body, { services, caller }) => ({
    file: await fileOfGame(services, caller, body),
  }))
  on(gameStory, async ({ gameId }, { services, caller }) => ({
    story: await storyOf(services, caller, gameId),
  }))
  on(gameShare, async ({ gameId }, { services, caller }) => ({
    path: await sharedStoryPath(services, caller, gameId),
  }))
}

/** What the players have said, and which of them are there, is told to nobody who did not play. */
const NOT_FOR_OTHERS = { chat: [], moreChat: false, present: [] } as const

async function fetched(
  services: Services,
  caller: Caller,
  { gameId, full = false, upTo, eyes }: BodyOf<typeof gameFetch>,
): Promise<SerializedGame> {
  const mayAll = caller.isAdmin && caller.adminId === undefined
  const isPast = upTo !== undefined || eyes !== undefined
  if (full && !mayAll) throw denied('access_denied')
  if (full && isPast) throw refusal('complete_form_of_past')
  const isNow = !full && upTo === undefined
  if (isNow && isOnlooker(await services.play.current(gameId), caller))
    return gameForOnlooker(services, caller, { gameId, eyes })
  // The game is read last, so that what is sent is never older than what was pushed in the meantime.
  const context = await besideOf(services, gameId)
  const game = await gameToLookAt(services, caller, { gameId, eyes })
  const { seat } = sightBack(game, caller, eyes)
  const beside = isAtTable(game, caller) ? context : { ...context, ...NOT_FOR_OTHERS }
  services.play.continueBots(game)
  if (isPast) {
    const then = await gameAt(services, game, upTo ?? game.answers.length)
    // The game may have gone on meanwhile.
    return serializeAt(then, sightBack(then.game, caller, eyes).seat, beside)
  }
  const serialized = serialize(game, seat, beside)
  if (!full) return serialized
  const { _id: actorId, ip } = caller
  await audit(services.store.db, { actorId, action: 'game fetch full', targetId: gameId, ip })
  return { ...serialized, full: wholeGame(game, await chatOf(services.store.db, gameId)) }
}
