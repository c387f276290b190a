import { Progress } from '@mantine/core'
import type { CardUpdateStatus } from '@parlour/protocol'

/** How far an update of the card database is, for whoever waits for it. */
export function UpdateProgress({ status }: { readonly status: CardUpdateStatus | undefined }) {
  const { done = 0, total = 0, cards = 0, phase = 'asking' } = status ?? {}
  return (
    <div role="status">
      <p>
        Updating the card database: {phase}
        {cards === 0 ? '' : `, ${cards.toLocaleString()} cards so far`}. This takes one to two minutes; you
        can leave this page.
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
  message === '' ? `${cards.toLocaleString()} cards are in the database.` : message
