import { z } from 'zod'
import { call, type EmptyAnswer, line, nothing } from '../call'

/** Where the links begin that people hand on. */
export interface HubAddress {
  /**
   * Scheme, host and port, without a slash at the end; null where only the server's own machine reaches it.
   */
  readonly address: string | null
  /** Whether the host decided on it; else it is only the likeliest of the network's. */
  readonly isDecided: boolean
}
export const hubAddressInfo = call<HubAddress>()('hub/address', nothing, { reads: true })

/** The addresses that an admin chooses from. */
export const adminAddresses = call<{
  /** The address of the configuration, which no choice changes; null where there is none. */
  configured: string | null
  /** The last choice, also when the machine no longer has that address. */
  chosen: string | null
  /** Addresses under which the network knows the machine. */
  offered: readonly string[]
}>()('admin/addresses', nothing, { access: 'admin', reads: true })
/** Chooses one of the addresses offered for all links. */
export const adminChooseAddress = call<EmptyAnswer>()(
  'admin/choose_address',
  z.object({ address: line(200).meta({ title: 'address' }) }),
  { access: 'admin' },
)
