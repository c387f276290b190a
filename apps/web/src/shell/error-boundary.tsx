import { isMissingPart } from '@parlour/ui-kit'
import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page'
import { UpdatedPage } from './updated-page'

interface Props {
  readonly children: ReactNode
  /** It stands around whole pages, outside of their `<main>`: what it shows needs one of its own. */
  readonly isOutermost?: boolean
}
interface State {
  readonly error: Error | null
}

/**
 * Shows the generic error where a page broke, never a blank page; where a part of it is missing, that there
 * was an update.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const page = isMissingPart(error) ? <UpdatedPage /> : <ErrorPage text={error.message} />
    return this.props.isOutermost === true ? <main>{page}</main> : page
  }
}
