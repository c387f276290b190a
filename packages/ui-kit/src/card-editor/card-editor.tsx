import { Button } from '@mantine/core'
import { Refusal } from '@parlour/kernel'
import {
  type Card,
  type CardData,
  type CardFace,
  faceAt,
  facesOf,
  toggleColorIndicator,
} from '@parlour/mtg-cards'
import { useState } from 'react'
import { Icon } from '../theme/icons/icon'
import { Strip } from '../theme/strip'
import { canAddFace, cardAfterEdit, isAddedFace, withAddedFace, withFace, withoutFace } from './card-edit'
import styles from './card-editor.module.css'
import { CardHistory, type NameOfUser } from './card-history'
import { CardKind } from './card-kind'
import { FaceEditor } from './face-editor'

export interface CardEditorProps {
  /** As it is stored, with its history. */
  readonly card: Card | undefined
  /** As it is being edited. */
  readonly data: CardData
  /** Without it the card can only be read. */
  readonly onData?: ((data: CardData) => void) | undefined
  /** Why the card can only be read. */
  readonly readOnlyBecause?: string | undefined
  /** A user's name for the history. */
  readonly nameOf?: NameOfUser | undefined
}

/**
 * A card with every field edited in place, its faces side by side, and the history of its versions. What was changed, now or
 * by earlier saves, is marked as a scar (specification section 5, LIBRARY.md 4).
 */
export function CardEditor({ card, data, onData, readOnlyBecause, nameOf }: CardEditorProps) {
  const [problem, setProblem] = useState<string>()
  if (card === undefined) return <Strip tone="danger">Error: No card was provided</Strip>
  const shown = cardAfterEdit(card, data)
  const put = (next: CardData) => {
    setProblem(undefined)
    onData?.(next)
  }
  const indicate = (index: number, change: (face: CardFace) => CardFace) => {
    try {
      put(withFace(data, index, change(faceAt(data, index))))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setProblem(error.message)
    }
  }
  return (
    <div className={styles.editor}>
      {onData === undefined ? (
        <Strip tone="quiet">{readOnlyBecause ?? 'This card can only be read.'}</Strip>
      ) : null}
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      <div className={styles.faces}>
        {facesOf(data).map((_, index) => (
          <FaceEditor
            key={index}
            card={shown}
            index={index}
            onFace={onData && ((face) => put(withFace(data, index, face)))}
            onIndicator={(letter) => indicate(index, (face) => toggleColorIndicator(face, letter))}
            onRemove={onData && isAddedFace(shown, index) ? () => put(withoutFace(data, index)) : undefined}
          />
        ))}
        <div className={styles.side}>
          <CardKind card={shown} onData={onData && put} />
          {onData !== undefined && canAddFace(data) ? (
            <Button leftSection={<Icon name="plus" />} onClick={() => put(withAddedFace(data))}>
              add face
            </Button>
          ) : null}
          <CardHistory changes={card.changes ?? []} nameOf={nameOf} />
        </div>
      </div>
    </div>
  )
}
