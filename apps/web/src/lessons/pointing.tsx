import type { Piece } from '@parlour/kernel'
import { useEffect } from 'react'
import { followTab } from './coach-keys'

/**
 * Rings pieces, on the board and as choices in the list, brings the first one on the board into sight, and
 * leads the Tab key from the coach to it and back. A rule and not a class: it holds for elements that the
 * board draws later, too.
 */
export function Pointing({ at }: { readonly at: readonly Piece[] }) {
  const selector = selectorOf(at)
  const first = at[0]
  useEffect(() => {
    if (first === undefined) return
    const found = document.querySelector(`[data-piece=${JSON.stringify(first)}]`)
    found?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [first])
  useEffect(() => (selector === '' ? undefined : followTab(selector)), [selector])
  if (selector === '') return null
  return (
    <style>{`${selector} { outline: 3px solid var(--accent) !important; outline-offset: 1px !important; }`}</style>
  )
}

function selectorOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => JSON.stringify(piece))
    .map((quoted) => `[data-piece=${quoted}], [data-about=${quoted}]`)
    .join(', ')
}
