import { freeBotName } from '@parlour/protocol'
import type { Db } from '../store/driver/store'
import type { LobbySeat } from '../store/records/lobbies'
import { userNames, usersByIds } from '../store/records/users'
import { refusal } from '../refusals/refusal'

/** A seat as a lobby is sent with: a user, or a bot of some kind with or without a name. */
export interface SentSeat {
  readonly _id: string
  readonly name?: string | undefined
  readonly bot?: string | undefined
}

/**
 * The seats of a lobby in the order given: people with the names they have now, bots each with a free name
 * that nobody of the hub has. Refuses an unknown user, the same one twice, and a bot that takes the id of a
 * user.
 */
export async function seatsOf(db: Db, sent: readonly SentSeat[]): Promise<readonly LobbySeat[]> {
  const ids = sent.map((seat) => seat._id)
  if (new Set(ids).size < ids.length) throw refusal('player_listed_twice')
  const known = new Map((await usersByIds(db, ids)).map((user) => [user.id, user.name]))
  const people = sent.filter((seat) => seat.bot === undefined)
  for (const { _id } of people) if (!known.has(_id)) throw refusal('no_user_with_id', { id: _id })
  const taken = people.length === sent.length ? [] : [...(await userNames(db))]
  return sent.map(({ _id, name, bot }) => {
    if (bot === undefined) return { _id, name: known.get(_id) ?? '' }
    if (known.has(_id)) throw refusal('bot_with_id_of_user')
    const botName = freeBotName(taken, name)
    if (botName === undefined) throw refusal('too_many_bots')
    taken.push(botName)
    return { _id, name: botName, bot }
  })
}
