import type { HubAddress } from '@parlour/protocol'

/** Who can open a link that begins with an address. */
export type Reach = 'everywhere' | 'network' | 'machine'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/
/** Addresses and names that only a home or office network knows. */
const PRIVATE =
  /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^\[f[cde]|\.(local|lan|home|internal|home\.arpa)$|^[^.[\]]+$/

/** Returns from where a whole address is reached, as far as its host says. */
export function reachOf(address: string): Reach {
  const { hostname } = new URL(address)
  if (LOOPBACK.test(hostname)) return 'machine'
  return PRIVATE.test(hostname) ? 'network' : 'everywhere'
}

/**
 * Returns where links begin: with the address that the host decided on, unless that is this machine's own and
 * the page was opened at another; else with the one that this page was opened at, since that works for others
 * too unless it is this machine's own; else with the likeliest of the network.
 */
export function linkStart({ address, isDecided }: HubAddress, origin: string): string {
  if (isDecided && address !== null && reachOf(address) !== 'machine') return address
  return reachOf(origin) === 'machine' ? (address ?? origin) : origin
}

/** Who can open such a link, in one line; where nobody else can, how to let them in. */
export const REACH_WORDS: Readonly<Record<Reach, string>> = {
  everywhere: 'Whoever has the link can open it, from anywhere.',
  network: 'Opens on devices in the same network, such as your Wi-Fi.',
  machine:
    'Opens on this computer only. To let friends in, connect it to a network and start Parlour with HOST=0.0.0.0, or set PARLOUR_PUBLIC_URL to an address that they can reach.',
}
