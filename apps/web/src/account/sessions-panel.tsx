import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { otherSessionsEnd, sessionEnd, sessions, type WireSession } from '@parlour/protocol'
import { CallError, FocusBack, Panel, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { exactTime, lobbyAgo } from '../time/age'
import { useNow } from '../time/use-now'
import styles from './sessions-panel.module.css'

const HOUR = 60 * 60 * 1000
const KEY = ['sessions']

/** What a device is called of which nothing is known but that it is signed in. */
const deviceOf = ({ device = 'A browser' }: WireSession): string => device

/** Where the viewer is signed in, when each was last used, and a way to sign out there. */
export function SessionsPanel() {
  const send = useSend()
  const queries = useQueryClient()
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: () => send(sessions, {}) })
  const [ending, setEnding] = useState<string | null>(null)
  const now = useNow()
  const list = data?.sessions ?? []
  const others = list.filter(({ isThis }) => isThis !== true)
  const end = async (which: string, work: () => Promise<unknown>) => {
    setEnding(which)
    try {
      await work()
    } catch (error) {
      // The call shows its own failure.
      if (!(error instanceof CallError)) throw error
    } finally {
      await queries.invalidateQueries({ queryKey: KEY })
      setEnding(null)
    }
  }
  const endOthers = () => {
    askToEnd(others, () => void end('others', () => send(otherSessionsEnd, {})))
  }
  return (
    <Panel
      title="Where you are signed in"
      flush
      end={
        others.length > 0 && (
          <Button size="compact-sm" variant="default" loading={ending === 'others'} onClick={endOthers}>
            sign out all others
          </Button>
        )
      }
    >
      {isError && <p className={styles.none}>The list could not be loaded. Open this page again.</p>}
      <ul className={styles.sessions} aria-label="Where you are signed in">
        {list.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            now={now}
            isEnding={ending === session._id}
            end={() => void end(session._id, () => send(sessionEnd, { id: session._id }))}
          />
        ))}
      </ul>
      <p className={styles.foot}>
        A device that is not used for 30 days is signed out by itself. One that is signed out still gets the
        notices it was set up for, until you remove it below.
      </p>
    </Panel>
  )
}

/** Asks, then signs out these devices. */
function askToEnd(others: readonly WireSession[], run: () => void): void {
  const count = others.length === 1 ? 'One device is' : `${others.length} devices are`
  modals.openConfirmModal({
    title: 'Sign out all others?',
    children: (
      <p>
        <FocusBack />
        {count} signed out at once: {others.map(deviceOf).join(', ')}. This one stays.
      </p>
    ),
    labels: { confirm: 'sign out', cancel: 'cancel' },
    confirmProps: { variant: 'filled' },
    onConfirm: run,
  })
}

interface SessionRowProps {
  readonly session: WireSession
  readonly now: number
  readonly isEnding: boolean
  readonly end: () => void
}

function SessionRow({ session, now, isEnding, end }: SessionRowProps) {
  const { created, used, isThis } = session
  const device = deviceOf(session)
  return (
    <li>
      <div className={styles.words}>
        <strong>{device}</strong>
        <span className={styles.times}>
          {isThis === true ? (
            <span className={styles.here}>this one</span>
          ) : (
            <time dateTime={new Date(used).toISOString()}>{usedWords(now - used)}</time>
          )}
          , signed in{' '}
          <time dateTime={new Date(created).toISOString()} title={exactTime(created)}>
            {lobbyAgo(now - created)}
          </time>
        </span>
      </div>
      {isThis !== true && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`sign out ${device}, ${usedWords(now - used)}`}
          loading={isEnding}
          onClick={end}
        >
          sign out
        </Button>
      )}
    </li>
  )
}

/** The last use is known to the hour, and said no finer. */
const usedWords = (age: number): string => (age < 2 * HOUR ? 'used within 2 hours' : `used ${lobbyAgo(age)}`)
