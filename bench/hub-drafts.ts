import { type Random, randomFrom, seeded } from '@parlour/kernel'
import { userCreate } from '@parlour/protocol'
import { hubClient, type HubUser } from '../tests/hub-client'
import type { ServerProcess } from '../tests/server-process'
import { startDraft } from '../tests/start-draft'
import { type HubSeat, openSeat } from './hub-seat'

const PASSWORD = 'bench-password'

/** Makes this many users and signs each in. Their names begin alike; another beginning makes others. */
export async function signedIn(
  server: ServerProcess,
  count: number,
  called = 'player',
): Promise<readonly HubUser[]> {
  const hub = await hubClient(server.url)
  const admin = await hub.signIn(server.admin.name, server.admin.password)
  const users: HubUser[] = []
  for (let index = 1; index <= count; index += 1) {
    const name = `${called}${index}`
    await admin.send(userCreate, { name, password: PASSWORD })
    users.push(await hub.signIn(name, PASSWORD))
  }
  return users
}

/** A draft of 3 packs of 15 for these users; returns its id. */
export async function newDraft(users: readonly HubUser[], name: string): Promise<string> {
  const [host, ...others] = users
  if (host === undefined) throw new Error('A draft needs a player.')
  return startDraft(host, others, { name, numPacks: 3, packSize: 15 })
}

/** The pages of all players of a draft. */
export const openSeats = (users: readonly HubUser[], gameId: string): Promise<readonly HubSeat[]> =>
  Promise.all(users.map((user) => openSeat(user, gameId)))

/** Plays one seat to the end as fast as it can; returns how many answers it gave. */
async function playSeat(seat: HubSeat, random: Random): Promise<number> {
  let answers = 0
  while (!seat.isOver()) {
    if (seat.asked() === undefined) await seat.news()
    else {
      await seat.answer(random)
      answers += 1
    }
  }
  return answers
}

/** Plays every seat to the end, all at the same time; returns how many answers were given. */
export async function playAll(seats: readonly HubSeat[]): Promise<number> {
  const counts = await Promise.all(seats.map((seat) => playSeat(seat, randomFrom(seeded(seat.name)))))
  return counts.reduce((sum, count) => sum + count, 0)
}
