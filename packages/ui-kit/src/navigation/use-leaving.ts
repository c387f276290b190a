import type { BlockerFnArgs } from '@tanstack/history'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { PageHistory } from './page-router'

/** A page that is about to be left and has not been yet: its viewer is asked. */
interface PendingLeave {
  readonly stay: () => void
  readonly leave: () => void
}

/**
 * Keeps the page while there is unsaved work on it. Returns undefined as long as nobody tries to leave; then
 * what the answer to the page's question does. Another address of the same path, or one that takes the place
 * of this, does not leave the page. The browser asks by itself before it loads the page again or closes it.
 *
 * @param hasWork - Asked when somebody tries to leave.
 */
export function useLeaving(hasWork: () => boolean): PendingLeave | undefined {
  const history = useContext(PageHistory)
  const [wished, setWished] = useState<BlockerFnArgs>()
  const isHeld = useEffectEvent((wish: BlockerFnArgs) => {
    const leaves = wish.action !== 'REPLACE' && wish.currentLocation.pathname !== wish.nextLocation.pathname
    if (!leaves || !hasWork()) return false
    setWished(wish)
    return true
  })
  const hasWorkNow = useEffectEvent(hasWork)
  useEffect(
    () => history?.block({ blockerFn: (wish) => isHeld(wish), enableBeforeUnload: () => hasWorkNow() }),
    [history],
  )
  if (history === undefined || wished === undefined) return undefined
  return {
    stay: () => setWished(undefined),
    leave() {
      setWished(undefined)
      const { action, currentLocation, nextLocation } = wished
      const steps = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index
      if (action === 'PUSH') history.push(nextLocation.href, nextLocation.state, { ignoreBlocker: true })
      else history.go(steps, { ignoreBlocker: true })
    },
  }
}
