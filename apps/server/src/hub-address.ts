import type { HubAddress } from '@parlour/protocol'
import type { Services } from './services'
import type { Db } from './store/driver/store'
import { hubSetting } from './store/records/hub-settings'

/** What decides where links begin. */
export interface AddressSources {
  /** The address of the configuration. */
  readonly publicUrl: string | undefined
  /**
   * The address that an admin chose. It counts only while it is one of this machine, for networks give others
   * in time.
   */
  readonly chosen: string | undefined
  /** Addresses under which the network knows this machine, the likeliest first. */
  readonly offered: readonly string[]
}

/**
 * Returns the address that links begin with, and whether somebody decided on it; null where there is none but
 * this machine's own.
 * @internal
 */
export function addressFrom({ publicUrl, chosen, offered }: AddressSources): HubAddress {
  if (publicUrl !== undefined) return { address: publicUrl, isDecided: true }
  if (chosen !== undefined && offered.includes(chosen)) return { address: chosen, isDecided: true }
  return { address: offered[0] ?? null, isDecided: false }
}

/**
 * Returns the address of the hub as it stands: of the configuration, of the admin's choice, or of the
 * network.
 */
export async function hubAddress(
  { config, nearAddresses }: Pick<Services, 'config' | 'nearAddresses'>,
  db: Db,
): Promise<HubAddress> {
  const { publicUrl } = config
  const chosen = publicUrl === undefined ? await hubSetting(db, 'address') : undefined
  return addressFrom({ publicUrl, chosen, offered: nearAddresses() })
}
