import { ParlourThemeProvider, SendProvider } from '@parlour/ui-kit'
import { BrowserRouter } from 'react-router'
import { send } from './api/send'
import { useSession } from './api/session'
import { AppRoutes } from './app-routes'
import { FreshQueries } from './fresh-queries'
import { ErrorBoundary } from './shell/error-boundary'

/** Everything a page needs around it. What was fetched for one user is forgotten when another signs in. */
export function App() {
  const { user } = useSession()
  return (
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <BrowserRouter>
          <FreshQueries key={user?._id ?? ''}>
            <ErrorBoundary>
              <AppRoutes />
            </ErrorBoundary>
          </FreshQueries>
        </BrowserRouter>
      </SendProvider>
    </ParlourThemeProvider>
  )
}
