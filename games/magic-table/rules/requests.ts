import { type Request, UNSPECIFIED } from '@parlour/kernel'
import { piece } from './facts/piece'
import { ALLOW, ALLOW_UNDO, CHOOSE_DECK, DO_SOMETHING, REFUSE, SHOW_ALL } from './facts/question-kinds'
import { TITLES } from './facts/titles'
import { handRequests } from './opening-hands'
import { showing } from './show-all'
import type { TableState } from './types'

/**
 * What is asked: first a deck, of everybody who has not chosen one; then, where hands are dealt,
 * whether they keep theirs; from then on what to do, of the player
 * with priority and open to all who are still in the game, and before that whether something may be taken
 * back. After the end everybody may show what they had hidden (rules: magic-table 4, 5, 6).
 */
export function pending(state: TableState): readonly Request[] {
  const { chosen, board, undoWish } = state
  if (board.outcome !== null) return showing(state).map(showRequest)
  if (chosen !== null)
    return board.players.flatMap(({ name }) => (Object.hasOwn(chosen, name) ? [] : [deckRequest(name)]))
  if (state.openingHands !== undefined) return handRequests(state)
  const asked = undoWish?.waitingFor.map((name) => undoRequest(name, state)) ?? []
  return [...asked, actionRequest(state)]
}

const free = { choices: UNSPECIFIED, min: 1, max: 1 } as const

const deckRequest = (actor: string): Request => ({
  id: `deck ${actor}`,
  actor,
  kind: CHOOSE_DECK,
  title: TITLES.chooseDeck,
  ...free,
})

const showRequest = (actor: string): Request => ({
  id: `show ${actor}`,
  actor,
  kind: SHOW_ALL,
  title: TITLES.showAll,
  choices: ['yes'],
  min: 1,
  max: 1,
  optional: true,
})

/** Never stale: an action says itself which cards it means, so that two players can act at once. */
function actionRequest({ board: { priority, players } }: TableState): Request {
  const alsoBy = players.flatMap(({ name, eliminated }) => (eliminated || name === priority ? [] : [name]))
  return {
    id: 'table',
    actor: priority,
    kind: DO_SOMETHING,
    title: TITLES.doSomething,
    ...free,
    ...(alsoBy.length === 0 ? {} : { alsoBy }),
  }
}

function undoRequest(actor: string, { undoWish }: TableState): Request {
  const pieces = undoWish === null ? [] : [piece.seat(undoWish.by)]
  return {
    id: `undo ${undoWish?.made ?? 0} ${undoWish?.by ?? ''}`,
    actor,
    kind: ALLOW_UNDO,
    title: TITLES.allowUndo,
    choices: [
      { title: 'yes', kind: ALLOW, pieces },
      { title: 'no', kind: REFUSE },
    ],
    min: 1,
    max: 1,
  }
}
