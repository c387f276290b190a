import { NotCopied, useCopy } from '@parlour/ui-kit'
import type { AnyMap } from '../../rules/facts/map'
import { layoutText } from '../../rules/facts/layout-text'

/** Copies the layout of a map of hex tiles as text, which a lobby takes; nothing for any other map. */
export function CopyLayout({ map }: { readonly map: AnyMap }) {
  const { copy, copied, refused } = useCopy()
  const tiles = typeof map === 'string' ? undefined : map.tiles
  if (tiles === undefined) return null
  return (
    <>
      <button type="button" onClick={() => copy(layoutText(tiles))}>
        {copied ? 'copied' : 'copy layout'}
      </button>
      <NotCopied text={refused} label="Layout as text" />
    </>
  )
}
