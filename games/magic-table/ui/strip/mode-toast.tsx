import { zonePlace } from '../../rules/facts/zones'
import type { Mode } from '../acting/pointing'
import { NOTHING_POINTED } from '../acting/pointing'
import { useTableState, useTableStore } from '../acting/table-store'
import { labelOf } from '../card/card-facts'
import type { Table } from '../table/table'
import styles from './mode-toast.module.css'

/** What the next click will do, while a mode asks for one; with a way out. */
export function ModeToast({ table }: { readonly table: Table }) {
  const mode = useTableState(({ pointing }) => pointing.mode)
  const store = useTableStore()
  if (mode === undefined) return null
  return (
    <div className={styles.toast} role="status">
      <span>{wordsOf(mode, table)}</span>
      <button type="button" onClick={() => store.setState({ pointing: NOTHING_POINTED })}>
        cancel <kbd>Esc</kbd>
      </button>
    </div>
  )
}

function wordsOf(mode: Mode, { places }: Table): string {
  if ('cards' in mode) {
    const names = mode.cards.flatMap((id) => {
      const place = places.get(id)
      return place === undefined ? [] : [labelOf(place.card)]
    })
    return mode.kind === 'attach'
      ? `Choose the card to attach ${names.join(', ')} to.`
      : `Choose a target for ${names.join(', ')}: a card or a player.`
  }
  const zone = zonePlace(mode.source)?.zone ?? 'zone'
  return mode.kind === 'move all'
    ? `Click on a zone to move all cards from the ${zone}.`
    : `Click on a zone to move all revealed cards from the ${zone}.`
}
