import type { Choice, MatchedAnswer, Request, Step, UndoResult } from '@parlour/kernel'
import { cardsInWords, HAND, putOnBottom, takeFromTop, takeMulligan } from './actions/drawing'
import { KEEP, MULLIGAN, OPENING_HAND } from './facts/question-kinds'
import { TITLES } from './facts/titles'
import type { OpeningHands, PlayerState, TableState } from './types'
import { everyone, PHASE_LINE, playerNamed, TURN_LINE, type Work, workOn, write } from './work'
import { nameOf } from './words'

/** Deals seven cards to everybody, before they are asked whether they keep them (rules: magic-table 1). */
export function dealOpeningHands(work: Work): void {
  for (const player1 of everyone(work.board)) {
    const count = cardsInWords(takeFromTop(work, player1, HAND))
    write(work, '{player1} draws {count}', { values: { player1, count } })
  }
}

/** Writes that the first turn begins. */
export function beginFirstTurn(work: Work): void {
  const player = work.board.priority
  write(work, "{player}'s turn", {
    values: { player },
    indent: TURN_LINE,
    classes: ['start-turn', 'turn-start'],
  })
  write(work, '{player} has priority', {
    values: { player },
    indent: PHASE_LINE,
    classes: ['pass-priority'],
  })
}

/** Whether they keep their hand: of everybody who has not said so. */
export const handRequests = (state: TableState): readonly Request[] =>
  state.board.players.flatMap((player) =>
    Object.hasOwn(state.openingHands ?? {}, player.name) ? [] : [handRequest(state, player)],
  )

/** The id grows with each mulligan, so that no answer to the hand before is taken for one to this. */
const handRequest = (state: TableState, player: PlayerState): Request => ({
  id: `hand ${player.mulligans} ${player.name}`,
  actor: player.name,
  kind: OPENING_HAND,
  title: TITLES.openingHand,
  choices: [keepChoice(state, player), { title: 'Mulligan', kind: MULLIGAN }],
  min: 1,
  max: 1,
})

/** After a mulligan, a hand is kept together with the cards that go to the bottom, in their order. */
function keepChoice({ records }: TableState, { toPutBack, zones }: PlayerState): Choice {
  const keep = { title: 'Keep', kind: KEEP }
  if (toPutBack === 0) return keep
  const choices = zones.hand.map((card) => ({ title: nameOf(records, card), id: card.handle }))
  return { ...keep, choices, min: toPutBack, max: toPutBack }
}

/**
 * A player keeps their hand, or takes a mulligan. Once all have kept, the cards for the bottom go there and
 * the first turn begins (rules: magic-table 1).
 */
export function answerOpeningHand(
  state: TableState,
  { request: { actor }, chosen: [choice] }: MatchedAnswer,
): Step<TableState> {
  if (choice?.kind === MULLIGAN) return mulliganTaken(state, actor)
  const { zones } = playerNamed(state.board, actor)
  const ids = (choice?.inside ?? []).flatMap(({ index }) => zones.hand[index]?.id ?? [])
  const openingHands = { ...state.openingHands, [actor]: ids }
  if (everyone(state.board).every((name) => Object.hasOwn(openingHands, name)))
    return { ...begin(state, openingHands), noUndo: true }
  return { state: { ...state, openingHands, step: state.step + 1, news: [] }, log: [] }
}

function mulliganTaken(state: TableState, actor: string): Step<TableState> {
  const work = workOn(state, actor)
  takeMulligan(work, actor)
  const { board, handlesMade, news } = work
  const random = work.random.state
  return {
    state: { ...state, board, handlesMade, random, news, step: state.step + 1 },
    log: work.lines,
    noUndo: true,
  }
}

function begin(state: TableState, hands: OpeningHands): Step<TableState> {
  const work = workOn(state, state.board.priority)
  for (const player1 of everyone(state.board)) {
    const { zones } = playerNamed(work.board, player1)
    const ids = hands[player1] ?? []
    putOnBottom(work, player1, ids)
    const count = cardsInWords(zones.hand.length - ids.length)
    write(work, '{player1} keeps {count}', { values: { player1, count } })
  }
  beginFirstTurn(work)
  const { openingHands: _kept, ...rest } = state
  const { board, handlesMade } = work
  return {
    state: { ...rest, board, handlesMade, step: state.step + 1, news: [] },
    log: work.lines,
  }
}

/** Whoever keeps their hand decides again, as long as others are still deciding; a mulligan is final. */
export function handAgain(state: TableState, actor: string): UndoResult | Step<TableState> {
  const { openingHands = {} } = state
  if (!Object.hasOwn(openingHands, actor)) return '__NO_UNDO__'
  const { [actor]: _taken, ...others } = openingHands
  return { state: { ...state, openingHands: others, step: state.step + 1, news: [] }, log: [] }
}
