import { CardChip, useCards } from '@parlour/mtg-ui'
import type { KnownPack } from '../../rules/types'
import styles from './tableau.module.css'

/** When a pack comes round: the cards that the viewer saw in it before and that are gone. */
export function GoneCards({ known }: { readonly known: KnownPack | undefined }) {
  const gone = (known?.cards ?? []).filter((card) => card.gone !== undefined)
  const { cards } = useCards(gone.map(({ _id }) => _id))
  if (gone.length === 0) return null
  return (
    <section className={styles.gone} aria-label="Gone from this pack">
      <h3>Gone from this pack</h3>
      <ul>
        {gone.map((card) => (
          <li key={card.id} data-gone={card.gone}>
            <CardChip card={cards.get(card._id)} name={card.name} isLink />
            <span>{card.gone === 'yours' ? 'yours' : 'taken'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
