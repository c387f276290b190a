import { Button } from '@mantine/core'
import { type Card, type CardData, facesOf } from '@parlour/mtg-cards'
import { Icon, Strip } from '@parlour/ui-kit'
import { canAddFace, cardAfterEdit, isAddedFace, withAddedFace, withFace, withoutFace } from './card-edit'
import styles from './card-editor.module.css'
import { CardHistory, type NameOfUser } from './card-history'
import { CardKind } from './card-kind'
import { FaceEditor } from './face-editor'

export interface CardEditorProps {
  /** As it is stored, with its history. */
  readonly card: Card | undefined
  /** The card is not stored yet: nothing of it is a change. */
  readonly isNew?: boolean
  /** As it is being edited. */
  readonly data: CardData
  /** Without it the card is read-only. */
  readonly onData?: ((data: CardData) => void) | undefined
  /** Why the card is read-only. */
  readonly readOnlyBecause?: string | undefined
  /** A user's name for the history. */
  readonly nameOf?: NameOfUser | undefined
}

/**
 * A card with every field edited in place, its faces side by side, and the history of its versions. What was
 * changed, now or by earlier saves, is marked as a scar (rules: screens 1.5; library 4).
 */
export function CardEditor({ card, isNew = false, data, onData, readOnlyBecause, nameOf }: CardEditorProps) {
  if (card === undefined) return <Strip tone="danger">Error: No card was provided</Strip>
  const shown = isNew ? { ...card, data } : cardAfterEdit(card, data)
  const canRemove = (index: number) => (isNew ? index > 0 : isAddedFace(shown, index))
  return (
    <div className={styles.editor}>
      {onData === undefined ? (
        <Strip tone="quiet">{readOnlyBecause ?? 'This card is read-only.'}</Strip>
      ) : null}
      <div className={styles.faces}>
        {facesOf(data).map((_, index) => (
          <FaceEditor
            key={index}
            card={shown}
            index={index}
            onFace={onData && ((face) => onData(withFace(data, index, face)))}
            onRemove={onData && canRemove(index) ? () => onData(withoutFace(data, index)) : undefined}
          />
        ))}
        <div className={styles.side}>
          <CardKind card={shown} onData={onData} />
          {onData !== undefined && canAddFace(data) ? (
            <Button leftSection={<Icon name="plus" />} onClick={() => onData(withAddedFace(data))}>
              add face
            </Button>
          ) : null}
          <CardHistory changes={card.changes ?? []} nameOf={nameOf} />
        </div>
      </div>
    </div>
  )
}
