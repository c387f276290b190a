import { modals } from '@mantine/modals'
import { userDeactivate, type WireUser } from '@parlour/protocol'
import { CallError, FocusBack, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { USERS } from './use-users'

/** Asks, then deactivates the user. */
export function useDeactivate(): (user: WireUser) => void {
  const send = useSend()
  const queries = useQueryClient()
  const run = async ({ _id }: WireUser) => {
    try {
      await send(userDeactivate, { id: _id })
      await queries.invalidateQueries({ queryKey: USERS })
    } catch (error) {
      // The call has shown its own failure.
      if (!(error instanceof CallError)) throw error
    }
  }
  return (user) =>
    modals.openConfirmModal({
      title: 'Deactivate user',
      children: (
        <p>
          <FocusBack />
          Deactivate {user.name}? {user.name} will be signed out and cannot sign in again. Their games and
          decks are kept.
        </p>
      ),
      labels: { confirm: 'deactivate', cancel: 'cancel' },
      confirmProps: { variant: 'filled', color: 'danger' },
      onConfirm: () => void run(user),
    })
}
