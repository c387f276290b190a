import { Progress } from '@mantine/core'
import type { CardUpdateStatus } from '@parlour/protocol'

interface Props {
  readonly status: CardUpdateStatus | undefined
  /** A file is being uploaded; the server starts once it has all of it. */
  readonly isSending?: boolean
}

/** The progress of an update of the card database. */
export function UpdateProgress({ status, isSending = false }: Props) {
  const { done = 0, total = 0, cards = 0, phase = isSending ? 'sending the file' : 'asking' } = status ?? {}
  return (
    <div role="status">
      <p>
        Updating the card database: {phase}
        {cards === 0 ? '' : `, ${cards.toLocaleString('en')} cards so far`}.{' '}
        {isSending
          ? 'Stay on this page until the upload finishes.'
          : 'This takes one to two minutes; you can leave this page.'}
      </p>
      <Progress
        value={total === 0 ? 100 : (done / total) * 100}
        animated={total === 0}
        mt={8}
        size="xs"
        aria-label="Updating the card database"
      />
    </div>
  )
}

/** What a finished update says. */
export const updateWords = ({ message, cards }: CardUpdateStatus): string =>
  message === '' ? `${cards.toLocaleString('en')} cards are in the database.` : message
