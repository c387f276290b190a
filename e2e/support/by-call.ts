import { type Pick, type Random, randomFrom, randomPicks, type Request, seeded } from '@parlour/kernel'
import { gameFetch, gameSaveResponse, type SerializedGame } from '@parlour/protocol'
import { mergePush } from '../../apps/web/src/game/merge-push'
import { HubRefusal, type HubUser } from '../../tests/hub-client'

const MOST_ROUNDS = 8000
const MOST_REFUSALS = 50

/** The game as that player sees it now. */
export const gameOf = async (player: HubUser, gameId: string): Promise<SerializedGame> =>
  (await player.send(gameFetch, { gameId })).game

interface CallPlayOptions {
  readonly picks: (request: Request, random: Random) => readonly Pick[]
  /**
   * Asked before each answer about the player who gives it. If what a caller waits for never comes, the test
   * fails and says so.
   */
  readonly isEnough?: undefined | ((player: HubUser, game: SerializedGame) => boolean)
}

/** Returns choices at random that are the same at every run of a test. */
export function repeatablePicks(): (request: Request) => readonly Pick[] {
  const random = randomFrom(seeded('the same moves every time'))
  return (request) => randomPicks(request, random)
}

/**
 * Lets players answer by call until the game is over or `isEnough` says so. As a page does, each holds the
 * game and merges what their own answer changed: it is fetched only when somebody else has moved since.
 */
export async function playByCall(
  players: readonly HubUser[],
  gameId: string,
  { picks, isEnough }: CallPlayOptions,
): Promise<void> {
  const random = randomFrom(seeded(gameId))
  const games = new Map<HubUser, SerializedGame>()
  let latest: SerializedGame | undefined
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const asked: readonly HubUser[] = players.filter(({ name }) => latest?.waiting.includes(name) === true)
    // Where all wait for somebody else, such as a bot, only a look at the server tells when that is over.
    const player: HubUser | undefined = asked[0] ?? players[round % players.length]
    if (player === undefined) throw new Error('Nobody plays.')
    const own = games.get(player)
    let game =
      own !== undefined && asked.length > 0 && own.seq === latest?.seq ? own : await gameOf(player, gameId)
    if (isEnough?.(player, game) === true) return
    if (game.gameOver) {
      if (isEnough === undefined) return
      throw new Error('The game was over before it was enough.')
    }
    const [request] = game.requests
    if (request !== undefined) game = await answered(player, game, () => picks(request, random))
    games.set(player, game)
    latest = game
  }
  throw new Error(`The game has no end after ${MOST_ROUNDS} answers.`)
}

/** Where a card's own condition refuses a selection, another is drawn. Returns the game after the answer. */
async function answered(
  player: HubUser,
  game: SerializedGame,
  picks: () => readonly Pick[],
): Promise<SerializedGame> {
  const { _id: gameId, seq: knows } = game
  const [{ title, id: requestId } = { title: '', id: '' }] = game.requests
  for (let refusals = 0; ; refusals += 1) {
    const response = { actor: player.name, title, requestId, selection: [...picks()] }
    try {
      const { serializedGame, push } = await player.send(gameSaveResponse, { gameId, response, knows })
      if ('view' in serializedGame) return serializedGame
      const merged = push && mergePush(game, push)
      return merged?.kind === 'merged' ? merged.game : gameOf(player, gameId)
    } catch (error) {
      if (!(error instanceof HubRefusal) || refusals === MOST_REFUSALS) throw error
    }
  }
}
