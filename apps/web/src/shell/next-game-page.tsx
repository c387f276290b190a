import { useEffect, useEffectEvent } from 'react'
import styles from './centred.module.css'
import { useNextGame } from './use-next-game'

/** The address /game/next: leads on to the next game that waits for the viewer. */
export function NextGamePage() {
  const goNext = useNextGame()
  const go = useEffectEvent(() => goNext(null))
  useEffect(() => {
    void go()
  }, [])
  return (
    <div className={styles.centred}>
      <p className={styles.muted}>Loading...</p>
    </div>
  )
}
