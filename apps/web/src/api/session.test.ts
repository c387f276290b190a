import { beforeEach, describe, expect, it } from 'vitest'
import { createSession, isImpersonating, ORIGINAL_USER_KEY, USER_KEY } from './session'

const admin = { _id: 'a', name: 'admin', isAdmin: true, token: 'admin-token' }
const bob = { _id: 'b', name: 'bob' }
beforeEach(() => localStorage.clear())

describe('the session', () => {
  it('is empty at first, and with somebody else’s text in the storage', () => {
    for (const stored of ['', 'no json', '3', 'null', '{"_id":"a"}']) {
      localStorage.setItem(USER_KEY, stored)
      expect(createSession().state.getState()).toMatchObject({ user: null, status: 'empty' })
    }
  })
  it('is restored from the storage', () => {
    createSession().signedIn(admin)
    expect(createSession().state.getState()).toEqual({
      user: admin,
      originalUser: null,
      status: 'success',
    })
  })
  it('goes from loading to error, and clears what was there', () => {
    const session = createSession()
    session.signedIn(admin)
    session.loading()
    expect(session.state.getState().status).toBe('loading')
    session.failed()
    expect(session.state.getState()).toEqual({ user: null, originalUser: null, status: 'error' })
    expect(localStorage.getItem(USER_KEY)).toBeNull()
  })
  it('keeps the admin behind an impersonation over a reload, and gives the session back', () => {
    const session = createSession()
    session.signedIn(admin)
    session.impersonate(bob, 'bob-token')
    const reloaded = createSession()
    const state = reloaded.state.getState()
    expect(isImpersonating(state)).toBe(true)
    expect(state.user).toMatchObject({
      name: 'bob',
      isAdmin: false,
      token: 'bob-token',
      _impersonation: { adminId: 'a' },
    })
    reloaded.stopImpersonating()
    expect(reloaded.state.getState()).toEqual({ user: admin, originalUser: null, status: 'success' })
    expect(localStorage.getItem(ORIGINAL_USER_KEY)).toBeNull()
  })
  it('follows what another tab stored', () => {
    const session = createSession()
    session.signedIn(admin)
    localStorage.removeItem(USER_KEY)
    session.reload()
    expect(session.state.getState().user).toBeNull()
  })
  it('knows that the hub ended it, until somebody signs in', () => {
    const session = createSession()
    session.signedIn(admin)
    session.end()
    expect(session.state.getState()).toEqual({
      user: null,
      originalUser: null,
      status: 'empty',
      ended: true,
    })
    expect(localStorage.length).toBe(0)
    session.loading()
    session.signedIn(admin)
    expect(session.state.getState()).toEqual({ user: admin, originalUser: null, status: 'success' })
  })
  it('takes over the mark and settings that its user changed or removed elsewhere', () => {
    const session = createSession()
    session.signedIn(admin)
    session.known({ _id: 'a', name: 'admin', isAdmin: true, mark: { color: 1, shape: 2 }, asksFirst: true })
    expect(createSession().state.getState().user).toMatchObject({
      asksFirst: true,
      token: 'admin-token',
    })
    session.known({ _id: 'a', name: 'admin', isAdmin: true })
    expect(session.state.getState().user).toEqual(admin)
  })
  it('keeps nothing of an impersonation when it is cleared', () => {
    const session = createSession()
    session.signedIn(admin)
    session.impersonate(bob, 't')
    session.clear()
    expect(session.state.getState()).toEqual({ user: null, originalUser: null, status: 'empty' })
    expect(localStorage.length).toBe(0)
  })
})
