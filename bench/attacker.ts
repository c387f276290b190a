import { hubClient } from '../tests/hub-client'
import { attacksOf } from './attacks'

/**
 * A hostile account as a process of its own, so that what it does for its attacks is not taken for what they cost the others. It is told
 * where the server is, who it is, and what to do.
 */
const [url = '', token = '', _id = '', name = '', ...wanted] = process.argv.slice(2)
const attacks = await attacksOf({ ...(await hubClient(url)).as(token), token, _id, name })
for (const [called, attack] of attacks) if (wanted.includes(called)) attack()
console.log('attacking')
