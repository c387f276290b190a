import type { SessionUser, WireUser } from '@parlour/protocol'
import { browserStorage } from '@parlour/ui-kit'
import { createStore, type StoreApi, useStore } from 'zustand'

/**
 * Where the signed-in user, and the admin behind an impersonation, are kept between visits.
 * @internal
 */
export const USER_KEY = 'user'
/** @internal */
export const ORIGINAL_USER_KEY = 'originalUser'

export interface SessionState {
  readonly user: SessionUser | null
  /** The admin who impersonates `user`. */
  readonly originalUser: SessionUser | null
  readonly status: 'empty' | 'loading' | 'success' | 'error'
  /** The server ended the session while it was in use. */
  readonly ended?: true
}

const EMPTY: SessionState = { user: null, originalUser: null, status: 'empty' }

function isSessionUser(value: unknown): value is SessionUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['_id', 'name', 'token'].every((key) => typeof Reflect.get(value, key) === 'string')
  )
}

function readUser(key: string): SessionUser | null {
  const stored = browserStorage.getItem(key)
  if (stored === null) return null
  try {
    const value: unknown = JSON.parse(stored)
    return isSessionUser(value) ? value : null
  } catch (error) {
    // Not our text under our key: treated as nothing stored.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Returns the session kept in this browser. */
function storedSession(): SessionState {
  const user = readUser(USER_KEY)
  if (user === null) return EMPTY
  return { user, originalUser: readUser(ORIGINAL_USER_KEY), status: 'success' }
}

function store(key: string, user: SessionUser | null): void {
  if (user === null) browserStorage.removeItem(key)
  else browserStorage.setItem(key, JSON.stringify(user))
}

export interface Session {
  readonly state: StoreApi<SessionState>
  readonly loading: () => void
  readonly signedIn: (user: SessionUser) => void
  /** Signing in failed: nobody is signed in. */
  readonly failed: () => void
  readonly clear: () => void
  /** The server no longer accepts the session: nobody is signed in, and the login page says why. */
  readonly end: () => void
  /** The admin now acts as `target`; the admin's own session is kept beside it. */
  readonly impersonate: (target: WireUser, token: string) => void
  /** Back to the admin's own session. */
  readonly stopImpersonating: () => void
  /** Takes over what the server knows of the user now. */
  readonly known: (user: WireUser) => void
  /** Takes over what another tab stored. */
  readonly reload: () => void
}

/**
 * The session of this browser, restored from its storage and written back to it.
 * @internal
 */
export function createSession(): Session {
  const state = createStore<SessionState>(() => storedSession())
  const set = (next: SessionState) => {
    store(USER_KEY, next.user)
    store(ORIGINAL_USER_KEY, next.originalUser)
    state.setState(next, true)
  }
  return {
    state,
    loading: () => state.setState({ status: 'loading' }),
    signedIn: (user) => set({ user, originalUser: null, status: 'success' }),
    failed: () => set({ ...EMPTY, status: 'error' }),
    clear: () => set(EMPTY),
    end: () => set({ ...EMPTY, ended: true }),
    impersonate: (target, token) => {
      const { user } = state.getState()
      if (user === null) throw new Error('Only a signed-in admin impersonates')
      const mark = { isImpersonated: true, adminId: user._id, impersonationToken: true } as const
      set({
        user: { ...target, isAdmin: false, token, _impersonation: mark },
        originalUser: user,
        status: 'success',
      })
    },
    stopImpersonating: () => {
      const { originalUser } = state.getState()
      if (originalUser !== null) set({ user: originalUser, originalUser: null, status: 'success' })
    },
    known: (known) => {
      const { user, ...others } = state.getState()
      if (user === null || user._id !== known._id) return
      const { mark: _mark, asksFirst: _asksFirst, ...stored } = user
      const next = { ...stored, ...known, isAdmin: known.isAdmin === true }
      if (JSON.stringify(next) !== JSON.stringify(user)) set({ ...others, user: next })
    },
    reload: () => state.setState(storedSession()),
  }
}

/** Whether an admin acts as somebody else. */
export const isImpersonating = ({ originalUser }: SessionState): boolean => originalUser !== null

/** The session of this tab. */
export const session = createSession()
window.addEventListener('storage', ({ key }) => {
  if (key === USER_KEY || key === ORIGINAL_USER_KEY || key === null) session.reload()
})

/** The state of this tab's session; the component follows it. */
export const useSession = (): SessionState => useStore(session.state)

/** The signed-in user, for pages behind the access guard. */
export function useViewer(): SessionUser {
  const { user } = useSession()
  if (user === null) throw new Error('This page stands behind the access guard')
  return user
}
