import { Button, Progress } from '@mantine/core'
import { cardVersions, scryfallUpdate } from '@parlour/protocol'
import { CallError, Panel, Strip, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendQuietly } from '../api/send'
import styles from './admin-page.module.css'

type Refresh =
  | { readonly status: 'idle' | 'waiting' | 'error' }
  | { readonly status: 'success'; readonly count: number }

/** The version of the provider's cards: a date, or the set that comes with the product. */
const providerWords = (version: string | undefined): string =>
  version === undefined ? 'none loaded yet' : version === 'starter' ? 'only the starter set' : version

/** What the card database holds, and its refresh from the provider: idle, waiting, success or error. */
export function CardDatabasePanel() {
  const send = useSend()
  const queries = useQueryClient()
  const [refresh, setRefresh] = useState<Refresh>({ status: 'idle' })
  const { data } = useQuery({
    queryKey: ['card-versions'],
    queryFn: async () => (await send(cardVersions, {})).versions,
  })
  const update = async () => {
    setRefresh({ status: 'waiting' })
    try {
      const { count } = await sendQuietly(scryfallUpdate, {})
      setRefresh({ status: 'success', count })
      await queries.invalidateQueries({ queryKey: ['card-versions'] })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefresh({ status: 'error' })
    }
  }
  const waiting = refresh.status === 'waiting'
  return (
    <Panel title="Card database">
      <div className={styles.form}>
        <dl className={styles.facts}>
          <dt>Provider cards</dt>
          <dd>{providerWords(data?.scryfall)}</dd>
          <dt>Status</dt>
          <dd>{refresh.status}</dd>
        </dl>
        {waiting && (
          <div role="status">
            <p>Updating. This takes one to two minutes; you can leave this page.</p>
            <Progress value={100} animated mt={8} size="xs" aria-label="Updating the card database" />
          </div>
        )}
        {refresh.status === 'success' && (
          <Strip tone="success">{refresh.count.toLocaleString()} cards are in the database.</Strip>
        )}
        {refresh.status === 'error' && <Strip tone="danger">Check console for details</Strip>}
        <div className={styles.actions}>
          <Button loading={waiting} onClick={() => void update()}>
            update card database
          </Button>
        </div>
      </div>
    </Panel>
  )
}
