import { notifications } from '@mantine/notifications'
import { APP_VERSION } from '../app-version'
import { createSend, type FailureKind } from './create-send'
import { isImpersonating, session } from './session'
import { showAlert } from './show-alert'

/**
 * The server rejected our token: the impersonation has ended, or the session has and the guard redirects to
 * the login page.
 */
function onUnauthorized(token: string | null): void {
  const state = session.state.getState()
  // An answer to a token we no longer use says nothing about the one we do.
  if (token !== (state.user?.token ?? null)) return
  if (!isImpersonating(state)) return session.end()
  session.stopImpersonating()
  notifications.show({ color: 'turn', message: `The impersonation of ${state.user?.name} has ended.` })
}

const settings = {
  appVersion: APP_VERSION,
  fetch: (path: string, init: RequestInit) => window.fetch(path, init),
  token: () => session.state.getState().user?.token ?? null,
  onUnauthorized,
  alert: showAlert,
}

/** Sends calls to the server and shows the alert of each failure (rules: screens 1.8). */
export const send = createSend(settings)

/** The same for callers that show failures themselves. */
export const sendQuietly = createSend({ ...settings, quiet: () => true })

/** The same for callers that themselves show only that the record is gone. */
export const sendUnlessGone = createSend({ ...settings, quiet: ({ httpStatus }) => httpStatus === 404 })

/** Whether a failure has no alert of a fixed text of its own. */
const isPlain = ({ code }: FailureKind): boolean => code === undefined

/**
 * The same for callers that themselves show what failed, except what has an alert of its own, such as an
 * overwriting answer.
 */
export const sendWithPlainFailures = createSend({ ...settings, quiet: isPlain })
