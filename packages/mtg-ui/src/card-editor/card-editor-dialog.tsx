import { Button } from '@mantine/core'
import {
  blankCardData,
  type Card,
  type CardData,
  COMMENT_CREATED,
  COMMENT_EDITED,
  cardName,
} from '@parlour/mtg-cards'
import { DialogSheet, Strip, useSaving } from '@parlour/ui-kit'
import { useState } from 'react'
import { CardPageLink } from '../card/card-page-link'
import { saveObstacle } from './card-edit'
import { CardEditor } from './card-editor'
import styles from './card-editor.module.css'
import type { NameOfUser } from './card-history'

interface CardEditorDialogProps {
  readonly card: Card | undefined
  /** The card is not stored yet: it needs a name, and gets the comment of a creation. */
  readonly isNew?: boolean
  /** Why the card is read-only, if it is. */
  readonly readOnlyBecause?: string | undefined
  readonly nameOf?: NameOfUser | undefined
  /** Saves. A rejection (`CallError`, `Refusal`) is shown and nothing is lost. */
  readonly onSave: (data: CardData, comment: string) => Promise<void> | void
  readonly onClose: () => void
}

/**
 * The card editor in a dialog of its own, for making and changing a cube's cards, or for reading one (rules:
 * library 4).
 */
export function CardEditorDialog(props: CardEditorDialogProps) {
  const { card, isNew = false, readOnlyBecause, nameOf, onSave, onClose } = props
  const [data, setData] = useState<CardData>(() => card?.data ?? blankCardData())
  const { saving, problem, run } = useSaving()
  const canEdit = card !== undefined && readOnlyBecause === undefined
  const obstacle = card === undefined ? undefined : saveObstacle(card, data, isNew)
  const isChanged = card !== undefined && saveObstacle(card, data, false) !== 'Nothing has changed yet.'
  const name = cardName(card?.data)
  return (
    <DialogSheet
      title={isNew ? 'New card' : name === '' ? 'Card editor' : name}
      size={data.card_faces.length > 1 ? 920 : 640}
      onClose={onClose}
      unsaved={canEdit && isChanged ? 'Your changes to this card will be lost.' : undefined}
      footer={(close) =>
        canEdit ? (
          <>
            {obstacle === undefined ? null : <p className={styles.obstacle}>{obstacle}</p>}
            <Button onClick={close}>cancel</Button>
            <Button
              variant="filled"
              loading={saving}
              disabled={obstacle !== undefined}
              onClick={() => void run(() => onSave(data, isNew ? COMMENT_CREATED : COMMENT_EDITED))}
            >
              save
            </Button>
          </>
        ) : (
          <Button onClick={close}>close</Button>
        )
      }
    >
      {card === undefined || isNew ? null : <CardPageLink card={card} />}
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      <CardEditor
        card={card}
        isNew={isNew}
        data={data}
        onData={canEdit ? setData : undefined}
        readOnlyBecause={readOnlyBecause}
        nameOf={nameOf}
      />
    </DialogSheet>
  )
}
