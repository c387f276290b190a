import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Random, randomFrom, seeded } from '@parlour/kernel'
import { gameCreate, lobbyCreate } from '@parlour/protocol'
import { HubRefusal, type HubUser } from '../tests/hub-client'
import { type ServerProcess, startServerProcess } from '../tests/server-process'
import { countedWay } from './counted-way'
import { type Floor, floorOf, floorRows, lonelyFloorOf, measuredFloor } from './floor'
import { newDraft, openSeats, playAll, signedIn } from './hub-drafts'
import type { HubSeat } from './hub-seat'
import { median } from './median'
import { costPerAnswer, untilAtRest } from './process-cost'
import type { BenchRow } from './row'
import { watchWritten, type WrittenBytes } from './written-ahead'
import { UNLIMITED } from './unlimited'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const SEATS = 8
const DRAFTS = 25
/** In how many more hubs a crowd is measured. */
const MORE_HUBS = 2
/** Answers of a game of two that are measured, one game after the other. */
const DUEL_ANSWERS = 400
/** And before them: until then the compiler is at work on the cards, and takes up to a fifth of the time. */
const DUEL_WARM_UP = 4000
const MOST_REFUSALS = 50

/**
 * Lets players answer one at a time, each after all have got the push of the one before; returns how many
 * answers there were.
 */
async function oneAtATime(seats: readonly HubSeat[], most: number): Promise<number> {
  const random = randomFrom(seeded('one at a time'))
  let answers = 0
  while (answers < most && !seats.every((seat) => seat.isOver())) {
    const seat = seats.find((candidate) => candidate.asked() !== undefined)
    if (seat === undefined) await Promise.race(seats.map((waiting) => waiting.news()))
    else {
      await answered(seat, random)
      answers += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return answers
}

/** A card's own condition may refuse what chance drew: another is drawn. */
async function answered(seat: HubSeat, random: Random): Promise<void> {
  for (let refusals = 0; ; refusals += 1) {
    try {
      await seat.answer(random)
      return
    } catch (error) {
      if (!(error instanceof HubRefusal) || refusals === MOST_REFUSALS) throw error
    }
  }
}

async function crowd(users: readonly HubUser[]): Promise<readonly HubSeat[]> {
  const seats: HubSeat[] = []
  for (let draft = 0; draft < DRAFTS; draft += 1) {
    const table = users.slice(draft * SEATS, (draft + 1) * SEATS)
    seats.push(...(await openSeats(table, await newDraft(table, `crowd ${draft}`))))
  }
  return seats
}

async function newDuel([host, guest]: readonly HubUser[]): Promise<string> {
  if (host === undefined || guest === undefined) throw new Error('A game of two needs two players.')
  const userIds = [host._id, guest._id]
  const { lobbyId } = await host.send(lobbyCreate, { userIds, game: 'Innovation: Ultimate' })
  return (await host.send(gameCreate, { lobbyId })).gameId
}

/** Games of two, one after the other, until there are enough answers. */
async function duels(users: readonly HubUser[], most: number): Promise<number> {
  let answers = 0
  while (answers < most) {
    const seats = await openSeats(users, await newDuel(users))
    answers += await oneAtATime(seats, most - answers)
    for (const seat of seats) seat.leave()
  }
  return answers
}

/** A quiet draft whose players' connections are counted: bytes to each of them for each pick. */
async function bytesPerPick(server: ServerProcess, users: readonly HubUser[]): Promise<number> {
  const way = await countedWay(server.url)
  const gameId = await newDraft(users, 'counted')
  const seats = await openSeats(
    users.map((user) => ({ ...user, url: way.url })),
    gameId,
  )
  const before = way.bytes()
  const picks = await oneAtATime(seats, Number.POSITIVE_INFINITY)
  const bytes = way.bytes() - before
  for (const seat of seats) seat.leave()
  way.close()
  return bytes / picks / users.length
}

interface Cost extends WrittenBytes {
  readonly cpu: number
}

/** What some work costs the server for each of its answers: processor time in ms, and bytes to disk. */
async function costIn({ server, folder }: ServerFolder, work: () => Promise<number>): Promise<Cost> {
  const written = watchWritten(folder)
  const { answers, cpu } = await costPerAnswer({ servers: [server] }, work)
  const { bytes, blocks } = written()
  return { cpu, bytes: bytes / answers, blocks: blocks / answers }
}

const diskRow = (what: string, { bytes, blocks }: WrittenBytes): BenchRow => ({
  name: `cost: to disk for ${what}`,
  measured: blocks / 1024,
  unit: 'KB',
  budget: 10,
  note: `in whole blocks of the disk; ${(bytes / 1024).toFixed(1)} KB by the byte, with what goes into the store later`,
})

interface ServerFolder {
  readonly server: ServerProcess
  readonly folder: string
}

const times = (cost: number, floor: number): string => `${(cost / floor).toFixed(1)} × the floor`

/** A pick where a crowd drafts at once in a hub that was just started, and the floor right after it. */
interface CrowdCost {
  readonly pick: Cost
  /** What a draft took the server after its end, in ms. */
  readonly packing: number
  readonly floor: Floor
}

async function crowded(place: ServerFolder, users: readonly HubUser[]): Promise<CrowdCost> {
  const seats = await crowd(users)
  const pick = await costIn(place, () => playAll(seats))
  for (const seat of seats) seat.leave()
  const packing = (await untilAtRest(place.server)) / DRAFTS
  return { pick, packing, floor: await measuredFloor() }
}

/**
 * The same in hubs of their own: one figure for a server and one for its floor differ by more than what is
 * compared.
 */
async function otherCrowds(): Promise<readonly CrowdCost[]> {
  const found: CrowdCost[] = []
  while (found.length < MORE_HUBS)
    found.push(await inNewHub(async (place) => crowded(place, await signedIn(place.server, SEATS * DRAFTS))))
  return found
}

const cost = (name: string, ms: number, rest: Pick<BenchRow, 'budget' | 'note'>): BenchRow => ({
  name: `cost: ${name}, processor time`,
  measured: ms,
  unit: 'ms',
  ...rest,
})

function crowdRows(crowds: readonly CrowdCost[]): readonly BenchRow[] {
  const pick = median(crowds.map((one) => one.pick.cpu))
  const multiple = median(crowds.map((one) => one.pick.cpu / floorOf(one.floor)))
  const note = `median of ${crowds.length} hubs`
  return [
    cost('a pick of 200 players in 25 drafts', pick, { budget: 1.5, note }),
    { name: 'cost: such a pick against the floor', measured: multiple, unit: '×', budget: 7, note },
  ]
}

async function measured(place: ServerFolder): Promise<readonly BenchRow[]> {
  const { server } = place
  const users = await signedIn(server, SEATS * DRAFTS)
  const first = await crowded(place, users)
  const table = users.slice(0, SEATS)
  const quietSeats = await openSeats(table, await newDraft(table, 'quiet'))
  const quiet = await costIn(place, () => oneAtATime(quietSeats, Number.POSITIVE_INFINITY))
  for (const seat of quietSeats) seat.leave()
  // As a hub that has run for a while: the drafts above had thousands of picks before the ones that are
  // counted.
  await duels(users.slice(0, 2), DUEL_WARM_UP)
  await untilAtRest(server)
  const duel = await costIn(place, () => duels(users.slice(0, 2), DUEL_ANSWERS))
  const bytes = await bytesPerPick(server, table)
  // Measured at the same time: whatever else the machine does slows both down.
  const floor = await measuredFloor()
  const crowds = [first, ...(await otherCrowds())]
  const alone = lonelyFloorOf(floor)
  return [
    ...floorRows(floor),
    ...crowdRows(crowds),
    {
      name: 'cost: a draft that is packed after its end, processor time',
      measured: first.packing,
      unit: 'ms',
    },
    cost('a pick, one at a time', quiet.cpu, { budget: 2, note: times(quiet.cpu, alone) }),
    cost('an answer of Innovation, one at a time', duel.cpu, { budget: 2, note: times(duel.cpu, alone) }),
    diskRow('a pick, one at a time', quiet),
    diskRow('a pick of many', first.pick),
    diskRow('an answer of Innovation, one at a time', duel),
    { name: 'cost: to each client for a pick', measured: bytes / 1000, unit: 'KB', budget: 1 },
  ]
}

/** What an answer costs the server's process, beside the least that any server of this kind can do. */
export const costRows = (): Promise<readonly BenchRow[]> => inNewHub(measured)

async function inNewHub<T>(work: (place: ServerFolder) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const server = await startServerProcess({
    bundle: SERVER_BUNDLE,
    env: { ...UNLIMITED, PARLOUR_DATA: folder },
  })
  try {
    return await work({ server, folder })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
