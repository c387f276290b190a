import type { Json } from '@parlour/kernel'
import { gameCreate, gameSaveResponse, lobbyCreate } from '@parlour/protocol'
import type { HubPerson } from './test-hub'

/** Starts a game of Count to Ten from a lobby of the first of these people. Returns its id. */
export async function startToy(
  people: readonly HubPerson[],
  options: Record<string, Json> = {},
): Promise<string> {
  const [host] = people
  if (host === undefined) throw new Error('a game needs players')
  const userIds = people.map(({ _id }) => _id)
  const { lobbyId } = await host.call(lobbyCreate, { userIds, game: 'Count to Ten', options })
  return (await host.call(gameCreate, { lobbyId })).gameId
}

/** Answers in Count to Ten: adds a number, or bids `low` or `high` at its end. */
export function answerToy(person: HubPerson, gameId: string, pick: string) {
  const title = pick === 'low' || pick === 'high' ? 'Bid' : 'Add'
  const response = { actor: person.name, title, selection: [pick] }
  return person.call(gameSaveResponse, { gameId, response })
}

type Two = readonly [HubPerson, HubPerson]

/** Starts a game of Count to Ten for two, and gives four of its six answers. Returns its id. */
export async function runningToy([first, second]: Two): Promise<string> {
  const gameId = await startToy([first, second])
  for (const person of [first, second, first, second]) await answerToy(person, gameId, '3')
  return gameId
}

/** Gives the last two answers of such a game: the first person wins. */
export async function finishToy([first, second]: Two, gameId: string): Promise<void> {
  await answerToy(first, gameId, 'high')
  await answerToy(second, gameId, 'low')
}

/** Plays such a game to its end. Returns its id. */
export async function finishedToy(people: Two): Promise<string> {
  const gameId = await runningToy(people)
  await finishToy(people, gameId)
  return gameId
}
