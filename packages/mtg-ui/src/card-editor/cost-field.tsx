import { faceAt } from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import { useState } from 'react'
import magic from '../card/magic-card.module.css'
import { ManaCost } from '../mana/mana-cost'
import { faceOf, isChanged } from '../card/shown-field'
import { type FaceAtHand, useOriginalToggle } from './card-text-field'
import { ColorPicker } from './color-picker'
import styles from './face-editor.module.css'

interface CostFieldProps {
  readonly face: FaceAtHand
  /** Without it the cost is read-only. */
  readonly onCost?: ((cost: string) => void) | undefined
}

/**
 * A face's mana cost; a click opens the color picker, or, on a scarred card that can only be read, shows the
 * original.
 */
export function CostField({ face, onCost }: CostFieldProps) {
  const [picking, setPicking] = useState(false)
  const toggle = useOriginalToggle(face, 'mana_cost', 'mana cost')
  const cost = faceAt(face.card.data, face.index).mana_cost
  const tape = isChanged(face.card, face.index, 'mana_cost') && magic.tape
  if (onCost === undefined) {
    const shown = faceOf(face.card, face.index, toggle?.version ?? 'current').mana_cost
    const content = shown === '' && toggle !== undefined ? 'no cost' : <ManaCost cost={shown} />
    return (
      <span
        {...toggle?.button}
        className={joinClasses(
          styles.readCost,
          toggle?.button.className,
          toggle?.version !== 'original' && tape,
        )}
      >
        {content}
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        className={joinClasses(styles.cost, tape)}
        title="edit mana cost"
        aria-label={`edit mana cost: ${cost === '' ? 'empty' : cost}`}
        onClick={() => setPicking(true)}
      >
        {cost === '' ? <span className={styles.noCost}>mana cost</span> : <ManaCost cost={cost} />}
      </button>
      {picking ? (
        <ColorPicker
          cost={cost}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setPicking(false)
            onCost(picked)
          }}
        />
      ) : null}
    </>
  )
}
