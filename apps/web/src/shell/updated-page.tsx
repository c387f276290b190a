import { Button } from '@mantine/core'
import { tabStorage } from '@parlour/ui-kit'
import { useEffect, useState } from 'react'
import { ALERTS } from '../api/hub-alert'
import styles from './centered.module.css'

/** Where the tab notes from which build it reloaded by itself. */
const RELOADED_KEY = 'parlour-reloaded'

/** The name of the build that this page is of: its first script, stamped by what is in it. */
const ownBuild = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? 'none'

/**
 * Reloads the page once for each build, so that a part that stays missing makes no loop. Where the tab cannot
 * note it, only a person reloads. Returns whether it does.
 */
function reloadOnce(): boolean {
  const build = ownBuild()
  if (tabStorage.getItem(RELOADED_KEY) === build || !tabStorage.setItem(RELOADED_KEY, build)) return false
  window.location.reload()
  return true
}

const isServerThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

type Outcome = 'asking' | 'unreachable' | 'reloading' | 'stays'

const WORDS: Readonly<Record<Outcome, string>> = {
  asking: 'One moment.',
  unreachable: ALERTS.unreachable,
  reloading: 'This page loads its new version now.',
  stays: 'This page needs its new version: reload it. If that does not help, ask whoever runs the server.',
}

/**
 * In the place of a page of which a part could not be fetched: after an update of the server it reloads by
 * itself, once.
 */
export function UpdatedPage() {
  const [outcome, setOutcome] = useState<Outcome>('asking')
  useEffect(() => {
    void isServerThere().then((isThere) =>
      setOutcome(isThere ? (reloadOnce() ? 'reloading' : 'stays') : 'unreachable'),
    )
  }, [])
  return (
    <div className={styles.centered} role="alert">
      <h1>{outcome === 'unreachable' ? 'Not connected' : 'Parlour was updated'}</h1>
      <p className={styles.muted}>{WORDS[outcome]}</p>
      <Button variant="filled" onClick={() => window.location.reload()}>
        reload page
      </Button>
    </div>
  )
}
