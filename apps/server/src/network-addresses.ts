import type { NetworkInterfaceInfo } from 'node:os'

/** The network interfaces of a machine, as Node gives them. */
export type NetworkInterfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Addresses that stand for every address of this machine. */
const EVERY_ADDRESS = ['0.0.0.0', '::']
/** What a machine gives itself where no network gave it an address; nobody reaches it there. */
const MADE_UP = /^169\.254\./

/**
 * The addresses that friends in the same network can type, those of home networks first; none where the server listens to this
 * machine alone, or to one address that is named anyway.
 */
export function networkAddresses(
  { host, port }: { readonly host: string; readonly port: number },
  interfaces: NetworkInterfaces,
): readonly string[] {
  if (!EVERY_ADDRESS.includes(host)) return []
  return Object.values(interfaces)
    .flatMap((several) => several ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !MADE_UP.test(address))
    .map(({ address }) => address)
    .toSorted((a, b) => Number(isHomely(b)) - Number(isHomely(a)))
    .map((address) => `http://${address}:${port}`)
}

/** Most routers of homes give addresses that begin like this; containers and tunnels mostly have others. */
const isHomely = (address: string): boolean => address.startsWith('192.168.')

/** Hosts that stand for this machine, whatever it is called. */
const THIS_MACHINE = [...EVERY_ADDRESS, '127.0.0.1', '::1', 'localhost']

/** The address at which this machine itself opens the server; others do, too, where it listens to one address of a network. */
export function ownAddress({ host, port }: { readonly host: string; readonly port: number }): string {
  if (THIS_MACHINE.includes(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
