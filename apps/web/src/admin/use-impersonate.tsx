import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { adminImpersonate, type WireUser } from '@parlour/protocol'
import { CallError, FocusBack } from '@parlour/ui-kit'
import { useNavigate } from 'react-router'
import { sendQuietly } from '../api/send'
import { session } from '../api/session'
import styles from './admin-page.module.css'

/** Asks for confirmation, then starts impersonating the user on the home page. */
export function useImpersonate(): (user: WireUser) => void {
  const navigate = useNavigate()
  const start = async ({ _id }: WireUser) => {
    try {
      const { targetUser, impersonationToken } = await sendQuietly(adminImpersonate, { targetUserId: _id })
      session.impersonate(targetUser, impersonationToken)
      await navigate('/')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      notifications.show({
        color: 'danger',
        title: `Failed to impersonate user: ${error.message}`,
        message: '',
      })
    }
  }
  return (user) =>
    modals.openConfirmModal({
      title: 'Impersonate',
      children: (
        <>
          <FocusBack />
          <p>Are you sure you want to impersonate {user.name}?</p>
          <p className={styles.aside}>
            It ends automatically after one hour. Your actions are recorded under your own name.
          </p>
        </>
      ),
      labels: { confirm: 'impersonate', cancel: 'cancel' },
      confirmProps: { variant: 'filled' },
      onConfirm: () => void start(user),
    })
}
