import { setTimeout } from 'node:timers/promises'
import { argumentsOf } from '../tooling/arguments.mjs'
import { HubRefusal, hubClient, type HubUser } from '../tests/hub-client'
import { attacksOf } from './attacks'

/**
 * A hostile account as a process of its own, so that what it does for its attacks is not taken for what they
 * cost the others. Its arguments say where the server is, who it signs in as, and what to do.
 */
const { words } = argumentsOf({
  usage: 'attacker.js -- URL TOKEN ID NAME ATTACK...',
  words: [4, Number.POSITIVE_INFINITY],
})
const [url = '', token = '', _id = '', name = '', ...wanted] = words
const attacks = await prepared({ ...(await hubClient(url)).as(token), token, _id, name })
for (const [called, attack] of attacks) if (wanted.includes(called)) attack()
console.log('attacking')

/** An account that attacked before is refused for a while, also what it needs for the next attack. */
async function prepared(user: HubUser): Promise<Awaited<ReturnType<typeof attacksOf>>> {
  for (;;) {
    try {
      return await attacksOf(user)
    } catch (error) {
      if (!(error instanceof HubRefusal) || error.http !== 429) throw error
      await setTimeout(1000)
    }
  }
}
