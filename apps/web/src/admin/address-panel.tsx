import { Select } from '@mantine/core'
import { adminAddresses, adminChooseAddress } from '@parlour/protocol'
import { HUB_ADDRESS, Panel, REACH_WORDS, reachOf, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import styles from './admin-page.module.css'

const ADDRESSES = ['addresses']

/** Where the links of this hub begin: said by the configuration, or chosen among the addresses of the network. */
export function AddressPanel() {
  const send = useSend()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ADDRESSES, queryFn: () => send(adminAddresses, {}) })
  if (data === undefined) return null
  const { configured, chosen, offered } = data
  const choose = async (address: string) => {
    await send(adminChooseAddress, { address })
    await Promise.all([ADDRESSES, HUB_ADDRESS].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  return (
    <Panel title="Address of links">
      <div className={styles.form}>
        {configured !== null && (
          <p className={styles.aside}>
            Links begin with {configured}, which PARLOUR_PUBLIC_URL says. {REACH_WORDS[reachOf(configured)]}
          </p>
        )}
        {configured === null && offered.length === 0 && (
          <p className={styles.aside}>{REACH_WORDS.machine}</p>
        )}
        {configured === null && offered.length > 0 && (
          <Select
            label="Links to hand on begin with"
            placeholder="Choose an address"
            description="Choose the one that your friends’ devices reach. For friends elsewhere, set PARLOUR_PUBLIC_URL."
            data={offered}
            value={chosen !== null && offered.includes(chosen) ? chosen : null}
            allowDeselect={false}
            onChange={(address) => {
              // The call shows its own failure.
              if (address !== null)
                void choose(address).catch((error: unknown) => console.error('address', error))
            }}
          />
        )}
      </div>
    </Panel>
  )
}
