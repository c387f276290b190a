import { faceAt } from '@parlour/mtg-cards'
import { CardArt, faceClass } from '@parlour/mtg-ui'
import styles from './printings.module.css'
import type { Printing } from './use-printings'

interface PrintingPictureProps {
  readonly printing: Printing
  /** Said after its set and number. */
  readonly note?: string | undefined
}

/** A printing by its picture, with its set and number. */
export function PrintingPicture({ printing: { card, setName }, note }: PrintingPictureProps) {
  const { set = '', collector_number, year } = card.data
  const face = faceAt(card.data, 0)
  return (
    <span className={styles.printing}>
      <span className={faceClass(face)}>
        <CardArt face={face} />
      </span>
      <span>
        {set.toUpperCase()} {collector_number}
      </span>
      <small>{[setName, year, note].filter((part) => part !== undefined).join(' · ')}</small>
    </span>
  )
}
