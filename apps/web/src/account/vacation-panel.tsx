import { Button, TextInput } from '@mantine/core'
import { userVacation, userVacationEnd, userVacationStart, type WireVacation } from '@parlour/protocol'
import { Panel, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateOf, dayWords } from '../pace/days'
import { useNow } from '../time/use-now'
import styles from './vacation-panel.module.css'

const DAY = 24 * 60 * 60 * 1000
const KEY = ['vacation']

/** When the viewer is on vacation: their time stands still in all games. */
export function VacationPanel() {
  const send = useSend()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: KEY, queryFn: () => send(userVacation, {}) })
  const [isSending, setSending] = useState(false)
  if (data === undefined) return null
  const change = async (work: Promise<WireVacation>) => {
    setSending(true)
    try {
      const { vacation, daysLeft } = await work
      queries.setQueryData(KEY, vacation === undefined ? { daysLeft } : { vacation, daysLeft })
    } catch (error) {
      // The call shows its own failure.
      console.error('vacation', error)
    }
    setSending(false)
  }
  const { vacation, daysLeft } = data
  return (
    <Panel title="Vacation" end={<span className={styles.muted}>{daysLeft} of 30 days left this year</span>}>
      <div className={styles.body}>
        {vacation === undefined ? (
          <NewVacation
            isSending={isSending}
            start={(from, until) => {
              const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
              void change(send(userVacationStart, { from, until, zone }))
            }}
          />
        ) : (
          <div className={styles.running}>
            <span>
              On vacation from {dayWords(vacation.from)}, back on {dayWords(vacation.until)}.
            </span>
            <Button
              variant="default"
              loading={isSending}
              onClick={() => void change(send(userVacationEnd, {}))}
            >
              I am back
            </Button>
          </div>
        )}
        <p className={styles.muted}>
          Your time and reminders stand still in all your games, and the others see it. You may still play: an
          answer does not end the vacation. Coming back early gives the days back.
        </p>
      </div>
    </Panel>
  )
}

interface NewVacationProps {
  readonly isSending: boolean
  readonly start: (from: string, until: string) => void
}

function NewVacation({ isSending, start }: NewVacationProps) {
  const now = useNow()
  const [from, setFrom] = useState(() => dateOf(now))
  const [until, setUntil] = useState(() => dateOf(now + 7 * DAY))
  const days = Math.round((Date.parse(until) - Date.parse(from)) / DAY)
  const isPossible = days > 0
  return (
    <div className={styles.fields}>
      <TextInput
        label="From"
        type="date"
        min={dateOf(now)}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        label="Back on"
        type="date"
        min={dateOf(now + DAY)}
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <Button disabled={!isPossible} loading={isSending} onClick={() => start(from, until)}>
        {isPossible ? `go, for ${days} day${days === 1 ? '' : 's'}` : 'go'}
      </Button>
    </div>
  )
}
