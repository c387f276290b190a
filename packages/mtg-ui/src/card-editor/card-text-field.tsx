import { type Card, faceAt, type FaceField } from '@parlour/mtg-cards'
import { InlineEdit, joinClasses } from '@parlour/ui-kit'
import { useState } from 'react'
import { LineText, RulesText } from '../card/rules-text'
import magic from '../card/magic-card.module.css'
import { isChanged, shownField } from '../card/shown-field'
import { editedText, type TypedField } from './card-edit'
import styles from './card-text-field.module.css'

/**
 * A face being edited: the card as it would be saved, which face, and how to change it (absent when
 * read-only).
 */
export interface FaceAtHand {
  readonly card: Card
  readonly index: number
  readonly onText?: ((field: TypedField, text: string) => void) | undefined
}

interface CardTextFieldProps {
  readonly face: FaceAtHand
  readonly field: TypedField
  readonly label: string
  /** Changed words are marked, or (in numbers and names) the whole field. */
  readonly marks?: 'words' | 'whole'
  readonly multiline?: boolean
  readonly check?: (text: string) => string | undefined
  readonly className?: string | undefined
}

/** The longest text of each field (protocol). */
const LONGEST: Readonly<Partial<Record<TypedField, number>>> = {
  oracle_text: 4000,
  flavor_text: 2000,
  power: 20,
  toughness: 20,
  loyalty: 20,
  defense: 20,
  image_uri: 500,
}

/**
 * One text of a face: edited in place, or, when it can only be read, toggled between now and the original
 * where a scar changed it (rules: cards 5.3).
 */
export function CardTextField(props: CardTextFieldProps) {
  const { face, field, label, multiline = false, check, className } = props
  const text = editedText(faceAt(face.card.data, face.index), field)
  if (face.onText === undefined) return <ReadField {...props} />
  const onText = face.onText
  return (
    <InlineEdit
      label={label}
      value={text}
      multiline={multiline}
      maxLength={LONGEST[field] ?? 200}
      check={check}
      startsFocused={field === 'name' && face.index === 0}
      className={className}
      onCommit={(typed) => onText(field, typed)}
    >
      <Shown {...props} version="current" />
    </InlineEdit>
  )
}

function Shown(props: CardTextFieldProps & { readonly version: 'current' | 'original' }) {
  const { face, field, version, multiline, marks = 'words' } = props
  if (marks === 'whole') {
    const text = faceAt(face.card.data, face.index)[field]
    const isTaped = version === 'current' && isChanged(face.card, face.index, field)
    return version === 'current' ? (
      <span className={joinClasses(isTaped && magic.tape)}>{text}</span>
    ) : (
      shownField(face.card, face.index, { field, version })
    )
  }
  const text = shownField(face.card, face.index, { field, version })
  return multiline === true ? <RulesText text={text} /> : <LineText text={text} />
}

function ReadField(props: CardTextFieldProps) {
  const { face, field, label, multiline = false, className } = props
  const toggle = useOriginalToggle(face, field, label)
  const Element = multiline ? 'div' : 'span'
  if (toggle === undefined) {
    return (
      <Element className={className}>
        <Shown {...props} version="current" />
      </Element>
    )
  }
  return (
    <Element {...toggle.button} className={joinClasses(className, toggle.button.className)}>
      <Shown {...props} version={toggle.version} />
      {toggle.version === 'original' &&
      shownField(face.card, face.index, { field, version: 'original' }) === ''
        ? 'nothing'
        : null}
    </Element>
  )
}

/** Makes a field that a scar changed into a button that shows the original and the current text in turn. */
export function useOriginalToggle({ card, index }: FaceAtHand, field: FaceField, label: string) {
  const [version, setVersion] = useState<'current' | 'original'>('current')
  if (!isChanged(card, index, field)) return undefined
  const turn = () => setVersion(version === 'current' ? 'original' : 'current')
  return {
    version,
    button: {
      role: 'button',
      tabIndex: 0,
      'aria-pressed': version === 'original',
      title: version === 'current' ? `show the original ${label}` : `back to the scarred ${label}`,
      className: joinClasses(styles.scarred, version === 'original' && styles.original),
      onClick: turn,
      onKeyDown(event: { readonly key: string; readonly preventDefault: () => void }) {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        turn()
      },
    },
  }
}
