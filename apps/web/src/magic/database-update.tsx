import { Button, Progress } from '@mantine/core'
import type { CardUpdateStatus } from '@parlour/protocol'
import { Icon, Strip } from '@parlour/ui-kit'
import { useCardUpdate } from '../card-update/use-card-update'
import styles from './magic-menu.module.css'

/** 'update database' and how the update goes: it takes a minute or two and runs on when the page is left. */
export function DatabaseUpdate() {
  const { status, progress, update } = useCardUpdate()
  const isRunning = status === 'waiting'
  return (
    <>
      <Button
        size="compact-sm"
        className={styles.update ?? ''}
        leftSection={<Icon name="refresh" />}
        loading={isRunning}
        onClick={() => void update()}
      >
        update database
      </Button>
      {status === 'error' ? <UpdateFailed /> : null}
      {status === 'idle' || status === 'error' || progress === undefined ? null : (
        <UpdateState status={progress} />
      )}
    </>
  )
}

function UpdateFailed() {
  return (
    <div className={styles.state}>
      <Strip tone="danger">Check console for details</Strip>
    </div>
  )
}

function UpdateState({ status }: { readonly status: CardUpdateStatus }) {
  const { state, phase = 'asking', done, total, cards, message } = status
  if (state === 'idle') return null
  return (
    <div className={styles.state}>
      {state === 'done' ? (
        <Strip tone="success">
          {message === '' ? `${cards.toLocaleString()} cards are in use.` : message}
        </Strip>
      ) : (
        <div role="status">
          <p>
            Updating the card database: {phase}
            {cards === 0 ? '' : `, ${cards.toLocaleString()} cards so far`}. This takes a minute or two; you
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
      )}
    </div>
  )
}
