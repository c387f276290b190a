import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { useSession } from './api/session'
import { AppRoutes } from './app-routes'
import { FreshQueries } from './fresh-queries'
import { followSessionLive } from './live/live'
import { leaveLogin } from './login/opened-address'
import { ErrorBoundary } from './shell/error-boundary'

followSessionLive()

/** One route for all pages: a router of this kind lets a page ask before it is left, also by the browser's back button. */
function openRouter() {
  leaveLogin()
  return createBrowserRouter([{ path: '*', element: <AllPages /> }])
}

/** The pages behind the login page, from the address that was opened. */
export function Pages() {
  const [router] = useState(openRouter)
  return <RouterProvider router={router} />
}

/** The cache is dropped when another user signs in. */
function AllPages() {
  const { user } = useSession()
  return (
    <FreshQueries key={user?._id ?? ''}>
      <ErrorBoundary>
        <AppRoutes />
      </ErrorBoundary>
    </FreshQueries>
  )
}
