import { ParlourThemeProvider, SendProvider } from '@parlour/ui-kit'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { send } from './api/send'
import { useSession } from './api/session'
import { AppRoutes } from './app-routes'
import { FreshQueries } from './fresh-queries'
import { ErrorBoundary } from './shell/error-boundary'

/** One route for all pages: a router of this kind lets a page ask before it is left, also by the browser's back button. */
const router = createBrowserRouter([{ path: '*', element: <AllPages /> }])

/** Everything a page needs around it. */
export function App() {
  return (
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <RouterProvider router={router} />
      </SendProvider>
    </ParlourThemeProvider>
  )
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
