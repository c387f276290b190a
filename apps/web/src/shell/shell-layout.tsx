import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../api/session'
import { usePush, useReturn, useWatch } from '../live/live'
import { BottomBar } from './bottom-bar'
import { ErrorBoundary } from './error-boundary'
import { Header } from './header'
import { MY_GAMES } from './my-games'
import { PageSkeleton } from './page-skeleton'
import styles from './shell-layout.module.css'

const HOME_TARGET = { kind: 'home' } as const
/** What a push of the home page makes stale; matches of a draft are games as well. */
const LISTS = [MY_GAMES, ['finished'], ['lobbies'], ['draft-matches']]

/**
 * The access guard and the frame around every page behind it. `bottomBar` false is a game, which fills the width and has
 * its own bar on a phone.
 */
export function ShellLayout({ bottomBar }: { readonly bottomBar: boolean }) {
  const { user } = useSession()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  useWatch(user === null ? null : HOME_TARGET)
  usePush('home', () => {
    for (const queryKey of LISTS) void queries.invalidateQueries({ queryKey })
  })
  useReturn(() => void queries.invalidateQueries())
  useEffect(() => {
    // Some browsers return a promise, which an effect must not return.
    window.scrollTo(0, 0)
  }, [pathname])
  if (user === null) return <Navigate to="/login" replace />
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={bottomBar ? styles.page : undefined}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {bottomBar && <BottomBar />}
    </>
  )
}
