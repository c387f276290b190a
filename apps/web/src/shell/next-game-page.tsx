import { CallError, SendProvider } from '@parlour/ui-kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { sendQuietly } from '../api/send'
import { useReturn } from '../live/live'
import styles from './centered.module.css'
import { NoPage } from './no-page'
import { useDocumentTitle } from './use-document-title'
import { useNextGame } from './use-next-game'

/** The address /game/next: leads on to the next game that waits for the viewer, or says why it cannot. */
export function NextGamePage() {
  return (
    <SendProvider send={sendQuietly}>
      <GoingOn />
    </SendProvider>
  )
}

function GoingOn() {
  const goNext = useNextGame()
  const [failure, setFailure] = useState<string | null>(null)
  useDocumentTitle()
  const fail = (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    setFailure(error.message)
  }
  const again = () => {
    setFailure(null)
    goNext(null).catch(fail)
  }
  const begin = useEffectEvent(() => goNext(null).catch(fail))
  useEffect(() => {
    void begin()
  }, [])
  useReturn(() => failure !== null && again())
  if (failure !== null) return <NoPage reason={failure} retry={again} />
  return (
    <div className={styles.centered}>
      <p className={styles.muted}>Loading...</p>
    </div>
  )
}
