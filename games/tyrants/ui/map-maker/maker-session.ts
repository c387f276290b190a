import { type Edit, edited, type History, historyOf, redone, settled, undone } from '../editing/history'
import type { MakerDocument } from './maker-document'
import { cut, joined, without } from './maker-edits'
import { nameOf } from './map-of-document'

const LONGEST_NAME = 60

/** What the next clicks on the map do. */
export type MakerMode = 'move' | 'connect' | 'cut'

/** The id and revision of the map on the hub. */
export interface SavedMapVersion {
  readonly _id: string
  readonly rev: number
}

/** A session of the map maker. */
export interface MakerSession {
  /** Identifies the open map, so that a response about another map is not applied to it. */
  readonly opening: symbol
  readonly history: History<MakerDocument>
  /** The map as it was opened or saved; undefined where nothing of it is saved anywhere. */
  readonly base: MakerDocument | undefined
  readonly savedVersion: SavedMapVersion | undefined
  /** Ids of nodes and curves. */
  readonly chosen: readonly string[]
  readonly mode: MakerMode
  /** The first node of a connection, or of a cut. */
  readonly first: string | undefined
}

/** Returns a session with a map that was just opened. */
export const openedMap = (map: MakerDocument, saved?: SavedMapVersion): MakerSession => ({
  opening: Symbol('opening'),
  history: historyOf(map),
  base: map,
  savedVersion: saved,
  chosen: [],
  mode: 'move',
  first: undefined,
})

/** Returns a session with a map that is not on the hub, such as one from a file. */
export const unsavedMap = (map: MakerDocument): MakerSession => ({ ...openedMap(map), base: undefined })

/** Returns a session with a copy of the map and its undo history; the copy is not on the hub yet. */
export function copiedMap(session: MakerSession): MakerSession {
  const map = mapOf(session)
  const name = `copy of ${map.name}`.slice(0, LONGEST_NAME)
  const history = edited(session.history, { ...map, name }, { words: 'copied the map' })
  return { ...session, opening: Symbol('opening'), history, base: undefined, savedVersion: undefined }
}

/**
 * Returns the session after it was saved; what was changed meanwhile is unsaved again. Another map that is
 * open by then is left alone.
 */
export const savedMap = (
  now: MakerSession,
  { opening, history }: MakerSession,
  saved: SavedMapVersion,
): MakerSession => (now.opening === opening ? { ...now, base: history.now, savedVersion: saved } : now)

/**
 * Returns the session after the hub deleted a map: if that is the open one, nothing of it is saved any more.
 */
export const forgottenMap = (now: MakerSession, id: string): MakerSession =>
  now.savedVersion?._id === id ? { ...now, base: undefined, savedVersion: undefined } : now

export const mapOf = ({ history }: MakerSession): MakerDocument => history.now
export const isMapUnsaved = ({ history, base }: MakerSession): boolean => history.now !== base

/** Returns whether something of the map is dragged just now. */
export const isDraggedOn = ({ history: { going = '' } }: MakerSession): boolean =>
  going === 'drag' || going.startsWith('bend ')

const there = (map: MakerDocument, ids: readonly string[]): readonly string[] => {
  const all = new Set([...map.nodes, ...map.curves].map(({ id }) => id))
  const left = ids.filter((id) => all.has(id))
  return left.length === ids.length ? ids : left
}

/** Returns the session with the map changed, and without deleted elements in the selection. */
export const actedOn = (session: MakerSession, map: MakerDocument, edit: Edit): MakerSession => ({
  ...session,
  history: edited(session.history, map, edit),
  chosen: there(map, session.chosen),
})

const shown = (session: MakerSession, history: MakerSession['history']): MakerSession => ({
  ...session,
  history,
  chosen: there(history.now, session.chosen),
})

export const mapBack = (session: MakerSession): MakerSession => shown(session, undone(session.history))
export const mapOn = (session: MakerSession): MakerSession => shown(session, redone(session.history))
export const mapEnded = (session: MakerSession): MakerSession => ({
  ...session,
  history: settled(session.history),
})

export const inMode = (session: MakerSession, mode: MakerMode): MakerSession => ({
  ...session,
  mode,
  first: undefined,
})

export const chosenAs = (session: MakerSession, chosen: readonly string[]): MakerSession => ({
  ...session,
  chosen,
})

/** Returns the session without the selected elements in its map. */
export const removedChosen = (session: MakerSession): MakerSession => {
  const { chosen } = session
  if (chosen.length === 0) return session
  const words =
    chosen.length === 1 ? `removed ${wordsOf(session, chosen[0] ?? '')}` : `removed ${chosen.length} elements`
  return actedOn(session, without(mapOf(session), chosen), { words })
}

/** Returns what people call an element. */
export function wordsOf(session: MakerSession, id: string): string {
  const node = mapOf(session).nodes.find((one) => one.id === id)
  return node === undefined ? id : nameOf(node)
}

/**
 * Returns the session with something pressed: chosen, or an end of a connection or a cut. The mode ends with
 * the second node.
 */
export function pressedOn(session: MakerSession, id: string, isMore = false): MakerSession {
  const { mode, first, chosen } = session
  const isNode = mapOf(session).nodes.some((node) => node.id === id)
  if (mode === 'move' || !isNode) {
    if (!isMore) return chosen.includes(id) ? session : chosenAs(session, [id])
    return chosenAs(session, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  if (first === undefined || first === id) return { ...session, first: id, chosen: [id] }
  const change = mode === 'connect' ? joined : cut
  const words = `${mode === 'connect' ? 'connected' : 'cut'} ${wordsOf(session, first)} and ${wordsOf(session, id)}`
  return inMode(actedOn(session, change(mapOf(session), first, id), { words }), 'move')
}
