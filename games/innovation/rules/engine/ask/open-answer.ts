import type { Choice, PickedChoice, MatchedAnswer } from '@parlour/kernel'
import { meaningOf } from '../../facts/piece'
import type { Board, Change } from '../board/board'
import { locate } from '../board/reading'
import { sees } from '../board/sight'
import { zoneAt } from '../board/zones'

/**
 * The cards that an answer picks by name and that not everybody sees on the board that it was asked about.
 */
export function hiddenPicks({ request, chosen }: MatchedAnswer, board: Board): readonly string[] {
  const hidden: string[] = []
  if (typeof request.choices !== 'string') addHidden(hidden, board, { choices: request.choices, chosen })
  return hidden
}

interface PickedLevel {
  readonly choices: readonly Choice[]
  readonly chosen: readonly PickedChoice[]
}

function addHidden(hidden: string[], board: Board, { choices, chosen }: PickedLevel): void {
  for (const { index, inside } of chosen) {
    const choice = choices[index]
    if (typeof choice !== 'object') continue
    for (const address of choice.pieces ?? []) {
      const meaning = meaningOf(address)
      if (meaning?.kind === 'card' && !liesOpen(board, meaning.name)) hidden.push(meaning.name)
    }
    if (choice.choices !== undefined && inside !== undefined)
      addHidden(hidden, board, { choices: choice.choices, chosen: inside })
  }
}

/**
 * Whether everybody may read an answer: each hidden card that it picked was shown by the first thing that
 * happened to it. What happens later may show the card, but not that it was picked.
 */
export const isOpenAnswer = (hidden: readonly string[], news: readonly Change[]): boolean =>
  hidden.every((card) => isShown(news, card))

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
