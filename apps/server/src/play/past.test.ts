import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Answer,
  type AnyRules,
  difference,
  type GameSettings,
  type GameState,
  start,
} from '@parlour/kernel'
import { type GamePart, partAsJson } from '@parlour/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gamesOf, registeredGames } from '../games/registry'
import type { GameModule, GamePlay, Games } from '../games/module'
import { noNotices } from '../notify/notices'
import { openStore } from '../store/driver/connect'
import type { Store, Tx } from '../store/driver/store'
import { newId } from '../store/driver/ids'
import { insertGame } from '../store/records/games'
import { packGame } from '../store/records/packed-games'
import { type Recording, recordings, seatsOf } from '../testing/recordings'
import { pendingRequestsIn } from './pending-requests'
import { appendChange } from './change'
import { storeChange } from './commit'
import { applyAnswer } from './history'
import { loadGame } from './load-game'
import { momentAt } from './moments'
import { partAt } from './past'
import { partFor } from './project'
import { stateText } from './stored-state'
import type { RunningGame } from './running-game'

const folder = mkdtempSync(join(tmpdir(), 'parlour-past-'))
let store: Store
beforeAll(async () => {
  store = await openStore({ dataFolder: folder })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The games as they are, with nothing stored beside the games themselves. */
const games: Games = gamesOf(
  [...registeredGames.values()].map((module) =>
    module.play === undefined ? module : aloneOf(module, module.play),
  ),
)
function aloneOf(module: GameModule, play: GamePlay): GameModule {
  const nothing = () => Promise.resolve(undefined)
  return {
    ...module,
    play: { ...play, effect: () => Promise.resolve([]), withdrawn: nothing, ended: nothing },
  }
}

/** A short table at which both players show their cards after its end: it takes answers still. */
const shownAfterwards = recordings.flatMap(([file, { settings, answers }]): typeof recordings => {
  const ends = answers.at(-1)
  if (file !== 'magic-table-2.json' || ends === undefined) return []
  const shown = settings.players.map(({ name }) => ({ actor: name, title: 'Show All', selection: ['yes'] }))
  return [['a table with its cards shown', { settings, answers: [...answers.slice(0, 20), ends, ...shown] }]]
})
async function stored(settings: GameSettings): Promise<RunningGame> {
  const { rules } = games.get(settings.game)?.play ?? {}
  if (rules === undefined) throw new Error(`there are no rules of ${settings.game}`)
  const { position, step } = start<GameState<GameSettings>, unknown, GameSettings>(rules, settings)
  const id = newId()
  await store.write((tx) =>
    insertGame(tx, {
      id,
      kind: settings.game,
      settings,
      rulesVersion: rules.version,
      version: 1,
      position: { seq: 0, branchId: 0, state: stateText(position.state) },
      waiting: pendingRequestsIn(rules, position.state).waiting,
      now: 0,
      linkedDraftId: undefined,
      setupLog: step.log,
    }),
  )
  return loaded(id)
}

async function loaded(id: string): Promise<RunningGame> {
  const game = await loadGame({ db: store.db, games }, id)
  if (game === undefined) throw new Error('the game is gone')
  return game
}

/** What each page held after each answer. */
type PartsPerAnswer = readonly (readonly GamePart[])[]

/** A game after an answer that is stored as the server does. */
async function stepped(tx: Tx, before: RunningGame, answer: Answer): Promise<RunningGame> {
  const change = appendChange(before, applyAnswer(before, before.position, answer), {})
  return (await storeChange({ tx, notices: noNotices }, before, change)).after
}

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

it.each([...recordings, ...shownAfterwards])(
  'every page of %s is shown again as it was after any answer',
  async (_file, recording) => {
    const { id, pushed } = await played(recording)
    const game = await loaded(id)
    const later: RunningGame = { ...(await loaded(id)), rules: grown(game.rules) }
    expect(pushed.length).toBe(recording.answers.length + 1)
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

it.each(recordings)(
  '%s is stored after each of its first answers as it is in memory',
  async (_file, recording) => {
    let game = await stored(recording.settings)
    let whole = 0
    await store.write(async (tx) => {
      for (const answer of recording.answers.slice(0, 60)) {
        game = await stepped(tx, game, answer)
        const loaded = await loadGame({ db: tx, games }, game.id)
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
