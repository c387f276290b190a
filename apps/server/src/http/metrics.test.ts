import { gameFetch } from '@parlour/protocol'
import { expect, it, onTestFinished } from 'vitest'
import { replaceMessages } from '../store/records/outbox'
import { startHub } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { answerToy, startToy } from '../testing/toy-table'

const shown = async (address: string) => {
  const response = await fetch(`${address}/metrics`)
  return [response.status, await response.text()] as const
}

it('shows its counters only where the host opens them', async () => {
  const hub = await startHub()
  expect((await shown(hub.address))[0]).toBe(404)
  await hub.close()
})

it('counts calls, and the messages that wait to be sent', async () => {
  const hub = await startHub({ config: { open: ['metrics'], logLevel: 'silent' } })
  const about = { userId: hub.admin._id, gameId: 'f'.repeat(24), topic: 'game' }
  expect((await shown(hub.address))[1]).toContain('\nparlour_outbox 0\n')
  const laid = [{ channel: '@ann', text: 'x', at: Date.now() + 60_000 }]
  await hub.server.services.store.write((tx) => replaceMessages(tx, about, laid))
  const [status, text] = await shown(hub.address)
  expect(status).toBe(200)
  expect(text).toContain('\nparlour_outbox 1\n')
  expect(text).toContain('\nparlour_calls_total{path="/metrics",code="200"} 1\n')
  await hub.server.services.store.close()
  expect((await shown(hub.address))[1]).toContain('parlour_uptime_seconds')
  await hub.close()
})

it('counts where the games were found that somebody needed', async () => {
  // Room for one game: the other has to be loaded whenever they take turns.
  const config = { open: ['metrics'], logLevel: 'silent', gamesMemory: 1 } as const
  const hub = await startHub({ games: [toyModule()], config })
  onTestFinished(() => hub.close())
  const found = async (where: string) => {
    const [, text] = await shown(hub.address)
    return Number(text.split(`parlour_games_needed_total{found="${where}"} `)[1]?.split('\n')[0])
  }
  const { ann, bob } = await hub.people('ann', 'bob')
  const first = await startToy([ann, bob])
  await answerToy(ann, first, '1')
  const [memory, store] = [await found('in memory'), await found('in store')]
  await answerToy(ann, first, '1')
  expect(await found('in memory')).toBeGreaterThan(memory)
  expect(await found('in store')).toBe(store)
  const second = await startToy([ann, bob])
  const before = await found('in store')
  for (const gameId of [second, first, second]) await ann.call(gameFetch, { gameId })
  expect((await found('in store')) - before).toBeGreaterThanOrEqual(2)
  expect(await found('answers missing')).toBe(0)
})
