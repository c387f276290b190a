import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../api/session'
import { usePush, useReturn, useWatch } from '../live/live'
import { BottomBar } from './bottom-bar'
import { ErrorBoundary } from './error-boundary'
import { Header } from './header'
import { PageSkeleton } from './page-skeleton'
import styles from './shell-layout.module.css'

const HOME_TARGET = { kind: 'home' } as const

/**
 * The access guard and the frame around every page behind it. `bottomBar` false is a game, which fills the width and has
 * its own bar on a phone.
 */
export function ShellLayout({ bottomBar }: { readonly bottomBar: boolean }) {
  const { user } = useSession()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  useWatch(user === null ? null : HOME_TARGET)
  usePush('home', () => void queries.invalidateQueries())
  useReturn(() => void queries.invalidateQueries())
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
