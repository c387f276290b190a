import { adminAddresses, adminAudit, adminChooseAddress, hubAddressInfo } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'

const at = (address: string) => ({
  address,
  family: 'IPv4' as const,
  internal: false,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
})
const networkInterfaces = () => ({ wifi: [at('192.168.1.4')], bridge: [at('172.17.0.1')] })

onBothStores(
  'the address of links',
  (hub) => {
    it('is one of the network until an admin chooses another, for good', async () => {
      const ann = await hub().person('ann')
      const { port } = new URL(hub().address)
      const [home, bridge] = [`http://192.168.1.4:${port}`, `http://172.17.0.1:${port}`]
      expect(await ann.call(hubAddressInfo, {})).toMatchObject({ address: home, isDecided: false })
      expect(await hub().admin.call(adminAddresses, {})).toMatchObject({
        configured: null,
        chosen: null,
        offered: [home, bridge],
      })
      await hub().admin.call(adminChooseAddress, { address: bridge })
      await hub().admin.call(adminChooseAddress, { address: bridge })
      expect(await ann.call(hubAddressInfo, {})).toMatchObject({ address: bridge, isDecided: true })
      const { entries } = await hub().admin.call(adminAudit, {})
      expect(entries[0]).toMatchObject({ action: 'address choose', target: bridge })
    })

    it('is chosen by admins alone, among those of the machine', async () => {
      const ann = await hub().person('ann')
      const address = 'http://10.9.9.9:3000'
      expect((await refusal(ann, adminChooseAddress, { address })).http).toBe(403)
      expect((await refusal(ann, adminAddresses, {})).http).toBe(403)
      const said = await refusal(hub().admin, adminChooseAddress, { address })
      expect(said.message).toMatch(/does not have the address/)
    })
  },
  { config: { host: '0.0.0.0', networkInterfaces } },
)
