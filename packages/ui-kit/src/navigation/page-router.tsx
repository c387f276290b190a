import type { RouterHistory } from '@tanstack/history'
import { createContext, type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { createPath, type Navigator, Router } from 'react-router'

/**
 * The addresses of this window, those that it showed and may go back to; undefined where no page is routed.
 */
export const PageHistory = createContext<RouterHistory | undefined>(undefined)

/**
 * Routes pages by this history, which lets a page ask before it is left, by the browser's back button too.
 */
export function PageRouter({
  history,
  children,
}: {
  readonly history: RouterHistory
  readonly children: ReactNode
}) {
  const [location, setLocation] = useState(history.location)
  // Before the effects of pages, which may go elsewhere at once.
  useLayoutEffect(
    () => history.subscribe((now) => startTransition(() => setLocation(now.location))),
    [history],
  )
  const navigator = useMemo(() => navigatorOver(history), [history])
  const { pathname, search, hash, state } = location
  return (
    <PageHistory value={history}>
      <Router
        navigator={navigator}
        location={{ pathname, search, hash, state, key: state.__TSR_key ?? 'first' }}
      >
        {children}
      </Router>
    </PageHistory>
  )
}

const navigatorOver = (history: RouterHistory): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => history.go(delta),
  push: (to, state) => history.push(typeof to === 'string' ? to : createPath(to), state),
  replace: (to, state) => history.replace(typeof to === 'string' ? to : createPath(to), state),
})
