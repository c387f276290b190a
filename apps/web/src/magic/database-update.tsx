import { Button, Progress } from '@mantine/core'
import { type CardUpdateStatus, scryfallStatus, scryfallUpdate } from '@parlour/protocol'
import { CallError, Icon, Strip, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './magic-menu.module.css'

const STATUS = ['card-update']
/** How often a running update is asked how it goes, in ms. */
const ASK_EVERY = 1500

/** 'update database' and how the update goes: it takes a minute or two and runs on when the page is left. */
export function DatabaseUpdate() {
  const send = useSend()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'no' | 'waiting' | 'yes' | 'refused'>('no')
  const { data: status } = useQuery({
    queryKey: STATUS,
    queryFn: async () => (await send(scryfallStatus, {})).update,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? ASK_EVERY : false),
  })
  const isRunning = status?.state === 'running'
  async function update() {
    setAsked('waiting')
    try {
      queries.setQueryData(STATUS, (await send(scryfallUpdate, {})).update)
      setAsked('yes')
      await queries.invalidateQueries({ queryKey: STATUS })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setAsked('refused')
    }
  }
  const shown = isRunning || asked === 'yes' ? status : undefined
  return (
    <>
      <Button
        size="compact-sm"
        className={styles.update ?? ''}
        leftSection={<Icon name="refresh" />}
        loading={asked === 'waiting'}
        disabled={isRunning}
        onClick={() => void update()}
      >
        update database
      </Button>
      {asked === 'refused' ? <UpdateFailed /> : null}
      {shown === undefined ? null : <UpdateState status={shown} />}
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
  if (state === 'failed') return <UpdateFailed />
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
