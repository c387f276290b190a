import { COLOR_LETTERS, type ColorLetter, colorIndicatorCode, colorName, faceAt } from '@parlour/mtg-cards'
import { useRef, useState } from 'react'
import { joinClasses } from '../join-classes'
import magic from '../magic/magic-card.module.css'
import { ManaIcon } from '../magic/mana-icon'
import { faceOf, isChanged } from '../magic/shown-field'
import { type FaceAtHand, useOriginalToggle } from './card-text-field'
import styles from './indicator-field.module.css'

interface IndicatorFieldProps {
  readonly face: FaceAtHand
  /** Switches one colour; without it the indicator can only be read. */
  readonly onToggle?: ((letter: ColorLetter) => void) | undefined
}

/** The colour indicator before the type line: dots, and, to edit, a small panel that switches each colour. */
export function IndicatorField({ face, onToggle }: IndicatorFieldProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const toggle = useOriginalToggle(face, 'color_indicator', 'color indicator')
  const letters = faceAt(face.card.data, face.index).color_indicator
  const tape = isChanged(face.card, face.index, 'color_indicator') && magic.tape
  if (onToggle === undefined) {
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
    <span
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
      {open ? <ColorSwitches letters={letters} onToggle={onToggle} onDone={close} /> : null}
    </span>
  )
}

interface ColorSwitchesProps {
  readonly letters: readonly ColorLetter[]
  readonly onToggle: (letter: ColorLetter) => void
  readonly onDone: () => void
}

function ColorSwitches({ letters, onToggle, onDone }: ColorSwitchesProps) {
  return (
    <span
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
          aria-pressed={letters.includes(letter)}
          aria-label={`color indicator ${colorName([letter])}`}
          autoFocus={index === 0}
          // The dialog around must not take this Escape for its own.
          data-mantine-stop-propagation="true"
          onClick={() => onToggle(letter)}
        >
          <ManaIcon symbol={letter.toUpperCase()} unnamed className={styles.icon} />
        </button>
      ))}
    </span>
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
