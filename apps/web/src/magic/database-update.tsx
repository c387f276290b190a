import { Button } from '@mantine/core'
import type { CardUpdateStatus } from '@parlour/protocol'
import { Icon, Strip } from '@parlour/ui-kit'
import { UpdateProgress, updateWords } from '../card-update/update-progress'
import { useCardUpdate } from '../card-update/use-card-update'
import styles from './magic-menu.module.css'

/**
 * The 'update database' action and its progress. The update takes a minute or two and continues when the page
 * is left.
 */
export function DatabaseUpdate() {
  const { status, progress, why, update } = useCardUpdate()
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
      {status === 'error' ? <UpdateFailed why={why} /> : null}
      {status === 'idle' || status === 'error' || progress === undefined ? null : (
        <UpdateState status={progress} />
      )}
    </>
  )
}

function UpdateFailed({ why }: { readonly why: string | undefined }) {
  return (
    <div className={styles.state}>
      <Strip tone="danger">Check console for details</Strip>
      {why === undefined ? null : <p>{why}</p>}
    </div>
  )
}

function UpdateState({ status }: { readonly status: CardUpdateStatus }) {
  if (status.state === 'idle') return null
  return (
    <div className={styles.state}>
      {status.state === 'done' ? (
        <Strip tone="success">{updateWords(status)}</Strip>
      ) : (
        <UpdateProgress status={status} />
      )}
    </div>
  )
}
