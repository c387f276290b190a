import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameSettings, isJsonObject } from '@parlour/kernel'
import { gameFetch, userGames } from '@parlour/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../store/driver/ids'
import { storeGame } from '../testing/store-game'
import { startHub, type TestHub } from '../testing/test-hub'
import { registeredGames } from './registry'

const RECORDED = join(import.meta.dirname, '../../../../tests/recorded')
const recorded = readdirSync(RECORDED).map((file) => readFileSync(join(RECORDED, file), 'utf8'))
const settingsOfAll = recorded.map(
  (text) => (JSON.parse(text) as { readonly settings: GameSettings }).settings,
)
const SECRET = 'what a later version keeps to itself'

/** The settings of a recorded game of this kind, with a key that nothing knows of, in them, in what they hold and in every seat. */
function settingsWithSecret(kind: string, personId: string): GameSettings {
  const known = settingsOfAll.find(({ game }) => game === kind)
  if (known === undefined) throw new Error(`tests/recorded holds no game of ${kind}`)
  const parts = Object.entries(known).map(([key, part]) => [
    key,
    isJsonObject(part) ? { ...part, planned: SECRET } : part,
  ])
  const players = known.players.map((seat, at) => ({
    ...seat,
    _id: at === 0 ? personId : newId(),
    planned: SECRET,
  }))
  return { ...(Object.fromEntries(parts) as GameSettings), players, planned: SECRET } as GameSettings
}

let hub: TestHub
beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub.close())

const playable = [...registeredGames.values()].flatMap(({ play }) => (play === undefined ? [] : [play.rules]))

it.each(playable.map((rules) => [rules.kind, rules] as const))(
  'settings of %s that nobody has named open stay on the server',
  async (kind, rules) => {
    const ann = await hub.person('ann')
    const gameId = await storeGame(hub, rules, settingsWithSecret(kind, ann._id))
    const told = [
      await ann.call(gameFetch, { gameId }),
      await hub.admin.call(gameFetch, { gameId }),
      await ann.call(userGames, { userId: ann._id }),
    ]
    expect(told.map((answer) => JSON.stringify(answer)).filter((text) => text.includes(SECRET))).toEqual([])
    const whole = await hub.admin.call(gameFetch, { gameId, full: true })
    expect(JSON.stringify(whole.game.full)).toContain(SECRET)
  },
)
