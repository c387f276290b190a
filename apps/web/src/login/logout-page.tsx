import { logout } from '@parlour/protocol'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { sendQuietly } from '../api/send'
import { session, useSession } from '../api/session'

/** Ends the session here and at the server, then goes to the login page. */
export function LogoutPage() {
  const { user } = useSession()
  useEffect(() => {
    if (session.state.getState().user === null) return
    // The server forgets the token if it can be reached; here it is gone in any case.
    void sendQuietly(logout, {}).catch((error: unknown) => console.error('logout', error))
    session.clear()
  }, [])
  return user === null ? <Navigate to="/login" replace /> : null
}
