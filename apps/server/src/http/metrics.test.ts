import { expect, it } from 'vitest'
import { replaceMessages } from '../store/records/outbox'
import { startHub } from '../testing/test-hub'

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
