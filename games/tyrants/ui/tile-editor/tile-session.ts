import { type Edit, edited, type History, historyOf, redone, settled, undone } from '../editing/history'
import {
  connected,
  endWords,
  nameProblem,
  newTile,
  renamed,
  siteNamed,
  type TileDocument,
} from './tile-document'

/** What the hub knows the tile by; absent before it is saved. */
export interface SavedTileVersion {
  readonly _id: string
  readonly rev: number
}

/**
 * One session at the editor: the tile with its history, what is chosen of it, and what the next click does.
 */
export interface TileSession {
  /** The same as long as the same tile is open: what the hub says of another one is not about this. */
  readonly opening: symbol
  readonly history: History<TileDocument>
  /** The tile as it was opened or saved; undefined where nothing of it is saved anywhere. */
  readonly base: TileDocument | undefined
  readonly savedVersion: SavedTileVersion | undefined
  readonly chosen: string | undefined
  /** The next clicks connect; with the first of them once it is chosen. */
  readonly connecting: { readonly first?: string } | undefined
}

/** Returns a session at a tile, its first site chosen. */
export function opened(tile: TileDocument, saved?: SavedTileVersion): TileSession {
  return {
    opening: Symbol('opening'),
    history: historyOf(tile),
    base: tile,
    savedVersion: saved,
    chosen: tile.sites[0]?.name,
    connecting: undefined,
  }
}

/** Returns a session at a new tile, whose only site is chosen. */
export const begun = (): TileSession => opened(newTile())

/** Returns a session at a copy, which the hub does not know yet. */
export function copied({ name, ...tile }: TileDocument): TileSession {
  return unsavedTile({ ...tile, name: `duplicate of ${name}`.slice(0, 60) })
}

/** Returns a session at a tile that the hub does not know, such as one that was pasted. */
export const unsavedTile = (tile: TileDocument): TileSession => ({ ...opened(tile), base: undefined })

export const tileOf = ({ history }: TileSession): TileDocument => history.now
export const isUnsaved = ({ history, base }: TileSession): boolean =>
  history.now !== base && JSON.stringify(history.now) !== JSON.stringify(base)

/** An edit, and what is chosen after it where that is something else. */
export interface TileEdit extends Edit {
  readonly chosen?: string | undefined
}

/** Returns the session with the tile changed. */
export function acted(session: TileSession, tile: TileDocument, edit: TileEdit): TileSession {
  const chosen = 'chosen' in edit ? edit.chosen : session.chosen
  return {
    ...session,
    history: edited(session.history, tile, edit),
    chosen: siteNamed(tile, chosen) === undefined ? undefined : chosen,
  }
}

const shown = (session: TileSession, history: TileSession['history']): TileSession => ({
  ...session,
  history,
  connecting: undefined,
  chosen: siteNamed(history.now, session.chosen)?.name,
})

export const wentBack = (session: TileSession): TileSession => shown(session, undone(session.history))
export const wentOn = (session: TileSession): TileSession => shown(session, redone(session.history))
export const ended = (session: TileSession): TileSession => ({
  ...session,
  history: settled(session.history),
})

/**
 * Returns the session after it was saved; what was changed meanwhile is unsaved again. Another tile that is
 * open by then is left alone.
 */
export const savedAs = (
  now: TileSession,
  { opening, history }: TileSession,
  saved: SavedTileVersion,
): TileSession => (now.opening === opening ? { ...now, base: history.now, savedVersion: saved } : now)

/**
 * Returns the session with a site renamed, still chosen if it was; the same where it cannot have the name.
 */
export function renamedSite(session: TileSession, name: string, wanted: string): TileSession {
  const tile = tileOf(session)
  if (nameProblem(tile, name, wanted) !== undefined) return session
  const next = wanted.trim()
  const now = (one: string | undefined) => (one === name ? next : one)
  const { connecting } = session
  const first = now(connecting?.first)
  return {
    ...acted(session, renamed(tile, name, wanted), {
      words: `renamed ${endWords(name)}`,
      chosen: now(session.chosen),
    }),
    connecting: connecting === undefined || first === undefined ? connecting : { first },
  }
}

/** Returns the session with connecting begun, from the chosen site if there is one; or ended. */
export const toggled = (session: TileSession): TileSession => ({
  ...session,
  connecting: session.connecting === undefined ? {} : undefined,
})

/** Returns the session with a site or an edge pressed: chosen, or an end of a connection. */
export function pressed(session: TileSession, name: string): TileSession {
  const tile = tileOf(session)
  const chosen = siteNamed(tile, name)?.name ?? session.chosen
  if (session.connecting === undefined) return { ...session, chosen }
  const { first } = session.connecting
  if (first === undefined) return { ...session, chosen, connecting: { first: name } }
  const words = `connected ${endWords(first)} and ${endWords(name)}`
  return { ...acted(session, connected(tile, first, name), { words, chosen }), connecting: undefined }
}
