import { useEffect } from 'react'

/** The title of pages that have none of their own. */
const DEFAULT_TITLE = 'Parlour'

/**
 * The title of a tab: the game's name or the default, with a dot before it while something waits for the viewer.
 * @internal
 */
export const titleOf = (name: string | undefined, turn: boolean): string =>
  `${turn ? '● ' : ''}${name === undefined || name === '' ? DEFAULT_TITLE : name}`

/** Sets the tab's title while the component is shown. */
export function useDocumentTitle(name?: string, turn = false): void {
  const title = titleOf(name, turn)
  useEffect(() => {
    document.title = title
  }, [title])
}
