import { Button } from '@mantine/core'
import { DialogSheet } from '@parlour/ui-kit'
import styles from './scar-help.module.css'

interface ScarHelpProps {
  readonly onClose: () => void
}

/** What a scar is and how to apply it to a card (rules: draft 3.3). */
export function ScarHelp({ onClose }: ScarHelpProps) {
  return (
    <DialogSheet
      title="How to Scar a Card"
      size={560}
      onClose={onClose}
      footer={(close) => (
        <Button variant="filled" onClick={close} data-autofocus>
          got it
        </Button>
      )}
    >
      <div className={styles.help}>
        <p>
          A scar is an instruction that changes one card of the cube for good. Your pack brought two of them:
          one goes onto a card of this pack, the other returns to the cube unused.
        </p>
        <ol>
          <li>Pick one of the two scars, then choose the card to apply it to.</li>
          <li>
            Change the card yourself until it does what the scar says: click a name, cost, type, text or
            number and type. What differs from the old card is marked.
          </li>
          <li>
            Write it the way a printed card would say it, so that nobody has to ask at the table how it works.
          </li>
          <li>If you like, leave a comment: why this card, why this way. Then apply the scar.</li>
        </ol>
        <h3>Good to know</h3>
        <ul>
          <li>
            You cannot draft the card with your very next pick. Others may take it at once, and you may if the
            pack comes back.
          </li>
          <li>From now on everyone sees the card as you left it, here and in later games.</li>
          <li>
            It cannot be undone: the scar stays in the cube. Make the card more fun to play, with or against.
          </li>
        </ul>
      </div>
    </DialogSheet>
  )
}
