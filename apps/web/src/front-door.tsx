import { PageModals } from '@parlour/ui-kit'
import { lazy, Suspense } from 'react'
import { isGuestPage } from './api/guest-link'
import { useSession } from './api/session'
import { LoginPage } from './login/login-page'

/** All pages but login, which come only to those who may see them. */
const Pages = lazy(async () => ({ default: (await import('./pages')).Pages }))

/** Pages of links that let somebody in. */
const OPEN = ['/join', '/reset']

/**
 * Without signing in only the login page and those of links that let somebody in may be seen (rules: screens
 * 1.2).
 */
export function FrontDoor() {
  const { user } = useSession()
  const { pathname } = window.location
  if (user === null && !OPEN.includes(pathname) && !isGuestPage(pathname))
    return (
      <PageModals>
        <LoginPage />
      </PageModals>
    )
  return (
    <Suspense fallback={null}>
      <Pages />
    </Suspense>
  )
}
