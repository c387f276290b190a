import { browserStorage } from '@parlour/ui-kit'
import { z } from 'zod'
import { exportText, readMap } from './maker-document'
import { type MakerSession, mapOf, openedMap } from './maker-session'

/** Every person who uses this browser has a draft of their own. */
export const draftKey = (viewerId: string): string => `parlour-map-maker ${viewerId}`

/** A stored draft: the map, the map as it was last saved, and its id and revision on the hub. */
const draftSchema = z.object({
  map: z.unknown(),
  saved: z.unknown().optional(),
  kept: z.object({ _id: z.string(), rev: z.int() }).optional(),
})

/** Stores the open map in this browser, so that closing the page loses nothing. Returns whether it could. */
export function keepDraft(viewerId: string, session: MakerSession): boolean {
  const { base, savedVersion } = session
  const map = exportText(mapOf(session))
  const parts = [
    `"map":${map}`,
    ...(base === undefined ? [] : [`"saved":${base === mapOf(session) ? map : exportText(base)}`]),
    ...(savedVersion === undefined ? [] : [`"kept":${JSON.stringify(savedVersion)}`]),
  ]
  return browserStorage.setItem(draftKey(viewerId), `{${parts.join()}}`)
}

/**
 * Returns a session at the map that was kept, changed or not as it was; undefined where there is none that
 * can be read.
 */
export function readDraft(viewerId: string): MakerSession | undefined {
  try {
    const draft = draftSchema.parse(JSON.parse(browserStorage.getItem(draftKey(viewerId)) ?? ''))
    const { map } = readMap(draft.map)
    if (map === undefined) return undefined
    const saved = readMap(draft.saved).map
    const isSame = saved !== undefined && exportText(saved) === exportText(map)
    return { ...openedMap(map, draft.kept), base: isSame ? map : saved }
  } catch {
    return undefined
  }
}
