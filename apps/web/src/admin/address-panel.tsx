import { Panel, REACH_WORDS, reachOf } from '@parlour/ui-kit'
import { AddressChoice, useAddresses } from './address-choice'
import styles from './admin-page.module.css'

/**
 * Where the links of this hub begin: said by the configuration, or chosen among the addresses of the network.
 */
export function AddressPanel() {
  const addresses = useAddresses()
  if (addresses === undefined) return null
  const { configured, offered } = addresses
  const { origin } = window.location
  return (
    <Panel title="Address of links">
      <div className={styles.form}>
        {configured !== null ? (
          <p className={styles.aside}>
            Links begin with {configured}, which PARLOUR_PUBLIC_URL says. {REACH_WORDS[reachOf(configured)]}
          </p>
        ) : offered.length === 0 ? (
          <p className={styles.aside}>
            Links begin with {origin}, at which this page is open. {REACH_WORDS[reachOf(origin)]}
          </p>
        ) : (
          <AddressChoice {...addresses} />
        )}
      </div>
    </Panel>
  )
}
