import { Button, Modal } from '@mantine/core'
import { FocusBack, type Leaf, useChoice, useQuestion } from '@parlour/ui-kit'
import { createContext, useContext } from 'react'
import { cardOf } from '../../rules/facts/catalog'
import { piece } from '../../rules/facts/piece'
import type { InnovationView } from '../../rules/view'
import { LegibleCard } from '../card/legible-card'
import { dogmaWords } from '../question/dogma-words'
import styles from './card-sheet.module.css'

interface OpensSheets {
  readonly open: (name: string) => void
  /** While a card asks: a tap on what answers it does so, and only one on another card opens its sheet. */
  readonly answersFirst: boolean
}

/** What a tap on a card does where it opens the card's sheet; absent where it does not. */
export const CardSheetOpener = createContext<OpensSheets | undefined>(undefined)
export const useCardSheet = () => useContext(CardSheetOpener)

interface CardSheetProps {
  readonly view: InnovationView
  readonly viewer: string
  readonly name: string | undefined
  readonly onClose: () => void
}

/** A card on a phone: its whole text, and what may be done with it, each with what it would do. */
export function CardSheet({ view, viewer, name = '', onClose }: CardSheetProps) {
  const card = cardOf(name)
  const leaves = useQuestion().answers.get(piece.card(name)) ?? []
  return (
    <Modal opened={card !== undefined} onClose={onClose} title={card?.name} size="sm" centered>
      <FocusBack />
      {card === undefined ? null : <LegibleCard card={card} isStretched />}
      {leaves.map((leaf) => (
        <div key={leaf.key} className={styles.action}>
          <Act leaf={leaf} onDone={onClose} />
          <p>{dogmaWords(leaf, { view, viewer })}</p>
        </div>
      ))}
    </Modal>
  )
}

function Act({ leaf, onDone }: { readonly leaf: Leaf; readonly onDone: () => void }) {
  const { onClick } = useChoice(leaf, { isRead: true })
  return (
    <Button
      fullWidth
      onClick={(event) => {
        onClick?.(event)
        onDone()
      }}
    >
      {leaf.group?.title ?? leaf.item.title}
    </Button>
  )
}
