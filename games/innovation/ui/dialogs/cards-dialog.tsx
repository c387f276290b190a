import { Modal } from '@mantine/core'
import { FocusBack } from '@parlour/ui-kit'
import type { OpenPile } from '../board/open-pile'
import { CardBack } from '../card/card-back'
import { LegibleCard } from '../card/legible-card'
import type { ShownCard } from '../../rules/view'
import { cardShown } from '../card/shown'
import styles from './cards-dialog.module.css'

interface CardsDialogProps {
  readonly pile: OpenPile | undefined
  readonly onClose: () => void
}

/** Looks through a pile: its title and its cards in full (rules: screens 2.2). */
export function CardsDialog({ pile, onClose }: CardsDialogProps) {
  return (
    <Modal opened={pile !== undefined} onClose={onClose} title={pile?.title} size="xl">
      <FocusBack />
      <p className={styles.sight}>{pile?.sight}</p>
      <div className={styles.cards}>
        {pile?.cards.map((shown, index) => (
          <div key={index}>
            {pile.notes === undefined ? null : <p className={styles.note}>{pile.notes[index]}</p>}
            <ListedCard shown={shown} />
          </div>
        ))}
        {pile?.cards.length === 0 ? <p>No cards here.</p> : null}
      </div>
    </Modal>
  )
}

function ListedCard({ shown }: { readonly shown: ShownCard }) {
  const card = cardShown(shown)
  if (card !== undefined) return <LegibleCard card={card} tabIndex={0} />
  if (typeof shown !== 'string') return <CardBack back={shown} className={styles.back} />
  return <p className={styles.named}>{shown}</p>
}
