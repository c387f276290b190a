import { useEffect } from 'react'
import { useIsCalled } from './called'

/** The title of pages that have none of their own. */
const DEFAULT_TITLE = 'Parlour'

/**
 * The title of a tab: the game's name or the default, with a dot before it while something waits for the
 * viewer.
 * @internal
 */
export const titleOf = (name: string | undefined, turn: boolean): string =>
  `${turn ? '● ' : ''}${name === undefined || name === '' ? DEFAULT_TITLE : name}`

/** Sets the tab's title while the component is shown; an invitation marks every page's. */
export function useDocumentTitle(name?: string, turn = false): void {
  const isCalled = useIsCalled()
  const title = titleOf(name, turn || isCalled)
  useEffect(() => {
    document.title = title
  }, [title])
}
