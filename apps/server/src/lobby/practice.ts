import { randomBytes } from 'node:crypto'
import { type JsonObject, readOptions } from '@parlour/kernel'
import type { Games } from '../games/module'
import type { Caller } from '../services'
import type { Tx } from '../store/driver/store'
import { addLobby } from '../store/records/lobbies'
import { randomLobbyName } from './lobby-name'
import { seatsOf } from './seats'
import { refusal } from '../refusals/refusal'

/**
 * Makes a lobby of the caller and bots for a game that is practiced with them; returns its id. Refuses other
 * games.
 */
export async function practiceLobby(
  { tx, games }: { readonly tx: Tx; readonly games: Games },
  caller: Caller,
  game: string,
): Promise<string> {
  const module = games.get(game)
  if (module === undefined) throw refusal('unknown_game', { game })
  const { practice, bots } = module.facts
  if (practice === undefined) throw refusal('no_practice', { title: module.facts.title })
  const [kind] = bots
  const seats = Array.from({ length: practice.bots }, () => ({
    _id: randomBytes(12).toString('hex'),
    bot: kind?.name,
  }))
  const wished = { ...practice.options, ...(await module.practiceOptions?.(tx)) }
  return addLobby(tx, {
    name: randomLobbyName(),
    game,
    options: readOptions(module.facts, wished) as JsonObject,
    users: await seatsOf(tx, [{ _id: caller._id }, ...seats]),
    userId: caller._id,
  })
}
