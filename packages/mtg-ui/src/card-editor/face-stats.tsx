import { faceAt, isPlaneswalker, showsDefense, showsLoyalty, showsPowerToughness } from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import magic from '../card/magic-card.module.css'
import { CardTextField, type FaceAtHand } from './card-text-field'
import styles from './face-editor.module.css'

/**
 * The numbers that the face's type has: power and toughness of creatures and vehicles, loyalty of
 * planeswalkers, defense of sieges. To edit, a planeswalker's loyalty stands there even when it is still
 * empty or 0.
 */
export function FaceStats({ face }: { readonly face: FaceAtHand }) {
  const record = faceAt(face.card.data, face.index)
  const canEdit = face.onText !== undefined
  if (showsPowerToughness(record)) {
    return (
      <div
        className={joinClasses(magic.stats, styles.stats)}
        data-lacking={record.power === '' || record.toughness === '' || undefined}
      >
        <CardTextField face={face} field="power" label="power" marks="whole" />
        <span>/</span>
        <CardTextField face={face} field="toughness" label="toughness" marks="whole" />
      </div>
    )
  }
  if (showsLoyalty(record) || (canEdit && isPlaneswalker(record))) {
    return (
      <div className={joinClasses(magic.stats, styles.stats)}>
        <CardTextField face={face} field="loyalty" label="loyalty" marks="whole" />
      </div>
    )
  }
  if (!showsDefense(record)) return null
  return (
    <div className={joinClasses(magic.stats, styles.stats)}>
      <CardTextField face={face} field="defense" label="defense" marks="whole" />
    </div>
  )
}
