import { Button, Textarea } from '@mantine/core'
import { type Card, type CardData, cardName, isWithoutChange, scarComment } from '@parlour/mtg-cards'
import { CardEditor, LineText, saveObstacle } from '@parlour/mtg-ui'
import { DialogSheet, Strip, useSaving } from '@parlour/ui-kit'
import { useState } from 'react'
import { LONGEST_SCAR_COMMENT } from '../../rules/facts/titles'
import type { DraftScar } from '../../rules/types'
import styles from './scar-applicator.module.css'
import { ScarHelp } from './scar-help'

/** The alert when the card is unchanged (rules: screens 1.5). */
const NO_CHANGES = 'No changes made to card'

interface ScarApplicatorProps {
  readonly scar: DraftScar
  /** The card to apply the scar to. */
  readonly card: Card
  readonly onCancel: () => void
  /**
   * Sends the changed card with the typed comment, or the default one; a rejection is shown and nothing is
   * lost.
   */
  readonly onApply: (cardData: CardData, comment: string) => Promise<void> | void
}

/**
 * Applies a scar: the drafter changes the card by hand so that it does what the scar says (rules: draft 3.3).
 */
export function ScarApplicator({ scar, card, onCancel, onApply }: ScarApplicatorProps) {
  const [data, setData] = useState(card.data)
  const [comment, setComment] = useState('')
  const [help, setHelp] = useState(false)
  const { saving, problem, report, run } = useSaving()
  const isUntouched = isWithoutChange(card.data, data)
  function apply() {
    const obstacle = isUntouched ? NO_CHANGES : saveObstacle(card, data, false)
    if (obstacle === undefined) void run(() => onApply(data, scarComment(scar.text, comment)))
    else report(obstacle)
  }
  return (
    <DialogSheet
      title={`Apply Scar: ${cardName(card.data)}`}
      size={data.card_faces.length > 1 ? 920 : 660}
      onClose={onCancel}
      unsaved={isUntouched && comment === '' ? undefined : 'Your changes to this card will be lost.'}
      footer={(close) => (
        <>
          {problem === undefined ? null : (
            <div className={styles.problem}>
              <Strip tone="danger">{problem}</Strip>
            </div>
          )}
          <Button onClick={close}>cancel</Button>
          <Button variant="filled" color="turn" loading={saving} onClick={apply}>
            apply scar
          </Button>
        </>
      )}
    >
      <div className={styles.scar}>
        <small>Scar</small>
        <p>
          <LineText text={scar.text} />
        </p>
        <Button size="compact-sm" onClick={() => setHelp(true)}>
          how to scar a card
        </Button>
      </div>
      <CardEditor
        card={card}
        data={data}
        onData={(next) => {
          report(undefined)
          setData(next)
        }}
      />
      <Textarea
        label="Comment"
        rows={4}
        maxLength={LONGEST_SCAR_COMMENT}
        placeholder={scarComment(scar.text)}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {help ? <ScarHelp onClose={() => setHelp(false)} /> : null}
    </DialogSheet>
  )
}
