import { TyrantsCard } from '../card/tyrants-card'
import { useCard } from '../card/wording'
import styles from './flying-card.module.css'

/** A card that flies over the board: its face, or, where the viewer may not know it, a back. */
export function FlyingCard({ name }: { readonly name: string | undefined }) {
  const card = useCard(name ?? '')
  if (card === undefined) return <span className={styles.back} data-flying="back" />
  return (
    <div className={styles.face} data-flying="card">
      <TyrantsCard card={card} isPriced={false} />
    </div>
  )
}
