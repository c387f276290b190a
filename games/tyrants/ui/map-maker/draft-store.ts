import { exportText, type MakerDocument, readMap } from './maker-document'

const KEY = 'parlour-map-maker'

/** Keeps a map in this browser, so that nothing is lost with the page. */
export function keepDraft(map: MakerDocument): void {
  try {
    localStorage.setItem(KEY, exportText(map))
  } catch (error) {
    // A browser may have no room, or keep nothing at all.
    console.warn('the map is not kept in this browser', error)
  }
}

/** Returns the map that was kept; undefined where there is none that can be read. */
export function keptDraft(): MakerDocument | undefined {
  try {
    const text = localStorage.getItem(KEY)
    return text === null ? undefined : readMap(JSON.parse(text)).map
  } catch {
    return undefined
  }
}
