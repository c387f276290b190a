import { adminInsertGame, gameFetch } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { startDraft } from '../testing/play-draft'
import type { TestHub } from '../testing/test-hub'

const UNSEATED = [400, 'admin is not mapped to one of the players']

/** Loads a game of two players as a new one. Returns what the server answers. */
async function loaded(hub: TestHub, names: readonly [string, string]): Promise<[number, string | undefined]> {
  const players = await Promise.all(names.map((name) => hub.person(name)))
  const gameId = await startDraft(players, { packSize: 3 })
  const { game } = await hub.admin.call(gameFetch, { gameId, full: true })
  const { http, body } = await hub.admin.send(adminInsertGame, { data: { ...game } })
  return [http, body.message]
}

onBothStores(
  'a loaded game',
  (hub) => {
    it('has the admin of the settings among its players, or where there is none, whoever loads it', async () => {
      expect(await loaded(hub(), ['cat', 'dan'])).toEqual(UNSEATED)
      expect(await loaded(hub(), ['cat', hub().admin.name])).toEqual([200, undefined])
      await hub().person('ann')
      expect(await loaded(hub(), ['cat', hub().admin.name])).toEqual(UNSEATED)
      expect(await loaded(hub(), ['ann', 'dan'])).toEqual([200, undefined])
    })
  },
  { config: { adminName: 'ann' } },
)
