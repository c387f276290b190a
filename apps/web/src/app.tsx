import { ParlourThemeProvider, SendProvider } from '@parlour/ui-kit'
import { send } from './api/send'
import { FrontDoor } from './front-door'
import { ErrorBoundary } from './shell/error-boundary'

/** Everything a page needs around it. */
export function App() {
  return (
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <ErrorBoundary isOutermost>
          <FrontDoor />
        </ErrorBoundary>
      </SendProvider>
    </ParlourThemeProvider>
  )
}
