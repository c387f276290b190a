import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '../api/session'
import { usePush, useReturn, useWatch } from '../live/live'
import { Notices } from '../notices/notices'
import { BottomBar } from './bottom-bar'
import { ErrorBoundary } from './error-boundary'
import { Header } from './header'
import { followGames, MY_GAMES } from './my-games'
import { PageSkeleton } from './page-skeleton'
import styles from './shell-layout.module.css'
import { ME, useMe } from './use-me'

const HOME_TARGET = { kind: 'home' } as const
/** What a push of the home page makes stale that does not say what changed; matches of a draft are games as well. */
const LISTS = [MY_GAMES, ['finished'], ['lobbies'], ['draft-matches'], ME]

interface ShellLayoutProps {
  /** False is a game, which has a bar of its own on a phone. */
  readonly bottomBar: boolean
  /** The page fills the window; as a game does. */
  readonly isWide?: boolean
}

/** The frame around every page behind the login page. */
export function ShellLayout({ bottomBar, isWide = !bottomBar }: ShellLayoutProps) {
  const { user } = useSession()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  useMe(user !== null)
  useWatch(user === null ? null : HOME_TARGET)
  usePush('home', ({ game }) => {
    if (game !== undefined) return void followGames(queries, game)
    for (const queryKey of LISTS) void queries.invalidateQueries({ queryKey })
  })
  useReturn(() => void queries.invalidateQueries())
  useEffect(() => {
    // Some browsers return a promise, which an effect must not return.
    window.scrollTo(0, 0)
  }, [pathname])
  if (user === null) return null
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Header />
      <Notices />
      <main id="content" tabIndex={-1} className={isWide ? undefined : styles.page}>
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
