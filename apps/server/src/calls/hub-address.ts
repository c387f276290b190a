import { adminAddresses, adminChooseAddress, hubAddressInfo } from '@parlour/protocol'
import { hubAddress } from '../hub-address'
import type { callsOn } from '../http/calls'
import { audit } from '../store/records/audit'
import { hubSetting, setHubSetting } from '../store/records/hub-settings'
import { refusal } from '../refusals/refusal'

/** Where links begin that somebody hands on, and which of the machine's addresses an admin chose for that. */
export function hubAddressCalls(on: ReturnType<typeof callsOn>): void {
  on(hubAddressInfo, (_body, { services }) => hubAddress(services, services.store.db))
  on(adminAddresses, async (_body, { services }) => ({
    configured: services.config.publicUrl ?? null,
    chosen: (await hubSetting(services.store.db, 'address')) ?? null,
    offered: services.nearAddresses(),
  }))
  on(adminChooseAddress, async ({ address }, { services, caller }) => {
    if (!services.nearAddresses().includes(address)) throw refusal('address_not_here', { address })
    await services.store.write(async (tx) => {
      await setHubSetting(tx, 'address', address)
      await audit(tx, { actorId: caller._id, action: 'address choose', targetId: address, ip: caller.ip })
    })
    return {}
  })
}
