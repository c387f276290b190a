import { userSetAsksFirst } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { session, useViewer } from '../api/session'

/**
 * Returns whether the viewer wants to be asked before each answer is sent, and the way to change it, on all
 * of their devices.
 */
export function useAsksFirst(): readonly [asksFirst: boolean, set: (asksFirst: boolean) => void] {
  const { token: _token, ...user } = useViewer()
  const send = useSend()
  const save = async (asksFirst: boolean) => {
    await send(userSetAsksFirst, { asksFirst })
    session.known({ ...user, asksFirst })
  }
  // The call shows its own failure.
  const set = (asksFirst: boolean) =>
    void save(asksFirst).catch((error: unknown) => console.error('setting', error))
  return [user.asksFirst === true, set]
}
