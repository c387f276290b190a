import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyRules, difference, type GameSettings } from '@parlour/kernel'
import { type GamePart, MOST_MOMENTS, partAsJson } from '@parlour/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noNotices } from '../notify/notices'
import { openStore } from '../store/driver/connect'
import type { Store } from '../store/driver/store'
import { packGame } from '../store/records/packed-games'
import { partsOf } from '../testing/follow'
import { type Recording, recordings, seatsOf } from '../testing/recordings'
import { gamesAlone, stepped, storeBegun } from '../testing/store-recorded'
import type { Moment } from './game-advance'
import { storeChange } from './commit'
import { loadGame } from './load-game'
import { momentAt, momentsBetween } from './moments'
import { momentsFor, partAt } from './past'
import { partFor } from './project'
import { stateText } from './stored-state'
import { logLengthAt, type RunningGame } from './running-game'

const folder = mkdtempSync(join(tmpdir(), 'parlour-past-'))
let store: Store
beforeAll(async () => {
  store = await openStore({ dataFolder: folder })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A short table at which both players show their cards after its end: it takes answers still. */
const shownAfterwards = recordings.flatMap(([file, { settings, answers }]): typeof recordings => {
  const ends = answers.at(-1)
  if (file !== 'magic-table-2.json' || ends === undefined) return []
  const shown = settings.players.map(({ name }) => ({ actor: name, title: 'Show All', selection: ['yes'] }))
  return [['a table with its cards shown', { settings, answers: [...answers.slice(0, 20), ends, ...shown] }]]
})
const stored = (settings: GameSettings): Promise<RunningGame> => storeBegun(store, settings)

async function loaded(id: string): Promise<RunningGame> {
  const game = await loadGame({ db: store.db, games: gamesAlone }, id)
  if (game === undefined) throw new Error('the game is gone')
  return game
}

/** What each page held after each answer. */
type PartsPerAnswer = readonly (readonly GamePart[])[]

/**
 * Plays a recorded game. All its answers are one transaction: what is looked at is what was written, not
 * when.
 */
async function played(
  recording: Recording,
): Promise<{ readonly id: string; readonly pushed: PartsPerAnswer }> {
  const seats = seatsOf(recording)
  let game = await stored(recording.settings)
  const pushed = [seats.map((seat) => partFor(game, seat))]
  await store.write(async (tx) => {
    for (const answer of recording.answers) {
      game = await stepped(tx, game, answer)
      pushed.push(seats.map((seat) => partFor(game, seat)))
    }
  })
  return { id: game.id, pushed }
}

/** What two parts differ in; undefined where they are equal. */
const between = (one: GamePart, other: GamePart) => difference(partAsJson(one), partAsJson(other))

/** Whatever would run a step of these rules fails. */
function grown(rules: AnyRules): AnyRules {
  const fails = () => {
    throw new Error('a rule was run')
  }
  return { ...rules, version: rules.version + 1, setup: fails, pending: fails, pace: fails, apply: fails }
}

/** Fails unless neighboring moments, wherever one begins, are those that every page showed. */
async function checkMoments(game: RunningGame, recording: Recording, pushed: PartsPerAnswer): Promise<void> {
  const last = recording.answers.length
  for (const [at, seat] of seatsOf(recording).entries()) {
    const size = MOST_MOMENTS - 7 * at
    for (let from = 0; from <= last; from += size) {
      const to = Math.min(from + size - 1, last)
      const sent = momentsFor(game, await momentsBetween(store.db, game, { from, to }), seat)
      expect(sent.map(({ seq, logLength }) => [seq, logLength])).toEqual(
        Array.from({ length: to - from + 1 }, (_, n) => [from + n, logLengthAt(game, from + n)]),
      )
      for (const [n, part] of partsOf(sent).entries()) {
        const then = pushed[from + n]?.[at]
        if (then === undefined) throw new Error('nothing was pushed')
        expect(between(then, part), `${seat} after ${from + n}`).toBeUndefined()
      }
    }
  }
}

it.each([...recordings, ...shownAfterwards])(
  'every page of %s is shown again as it was after any answer, alone and with its neighbors',
  async (_file, recording) => {
    const { id, pushed } = await played(recording)
    const game = await loaded(id)
    const later: RunningGame = { ...(await loaded(id)), rules: grown(game.rules) }
    expect(pushed.length).toBe(recording.answers.length + 1)
    await checkMoments(game, recording, pushed)
    for (const [seq, parts] of pushed.entries()) {
      const [moment, laterMoment] = [
        await momentAt(store.db, game, seq),
        await momentAt(store.db, later, seq),
      ]
      if (moment === undefined || laterMoment === undefined) throw new Error(`answer ${seq} is not known`)
      for (const [at, seat] of seatsOf(recording).entries()) {
        const then = parts[at]
        if (then === undefined) throw new Error('nothing was pushed')
        expect(between(then, partAt(game, moment, seat)), `${seat} after ${seq}`).toBeUndefined()
        // The present is left out: whoever is asked now is asked by the rules of now.
        if (seq === recording.answers.length) continue
        const shownLater = partAt(later, laterMoment, seat)
        expect(between({ ...then, requests: [] }, shownLater), `${seat} after ${seq}`).toBeUndefined()
      }
    }
  },
  300_000,
)

it('moments before the first that is kept are left out, and played again where the rules are the same', async () => {
  const [, recording] = recordings.find(([file]) => file === 'innovation-2.json') ?? []
  if (recording === undefined) throw new Error('there is no such recording')
  const { id, pushed } = await played(recording)
  await store.db
    .updateTable('answers')
    .set({ back: null })
    .where('game_id', '=', id)
    .where('seq', '<=', 38)
    .execute()
  const seqs = (moments: readonly Moment[]) => moments.map(({ position }) => position.seq)
  const game = await loaded(id)
  const later: RunningGame = { ...(await loaded(id)), rules: grown(game.rules) }
  const range = { from: 10, to: 55 }
  expect(seqs(await momentsBetween(store.db, later, range))).toEqual(
    seqs(await momentsBetween(store.db, game, range)).slice(28),
  )
  expect(await momentsBetween(store.db, later, { from: 0, to: 37 })).toEqual([])
  const [seat] = seatsOf(recording)
  for (const moment of await momentsBetween(store.db, game, range)) {
    const then = pushed[moment.position.seq]?.[0]
    if (then === undefined) throw new Error('nothing was pushed')
    expect(between(then, partAt(game, moment, seat))).toBeUndefined()
  }
})

it.each(recordings)(
  '%s is stored after each of its first answers as it is in memory',
  async (_file, recording) => {
    let game = await stored(recording.settings)
    let whole = 0
    await store.write(async (tx) => {
      for (const answer of recording.answers.slice(0, 60)) {
        game = await stepped(tx, game, answer)
        const loaded = await loadGame({ db: tx, games: gamesAlone }, game.id)
        if (loaded === undefined) throw new Error('the game is gone')
        if (loaded.steps === 0) whole += 1
        expect(loaded.steps).toBe(game.steps)
        expect(asStored(loaded)).toEqual(asStored(game))
      }
    })
    expect(whole).toBeLessThan(40)
  },
)
const asStored = ({ position }: RunningGame): unknown => JSON.parse(stateText(position.state))

it('an answer is taken back to exactly the state before it, also after others were', async () => {
  const [, recording] = recordings.find(([file]) => file === 'innovation-2.json') ?? []
  if (recording === undefined) throw new Error('there is no such recording')
  let game = await stored(recording.settings)
  const states = [stateText(game.position.state)]
  for (const answer of recording.answers.slice(0, 60)) {
    const before = game
    game = await store.write((tx) => stepped(tx, before, answer))
    states.push(stateText(game.position.state))
  }
  for (const keep of [57, 49, 50 - 7, 0]) {
    const before = await loaded(game.id)
    const base = (await momentAt(store.db, before, keep))?.position
    if (base === undefined) throw new Error('the position is not known')
    expect(JSON.parse(stateText(base.state))).toEqual(JSON.parse(states[keep] ?? ''))
    await store.write((tx) =>
      storeChange({ tx, notices: noNotices }, before, { keep, base, advances: [], author: {} }),
    )
    const after = await loaded(game.id)
    expect([after.answers.length, JSON.parse(stateText(after.position.state))]).toEqual([
      keep,
      JSON.parse(states[keep] ?? ''),
    ])
  }
})

const OF_A_GAME = ['game_setups', 'game_states', 'game_players', 'answers', 'game_packs', 'chat'] as const

/** How many bytes the values of some rows take. */
const bytesOf = (rows: readonly object[]): number =>
  rows
    .flatMap((row): readonly unknown[] => Object.values(row))
    .reduce<number>(
      (sum, value) => sum + (value instanceof Uint8Array ? value.length : Buffer.byteLength(String(value))),
      0,
    )

it('an ended game of Innovation takes little room', async () => {
  const [, recording] = recordings.find(([file]) => file === 'innovation-2.json') ?? []
  if (recording === undefined) throw new Error('there is no such recording')
  const { id } = await played(recording)
  const stored = async () => {
    const whole = await store.db.selectFrom('games').selectAll().where('id', '=', id).execute()
    let bytes = bytesOf(whole)
    for (const table of OF_A_GAME)
      bytes += bytesOf(await store.db.selectFrom(table).selectAll().where('game_id', '=', id).execute())
    return bytes
  }
  const before = await stored()
  await packGame(store, id)
  const after = await stored()
  expect(before).toBeGreaterThan(100_000)
  expect(after).toBeGreaterThan(5000)
  expect(after).toBeLessThan(40_000)
})
