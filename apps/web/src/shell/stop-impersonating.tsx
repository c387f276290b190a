import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { adminStopImpersonation } from '@parlour/protocol'
import { CallError, FocusBack } from '@parlour/ui-kit'
import { sendQuietly } from '../api/send'
import { session } from '../api/session'

async function stop(): Promise<void> {
  const impersonationToken = session.state.getState().user?.token
  if (impersonationToken === undefined) return
  try {
    await sendQuietly(adminStopImpersonation, { impersonationToken })
    session.stopImpersonating()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.httpStatus === 401) return
    notifications.show({
      color: 'danger',
      title: `Failed to stop impersonation: ${error.message}`,
      message: '',
    })
  }
}

/** Asks, then goes back to the admin's own session. */
export function askToStopImpersonating(): void {
  modals.openConfirmModal({
    title: 'Stop impersonating',
    children: (
      <p>
        <FocusBack />
        Are you sure you want to stop impersonating {session.state.getState().user?.name}?
      </p>
    ),
    labels: { confirm: 'stop', cancel: 'cancel' },
    confirmProps: { variant: 'filled' },
    onConfirm: () => void stop(),
  })
}
