import { defined } from '@parlour/kernel'
import {
  adminImpersonationStatus,
  guestLook,
  type ServerEvents,
  type WatchState,
  type WatchTarget,
} from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { useEffect, useEffectEvent } from 'react'
import { io } from 'socket.io-client'
import { useStore } from 'zustand'
import { type GuestLink, guestLink } from '../api/guest-link'
import { sendQuietly } from '../api/send'
import { session } from '../api/session'
import { APP_VERSION } from '../app-version'
import { type Connection, createLive, type LiveClient } from './create-live'

/** Who opens the connection: whoever is signed in, or a guest by the link of a game; else nobody. */
function openedBy(): { readonly token: string } | GuestLink | undefined {
  const token = session.state.getState().user?.token
  return token === undefined ? (guestLink.getState() ?? undefined) : { token }
}

const socket = io({
  autoConnect: false,
  auth: (give) => give({ ...(openedBy() ?? {}), appVersion: APP_VERSION }),
  // Where the way there lets no web socket through, the second.
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelay: 500,
  reconnectionDelayMax: 5000,
})

/** Lets the server know whether the page is hidden: a player with a hidden page still gets notices. */
const sayAway = () => {
  if (socket.connected) socket.emit('away', document.visibilityState === 'hidden')
}
socket.on('connect', sayAway)
document.addEventListener('visibilitychange', sayAway)

/**
 * The server ended the connection or does not take it. A call finds out why: its answer ends a session that
 * is no longer valid, and a page of an older release says that it must be loaded again, and no longer tries.
 * Neither does one whose link lets nobody in any more.
 */
async function askWhy(): Promise<void> {
  const by = openedBy()
  if (by === undefined) return
  try {
    await ('link' in by ? sendQuietly(guestLook, by) : sendQuietly(adminImpersonationStatus, {}))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code === 'version_mismatch' || error.code === 'link_unknown') live.stop()
  }
}

/** The live connection of this tab. */
const live: LiveClient = createLive(socket, () => void askWhy())

let connectedAs = ''
function followSession(): void {
  const now = Object.values(openedBy() ?? {}).join(' ')
  if (now === connectedAs) return
  connectedAs = now
  if (now === '') live.stop()
  else live.start()
}

/**
 * Keeps the connection with the session: signed in, connected; signed out, not, but for guests of a game.
 * Returns the way to end it.
 */
export function followSessionLive(): () => void {
  followSession()
  const ways = [session.state.subscribe(followSession), guestLink.subscribe(followSession)]
  return () => ways.forEach((end) => end())
}

/** The server's name for this page's connection; undefined while there is none. */
export const livePage = (): string | undefined => live.page()

/** How the connection stands. */
export const useConnection = (): Connection => useStore(live.connection)

/**
 * Watches a game, a lobby or the home page while the component is shown; null watches nothing. `onWatched` is
 * told whenever the server begins to push, at once or after a lost connection, and how things stood then:
 * time to fetch what was missed.
 */
export function useWatch(
  target: WatchTarget | null,
  onWatched: (watched: WatchState) => void = () => undefined,
): void {
  const watched = useEffectEvent(onWatched)
  const kind = target?.kind
  const id = target !== null && 'id' in target ? target.id : undefined
  const eyes = target !== null && 'eyes' in target ? target.eyes : undefined
  useEffect(() => {
    if (kind === undefined) return undefined
    const onStart = (begun: WatchState) => watched(begun)
    if (kind === 'home') return live.watch({ kind }, onStart)
    return id === undefined ? undefined : live.watch({ kind, id, ...defined({ eyes }) }, onStart)
  }, [kind, id, eyes])
}

/** Calls the handler with every push of one kind while the component is shown. */
export function usePush<E extends keyof ServerEvents>(
  event: E,
  handler: (push: Parameters<ServerEvents[E]>[0]) => void,
): void {
  const latest = useEffectEvent(handler)
  useEffect(() => live.on(event, (push: Parameters<ServerEvents[E]>[0]) => latest(push)), [event])
}

/**
 * Calls the handler whenever there is a connection, the first or one that is back, and everything is watched.
 */
export function useReturn(handler: () => void): void {
  const latest = useEffectEvent(handler)
  useEffect(() => live.onReturn(() => latest()), [])
}
