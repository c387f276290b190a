import { createPreview } from '@parlour/ui-kit'
import type { Card } from '../../rules/facts/card'
import { CardThen } from '../forecast/card-then'
import styles from './tyrants-card.module.css'
import { TyrantsCard } from './tyrants-card'

const { Provider, usePreview } = createPreview<Card>(WholeCard, ({ name }) => name)

/** Shows full cards for everything below it that uses `useTyrantsPreview`. */
export const TyrantsPreviewProvider = Provider

/** Handlers that show the full card. */
export const useTyrantsPreview = usePreview

function WholeCard({ card }: { readonly card: Card }) {
  return (
    <div className={styles.whole}>
      <TyrantsCard card={card} isWhole />
      <CardThen name={card.name} />
    </div>
  )
}
