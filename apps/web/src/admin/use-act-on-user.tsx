import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { adminResetLink, userReactivate, userSetAdmin, type WireUser } from '@parlour/protocol'
import { CallError, FocusBack, LinkField, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { pathWith } from '../login/link-token'
import styles from './admin-page.module.css'
import { OPEN_LINKS } from './invitations-panel'
import { USERS } from './use-users'

/** What an admin may do to somebody beside deactivating and impersonating them. */
export function useActOnUser() {
  const send = useSend()
  const queries = useQueryClient()
  const run = (work: () => Promise<void>) =>
    void work().catch((error: unknown) => {
      // The call has shown its own failure.
      if (!(error instanceof CallError)) throw error
    })
  const setAdmin = async ({ _id }: WireUser, isAdmin: boolean) => {
    await send(userSetAdmin, { id: _id, isAdmin })
    await queries.invalidateQueries({ queryKey: USERS })
  }
  return {
    /** Makes a link with which somebody chooses another password, and shows it. */
    resetLink: ({ _id, name }: WireUser) =>
      run(async () => {
        const { link } = await send(adminResetLink, { userId: _id })
        await queries.invalidateQueries({ queryKey: OPEN_LINKS })
        modals.open({
          title: `A new password for ${name}`,
          children: <ResetLink name={name} token={link.token} />,
        })
      }),
    /** Gives the role of an admin or takes it, after a question. */
    askRole: (user: WireUser, isAdmin: boolean) =>
      modals.openConfirmModal({
        title: isAdmin ? 'Make an admin' : 'Remove admin role',
        children: (
          <p>
            <FocusBack />
            {isAdmin
              ? `Make ${user.name} an admin? Admins create and deactivate users, act in their names, and load games.`
              : `Remove the admin role from ${user.name}? Their account stays.`}
          </p>
        ),
        labels: { confirm: isAdmin ? 'make admin' : 'remove role', cancel: 'cancel' },
        confirmProps: { variant: 'filled' },
        onConfirm: () => run(() => setAdmin(user, isAdmin)),
      }),
    reactivate: ({ _id, name }: WireUser) =>
      run(async () => {
        await send(userReactivate, { id: _id })
        await queries.invalidateQueries({ queryKey: USERS })
        notifications.show({ color: 'success', title: `${name} can sign in again.`, message: '' })
      }),
  }
}

function ResetLink({ name, token }: { readonly name: string; readonly token: string }) {
  return (
    <div className={styles.form}>
      <FocusBack />
      <p>
        Send this link to {name}. Whoever opens it chooses a new password, once, within 24 hours. It is shown
        only now.
      </p>
      <LinkField label={`Link for ${name}`} path={pathWith('/reset', token)} />
    </div>
  )
}
