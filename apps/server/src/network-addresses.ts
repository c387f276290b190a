import type { NetworkInterfaceInfo } from 'node:os'

/** The network interfaces of a machine, as Node gives them. */
export type NetworkInterfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

const EVERY_IPV6 = '::'
/** Addresses that stand for every address of this machine. */
const EVERY_ADDRESS = ['0.0.0.0', EVERY_IPV6]
/** What a machine gives itself where no network gave it an address; nobody reaches it there. */
const MADE_UP = /^(169\.254\.|fe[89ab])/i

/** Where the server listens, and how many trusted proxies stand before it. */
interface Listening {
  readonly host: string
  readonly port: number
  readonly proxies?: number
}

/**
 * The addresses that friends in the same network can type, those of home networks first; of IPv6 where there
 * are no others. None where the server listens to this machine alone, or to one address that is named anyway,
 * and none behind a proxy: friends come through that, and only its host knows its address.
 */
export function networkAddresses(
  { host, port, proxies = 0 }: Listening,
  interfaces: NetworkInterfaces,
): readonly string[] {
  if (!EVERY_ADDRESS.includes(host) || proxies > 0) return []
  const near = Object.values(interfaces)
    .flatMap((several) => several ?? [])
    .filter(({ internal, address }) => !internal && !MADE_UP.test(address))
  const ofFamily = (wanted: string) =>
    near.filter(({ family }) => family === wanted).map(({ address }) => address)
  const old = ofFamily('IPv4').toSorted((a, b) => Number(isHomely(b)) - Number(isHomely(a)))
  const addresses = old.length > 0 || host !== EVERY_IPV6 ? old : ofFamily('IPv6')
  return addresses.map((address) => addressOf(address, port))
}

const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Most routers of homes give addresses that begin like this; containers and tunnels mostly have others. */
const isHomely = (address: string): boolean => address.startsWith('192.168.')

/** Hosts that stand for this machine, whatever it is called. */
const THIS_MACHINE = [...EVERY_ADDRESS, '127.0.0.1', '::1', 'localhost']

/**
 * The address at which this machine itself opens the server; others do, too, where it listens to one address
 * of a network.
 */
export function ownAddress({ host, port }: { readonly host: string; readonly port: number }): string {
  if (THIS_MACHINE.includes(host)) return `http://localhost:${port}`
  return addressOf(host, port)
}
