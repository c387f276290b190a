import { PageModals, PageRouter } from '@parlour/ui-kit'
import { createBrowserHistory } from '@tanstack/history'
import { useEffect, useState } from 'react'
import { useSession } from './api/session'
import { AppRoutes } from './app-routes'
import { FreshQueries } from './fresh-queries'
import { followSessionLive } from './live/live'
import { leaveLogin } from './login/opened-address'
import { ErrorBoundary } from './shell/error-boundary'

followSessionLive()

function openHistory() {
  leaveLogin()
  return createBrowserHistory()
}

/** The pages behind the login page, from the address that was opened. */
export function Pages() {
  const [history] = useState(openHistory)
  useEffect(() => () => history.destroy(), [history])
  return (
    <PageRouter history={history}>
      <AllPages />
    </PageRouter>
  )
}

/** The cache is dropped when another user signs in. */
function AllPages() {
  const { user } = useSession()
  return (
    <FreshQueries key={user?._id ?? ''}>
      <PageModals>
        <ErrorBoundary isOutermost>
          <AppRoutes />
        </ErrorBoundary>
      </PageModals>
    </FreshQueries>
  )
}
