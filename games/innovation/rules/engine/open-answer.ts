import type { Choice, Chosen, Matched, Piece } from '@parlour/kernel'
import { meaningOf } from '../facts/piece'
import type { Board, Change } from './board'
import { locate } from './reading'
import { sees } from './sight'
import { zoneAt } from './zones'

/** What an answer met and what followed from it. */
export interface Followed {
  /** The board that was asked about. */
  readonly before: Board
  readonly news: readonly Change[]
}

/**
 * Whether everybody may read an answer: each card that it picked by name lay open, or was shown by the first thing that
 * happened to it. What happens later may show the card, but not that it was picked.
 */
export function isOpenAnswer({ request, chosen }: Matched, { before, news }: Followed): boolean {
  return pickedPieces(request.choices, chosen).every((address) => {
    const meaning = meaningOf(address)
    return meaning?.kind !== 'card' || liesOpen(before, meaning.name) || isShown(news, meaning.name)
  })
}

function pickedPieces(choices: readonly Choice[] | string, chosen: readonly Chosen[]): readonly Piece[] {
  if (typeof choices === 'string') return []
  return chosen.flatMap(({ index, inside }) => {
    const choice = choices[index]
    if (typeof choice !== 'object') return []
    return [...(choice.pieces ?? []), ...pickedPieces(choice.choices ?? [], inside ?? [])]
  })
}

function liesOpen(board: Board, card: string): boolean {
  const zone = locate(board, card)
  return zone !== undefined && sees(board, undefined, { card, zone })
}

function isShown(news: readonly Change[], card: string): boolean {
  const first = news.find(
    (change) => (change.kind === 'moved' || change.kind === 'revealed') && change.card === card,
  )
  if (first?.kind === 'moved') return first.shown === true || zoneAt(first.to).sight === 'public'
  return first !== undefined
}
