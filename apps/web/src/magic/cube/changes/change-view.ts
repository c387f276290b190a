import type { CubeChangeKind } from '@parlour/protocol'
import { useSearchParams } from 'react-router'

/** What the log can be narrowed to, with the kinds that it then shows. */
const SHOWN: Readonly<Record<string, readonly CubeChangeKind[] | undefined>> = {
  all: undefined,
  'in and out': ['added', 'restored', 'removed', 'replaced'],
  edited: ['edited'],
  scars: ['scarred'],
}
export const SHOWN_WORDS: readonly string[] = Object.keys(SHOWN)

/** What of the log is shown: kept in the address, so that it can be linked. */
export function useChangeView() {
  const [search, setSearch] = useSearchParams()
  const shown = SHOWN_WORDS.find((word) => word === search.get('show')) ?? 'all'
  const set = (key: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(key)
        else next.set(key, value)
        return next
      },
      { replace: true },
    )
  return {
    shown,
    kinds: SHOWN[shown],
    by: search.get('by') ?? '',
    entry: search.get('entry') ?? '',
    show: (word: string) => set('show', word === 'all' ? '' : word),
    showBy: (userId: string) => set('by', userId),
  }
}
