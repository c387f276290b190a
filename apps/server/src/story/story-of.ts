import type { GameStory, StoredStory } from '@parlour/protocol'
import { gameWithOpenHands } from '../play/look-back'
import type { RunningGame } from '../play/running-game'
import { isAtTable, sightBack } from '../play/sight'
import { refusal } from '../refusals/refusal'
import type { Caller, Services } from '../services'
import { storeStory, storedStory, seriesOf } from '../store/records/game-stories'
import { ownSeat } from '../play/seat'
import { sharedPath } from './shared-links'
import { makeStory } from './make-story'

/** Raised when stories change: those stored before are made again. */
const STORY_VERSION = 1

/**
 * Returns the story of a game that is over to somebody who may look back on it. Refuses others, and a game
 * that runs.
 */
export async function storyOf(services: Services, caller: Caller, gameId: string): Promise<GameStory> {
  const current = await services.play.current(gameId)
  sightBack(current, caller, undefined)
  if (!current.gameOver) throw refusal('story_to_come')
  const game = await gameWithOpenHands(services, caller, gameId)
  const { settings, kind } = game
  return {
    ...(await storedOrNewStory(services, game)),
    gameId,
    kind,
    name: settings.name,
    players: settings.players.map(({ _id, name, bot }) =>
      bot === undefined ? { _id, name } : { _id, name, bot },
    ),
    started: settings.createdTimestamp,
    series: await seriesOf(services.store.db, {
      kind,
      userIds: settings.players.filter(({ bot }) => bot === undefined).map(({ _id }) => _id),
      seats: settings.players.length,
      alsoClosed: isAtTable(game, caller),
    }),
  }
}

/**
 * Returns the path under which whoever has the link sees how a game ended. Refuses who does not sit in it, a
 * game that runs, and one that its players closed to others.
 */
export async function sharedStoryPath(services: Services, caller: Caller, gameId: string): Promise<string> {
  const game = await services.play.current(gameId)
  sightBack(game, caller, undefined)
  ownSeat(game, caller)
  if (game.closed) throw refusal('closed_not_shared')
  await storyOf(services, caller, gameId)
  return sharedPath(services.store.db, gameId)
}

/** A story is made when somebody first asks for it, so that no answer waits for it, and stored. */
async function storedOrNewStory({ store }: Services, game: RunningGame): Promise<StoredStory> {
  const { story } = game.rules
  if (story === undefined) throw refusal('story_to_come')
  const { seq, branchId } = game.position
  const madeOf = `${STORY_VERSION} ${seq} ${branchId}`
  const stored = await storedStory(store.db, game.id, madeOf)
  if (stored !== undefined) return stored
  const made = await makeStory(store.db, game, story)
  await storeStory(store.db, { gameId: game.id, madeOf, story: made })
  return made
}
