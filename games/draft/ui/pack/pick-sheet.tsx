import { Button } from '@mantine/core'
import styles from './pack-column.module.css'
import type { PickState } from './use-pick'

/** The second tap on a phone: the chosen card over the tabs, to be drafted or not. */
export function PickSheet({ picking, saving }: { readonly picking: PickState; readonly saving: boolean }) {
  const { chosen } = picking
  if (chosen === undefined || picking.mode !== 'draft') return null
  return (
    <div className={styles.sheet} role="group" aria-label="Draft this card?">
      <strong>{chosen.name}</strong>
      <Button onClick={picking.cancel} disabled={saving}>
        cancel
      </Button>
      <Button color="turn" variant="filled" loading={saving} onClick={() => void picking.draft(chosen.id)}>
        draft
      </Button>
    </div>
  )
}
