import { Button, FileButton } from '@mantine/core'
import { cardVersions } from '@parlour/protocol'
import { Panel, Strip, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { UpdateCounts } from '../card-update/update-counts'
import { UpdateProgress, updateWords } from '../card-update/update-progress'
import { useCardUpdate } from '../card-update/use-card-update'
import styles from './admin-page.module.css'

/** The version of the provider's cards: a date, or the set that comes with the product. */
const providerWords = (version: string | undefined): string =>
  version === undefined ? 'none loaded yet' : version === 'starter' ? 'only the starter set' : version

/**
 * Shows what the card database contains, and its refresh from the provider or a file: idle, waiting, success
 * or error.
 */
export function CardDatabasePanel() {
  const send = useSend()
  const { status, progress, isSending, why, update, upload, replaceAnyway } = useCardUpdate()
  const { data } = useQuery({
    queryKey: ['card-versions', status],
    queryFn: async () => (await send(cardVersions, {})).versions,
  })
  const waiting = status === 'waiting'
  const forgetFile = useRef<() => void>(null)
  return (
    <Panel title="Card database">
      <div className={styles.form}>
        <dl className={styles.facts}>
          <dt>Provider cards</dt>
          <dd>{providerWords(data?.scryfall)}</dd>
          <dt>Status</dt>
          <dd>{status}</dd>
        </dl>
        {waiting && <UpdateProgress status={progress} isSending={isSending} />}
        {status === 'success' && progress !== undefined && (
          <Strip tone="success">{updateWords(progress)}</Strip>
        )}
        {progress?.state === 'done' && progress.counts !== undefined && (
          <UpdateCounts counts={progress.counts} />
        )}
        {status === 'error' && <Strip tone="danger">Check console for details</Strip>}
        {status === 'error' && why !== undefined && <p>{why}</p>}
        {replaceAnyway === undefined ? null : (
          <Button color="red" onClick={() => void replaceAnyway()}>
            replace anyway
          </Button>
        )}
        <p className={styles.aside}>
          An update replaces all provider cards; cubes keep their own copies. A file must contain the complete
          set.
        </p>
        <div className={styles.actions}>
          <FileButton
            resetRef={forgetFile}
            onChange={(file) => {
              if (file === null) return
              void upload(file)
              // Browsers fire no event when the same file is picked again.
              forgetFile.current?.()
            }}
            accept=".json,.jsonl,.gz"
          >
            {(props) => (
              <Button {...props} variant="default" disabled={waiting}>
                from a file
              </Button>
            )}
          </FileButton>
          <Button loading={waiting} onClick={() => void update()}>
            update card database
          </Button>
        </div>
      </div>
    </Panel>
  )
}
