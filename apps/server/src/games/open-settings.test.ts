import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameSettings, isJsonObject, type Json, type JsonObject } from '@parlour/kernel'
import { gameFetch, userGames } from '@parlour/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../store/driver/ids'
import { storeGame } from '../testing/store-game'
import { startHub, type TestHub } from '../testing/test-hub'
import { registeredGames } from './registry'

const RECORDED = join(import.meta.dirname, '../../../../tests/recorded')
const SECRET = 'what a later version keeps to itself'

const settingsIn = (file: string): GameSettings =>
  (JSON.parse(readFileSync(join(RECORDED, file), 'utf8')) as { readonly settings: GameSettings }).settings

/** A value with a key that nothing knows of in every object that it holds, at any depth. */
function withSecret(value: Json): Json {
  if (isList(value)) return value.map(withSecret)
  if (!isJsonObject(value)) return value
  const parts = Object.entries(value).flatMap(([key, part]) =>
    part === undefined ? [] : [[key, withSecret(part)]],
  )
  return { ...(Object.fromEntries(parts) as JsonObject), planned: SECRET }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** The settings of a recorded game with such keys; its first seat is this person's. */
function settingsWithSecret(file: string, personId: string): GameSettings {
  const settings = withSecret(settingsIn(file) as GameSettings & JsonObject) as GameSettings & JsonObject
  const players = settings.players.map((seat, at) => ({ ...seat, _id: at === 0 ? personId : newId() }))
  return { ...settings, players }
}

let hub: TestHub
beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub.close())

const files = readdirSync(RECORDED).filter((file) => file.endsWith('.json'))

it('every game with rules has a recorded game, of which the settings are tried', () => {
  const kinds = new Set(files.map((file) => settingsIn(file).game))
  const missing = [...registeredGames.values()].filter(
    ({ facts, play }) => play !== undefined && !kinds.has(facts.kind),
  )
  expect(missing.map(({ facts }) => facts.kind)).toEqual([])
})

it.each(files)('settings of %s that nobody has named open stay on the server', async (file) => {
  const ann = await hub.person('ann')
  const settings = settingsWithSecret(file, ann._id)
  const rules = registeredGames.get(settings.game)?.play?.rules
  if (rules === undefined) throw new Error(`There are no rules of ${settings.game}.`)
  const gameId = await storeGame(hub, rules, settings)
  const allViews = [
    await ann.call(gameFetch, { gameId }),
    await hub.admin.call(gameFetch, { gameId }),
    await ann.call(userGames, { userId: ann._id }),
  ]
  expect(allViews.map((answer) => JSON.stringify(answer)).filter((text) => text.includes(SECRET))).toEqual([])
  const whole = await hub.admin.call(gameFetch, { gameId, full: true })
  expect(JSON.stringify(whole.game.full)).toContain(SECRET)
})
