import { Refusal } from '@parlour/kernel'
import {
  type CardFace,
  COLOR_LETTERS,
  type ColorLetter,
  colorIndicatorCode,
  colorName,
  faceAt,
  toggleColorIndicator,
} from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import { useRef, useState } from 'react'
import magic from '../card/magic-card.module.css'
import { ManaIcon } from '../mana/mana-icon'
import { faceOf, isChanged } from '../card/shown-field'
import { type FaceAtHand, useOriginalToggle } from './card-text-field'
import styles from './indicator-field.module.css'

interface IndicatorFieldProps {
  readonly face: FaceAtHand
  /** Gets the face with its new indicator; without it the indicator is read-only. */
  readonly onFace?: ((face: CardFace) => void) | undefined
}

/** The color indicator before the type line: dots, and, to edit, a small panel that switches each color. */
export function IndicatorField({ face, onFace }: IndicatorFieldProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const toggle = useOriginalToggle(face, 'color_indicator', 'color indicator')
  const record = faceAt(face.card.data, face.index)
  const letters = record.color_indicator
  const tape = isChanged(face.card, face.index, 'color_indicator') && magic.tape
  if (onFace === undefined) {
    const shown = faceOf(face.card, face.index, toggle?.version ?? 'current').color_indicator
    if (shown.length === 0 && toggle === undefined) return null
    return (
      <span
        {...toggle?.button}
        className={joinClasses(toggle?.button.className, toggle?.version !== 'original' && tape)}
      >
        <Dots letters={shown} />
      </span>
    )
  }
  const words = letters.length === 0 ? 'none' : colorName(letters)
  return (
    <div
      className={styles.field}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        className={joinClasses(styles.indicator, tape)}
        title="edit color indicator"
        aria-label={`edit color indicator: ${words}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Dots letters={letters} />
      </button>
      {open ? <ColorSwitches face={record} onFace={onFace} onDone={close} /> : null}
    </div>
  )
}

interface ColorSwitchesProps {
  readonly face: CardFace
  readonly onFace: (face: CardFace) => void
  readonly onDone: () => void
}

/** Switches each color on and off; beside a mana cost it says why not (rules: screens 1.5). */
function ColorSwitches({ face, onFace, onDone }: ColorSwitchesProps) {
  const [refused, setRefused] = useState<string>()
  function toggle(letter: ColorLetter) {
    try {
      onFace(toggleColorIndicator(face, letter))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefused(error.message)
    }
  }
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label="Color indicator"
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      {COLOR_LETTERS.map((letter, index) => (
        <button
          key={letter}
          type="button"
          className={styles.color}
          aria-pressed={face.color_indicator.includes(letter)}
          aria-label={`color indicator ${colorName([letter])}`}
          autoFocus={index === 0}
          // The surrounding dialog must not react to this Escape.
          data-mantine-stop-propagation="true"
          onClick={() => toggle(letter)}
        >
          <ManaIcon symbol={letter.toUpperCase()} unnamed className={styles.icon} />
        </button>
      ))}
      {refused === undefined ? null : (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}

function Dots({ letters }: { readonly letters: readonly ColorLetter[] }) {
  if (letters.length === 0) return <span className={styles.none} aria-hidden />
  const code = colorIndicatorCode(letters).toUpperCase()
  const symbols = code.length === 2 ? [[...code].join('/')] : [...code]
  return (
    <span className={styles.dots}>
      {symbols.map((symbol) => (
        <ManaIcon key={symbol} symbol={symbol} />
      ))}
    </span>
  )
}
