import { setTimeout } from 'node:timers/promises'
import { type Random, randomFrom, seeded } from '@parlour/kernel'
import { userCreate } from '@parlour/protocol'
import { hubClient, type HubUser } from '../tests/hub-client'
import type { ServerProcess } from '../tests/server-process'
import { startDraft } from '../tests/start-draft'
import { type HubSeat, openSeat } from './hub-seat'

const PASSWORD = 'bench-password'
/** How many users are made at once. */
const AT_ONCE = 10

/** Makes this many users and signs each in: several at once, as many as a server hashes passwords for. */
export async function signedIn(server: ServerProcess, count: number): Promise<readonly HubUser[]> {
  const hub = await hubClient(server.url)
  const admin = await hub.signIn(server.admin.name, server.admin.password)
  const users: HubUser[] = []
  while (users.length < count) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - users.length) }, async (_, at) => {
      const name = `player${users.length + at + 1}`
      await admin.send(userCreate, { name, password: PASSWORD })
      return hub.signIn(name, PASSWORD)
    })
    users.push(...(await Promise.all(next)))
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

/**
 * Plays one seat as fast as it can, to the end of the game or of the time; returns how many answers it gave.
 */
async function playSeat(seat: HubSeat, random: Random, time: Time): Promise<number> {
  let answers = 0
  while (!seat.isOver() && !time.isOver()) {
    if (seat.asked() === undefined) await Promise.race([seat.news(), time.over])
    else {
      await seat.answer(random)
      answers += 1
    }
  }
  return answers
}

interface Time {
  readonly isOver: () => boolean
  readonly over: Promise<void>
}

/** So many seconds from now. */
function timeOf(seconds: number): Time {
  let isOver = false
  const over = setTimeout(seconds * 1000).then(() => void (isOver = true))
  return { isOver: () => isOver, over }
}
const noEnd = (): Time => ({ isOver: () => false, over: new Promise(() => undefined) })

/**
 * Plays every seat, all at the same time, to the end or for this many seconds; returns how many answers were
 * given.
 */
export async function playAll(seats: readonly HubSeat[], seconds?: number): Promise<number> {
  const time = seconds === undefined ? noEnd() : timeOf(seconds)
  const counts = await Promise.all(seats.map((seat) => playSeat(seat, randomFrom(seeded(seat.name)), time)))
  return counts.reduce((sum, count) => sum + count, 0)
}
