import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page'

interface Props {
  readonly children: ReactNode
}
interface State {
  readonly error: Error | null
}

/** Shows the generic error dialog where a page broke, never a blank page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <ErrorPage text={error.message} />
  }
}
