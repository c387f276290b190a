import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { isMissingPart } from './missing-parts'
import { Strip } from './strip'

interface PanelBoundaryProps {
  /** What is shown inside, as the subject of a sentence: 'The log'. */
  readonly what: string
  /**
   * Shown in its place when it cannot be drawn. Left out: a sentence, the error, and a button that draws it
   * again.
   */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

interface PanelBoundaryState {
  readonly error: Error | undefined
}

/** Keeps an error in the drawing of one part of a page from taking the rest of the page away. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { error: undefined }

  static getDerivedStateFromError(error: unknown): PanelBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { what, fallback, children } = this.props
    const { error } = this.state
    if (error === undefined) return children
    // A part that could not be fetched stays missing until the page is reloaded.
    if (isMissingPart(error)) throw error
    if (fallback !== undefined) return fallback
    const again = (
      <Button size="compact-sm" onClick={() => this.setState({ error: undefined })}>
        try again
      </Button>
    )
    return (
      <Strip tone="danger" actions={again}>
        {what} could not be shown: {error.message}. The rest of the page still works.
      </Strip>
    )
  }
}
