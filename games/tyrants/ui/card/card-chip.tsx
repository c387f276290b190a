import { joinClasses } from '@parlour/ui-kit'
import { useTyrantsPreview } from './card-preview'
import { aspectClass } from './tyrants-card'
import styles from './tyrants-card.module.css'
import { useCard } from './wording'

/** A card as a word. The full card shows when the pointer rests on it, and a click opens it. */
export function CardChip({
  name,
  onOpen,
}: {
  readonly name: string
  readonly onOpen?: (name: string) => void
}) {
  const card = useCard(name)
  const preview = useTyrantsPreview(card)
  const looks = joinClasses(styles.chip, card !== undefined && aspectClass(card))
  if (onOpen === undefined)
    return (
      <span className={looks} tabIndex={0} {...preview}>
        {name}
      </span>
    )
  return (
    <button
      type="button"
      data-card={name}
      className={joinClasses(looks, styles.opens)}
      onClick={() => onOpen(name)}
      {...preview}
    >
      {name}
    </button>
  )
}
