import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '../api/session'
import { Notices } from '../notices/notices'
import { BottomBar } from './bottom-bar'
import { ErrorBoundary } from './error-boundary'
import { Header } from './header'
import { PageSkeleton } from './page-skeleton'
import styles from './shell-layout.module.css'
import { useHomePushes } from './use-home-pushes'
import { useMe } from './use-me'

interface ShellLayoutProps {
  /** False for a game, which has a bar of its own on a phone. */
  readonly bottomBar: boolean
  /** The page fills the window; as a game does. */
  readonly isWide?: boolean
  /** The page takes more of a large window than others: its columns stand side by side. */
  readonly isBroad?: boolean
}

/** The frame around every page behind the login page. */
export function ShellLayout({ bottomBar, isWide = !bottomBar, isBroad = false }: ShellLayoutProps) {
  const { user } = useSession()
  const { pathname } = useLocation()
  useMe(user !== null)
  useHomePushes(user !== null)
  useEffect(() => {
    // Some browsers return a promise, which an effect must not return.
    window.scrollTo(0, 0)
  }, [pathname])
  if (user === null) return <SignInFirst />
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Header />
      <Notices />
      <main
        id="content"
        tabIndex={-1}
        className={isWide ? undefined : styles.page}
        data-broad={isBroad || undefined}
      >
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

/** A guest of a game came here by a link in it: the page is loaded anew, and asks them to sign in. */
function SignInFirst() {
  useEffect(() => window.location.reload(), [])
  return null
}
