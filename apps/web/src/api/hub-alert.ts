import type { Failure } from '@parlour/protocol'

/** What the browser tells its user when a call fails (rules: screens 1.8). */
export interface HubAlert {
  /** A modal must be dismissed; a note disappears by itself. */
  readonly kind: 'modal' | 'note'
  readonly text: string
  /** The server's own message, shown below the fixed text. */
  readonly detail?: string
  readonly reload?: true
}

export const ALERTS = {
  generic: 'Received error from server. See console for details.',
  gameOverwrite: 'Your actions will overwrite the actions of another player.',
  versionMismatch: 'App version out of date. Please reload this page and try again.',
  stateMismatch: 'State mismatch with server. Try reloading the page.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
} as const

/**
 * Returns the alert for a failure that the server answered, or null when the calling page shows it itself.
 */
export function alertForFailure({ code, message }: Pick<Failure, 'code' | 'message'>): HubAlert | null {
  switch (code) {
    case 'version_mismatch':
      return { kind: 'modal', text: ALERTS.versionMismatch, reload: true }
    case 'game_overwrite':
      return { kind: 'modal', text: ALERTS.gameOverwrite }
    case 'restarting':
      // The server's message says everything; there is nothing to look up in the console.
      return { kind: 'note', text: message }
    case 'conflict':
    case 'game_killed':
      return null
    default:
      return { kind: 'note', text: ALERTS.generic, detail: message }
  }
}

/** The alert for an answer whose status is neither success nor error. */
export function alertForStatus(status: unknown): HubAlert {
  return { kind: 'note', text: `Unknown response status: ${String(status)}` }
}
