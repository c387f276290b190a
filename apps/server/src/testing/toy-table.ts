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
