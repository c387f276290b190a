import type { Pick, Request } from '@parlour/kernel'
import { UNSPECIFIED } from '@parlour/kernel'
import { type Checked, NOTHING_CHECKED, reasonAgainst, selectionOf, toggled } from '@parlour/ui-kit'
import type { InnovationView } from '../../rules/view'
import { isActionMenu, type Leaf, leavesOf, meaningOf, type Piece, type Reach, reachOf } from './meaning'

/** What the pointer and the picks of the viewer are: all the state a question has. */
export interface AnswerState {
  readonly checked: Checked
  /** The key of the choice that is pointed at, in the list or on the board. */
  readonly pointed: string | undefined
}

/** The open question of the viewer, and how its choices and the pieces of the board belong together. */
export interface Answering {
  readonly request: Request | undefined
  readonly leaves: readonly Leaf[]
  readonly means: ReadonlyMap<string, readonly Piece[]>
  readonly answers: ReadonlyMap<Piece, readonly Leaf[]>
  /** Few answers: everything else steps back. */
  readonly narrowed: boolean
}

export const UNANSWERED: AnswerState = { checked: NOTHING_CHECKED, pointed: undefined }

/** Reads a request against the board. Without one nothing can be answered. */
export function readQuestion(request: Request | undefined, view: InnovationView): Answering {
  const leaves = request === undefined ? [] : leavesOf(request.choices)
  const means = new Map<string, readonly Piece[]>()
  const answers = new Map<Piece, readonly Leaf[]>()
  for (const leaf of leaves) {
    const pieces = request === undefined ? [] : meaningOf(leaf, { request, view })
    means.set(leaf.key, pieces)
    for (const piece of answering(pieces)) answers.set(piece, [...(answers.get(piece) ?? []), leaf])
  }
  const narrowed = request !== undefined && !isActionMenu(request) && answers.size > 0
  return { request, leaves, means, answers, narrowed }
}

/** The first piece answers; of a back that may lie in several piles, and of several cards that are one choice, each. */
function answering(pieces: readonly Piece[]): readonly Piece[] {
  const alike = ['back/', 'card/'].some((kind) => pieces.every((piece) => piece.startsWith(kind)))
  return alike ? pieces : pieces.slice(0, 1)
}

/** Whether a choice is picked. */
export function isChecked(checked: Checked, path: readonly number[]): boolean {
  let inside: Checked | undefined = checked
  for (const index of path) inside = inside?.[index]
  return inside !== undefined
}

/** Picks a choice or takes it back. In the action menu one pick replaces any other (rules: innovation P2.3). */
export function picked(request: Request, checked: Checked, path: readonly number[]): Checked {
  if (request.choices === UNSPECIFIED) return checked
  const level = { choices: request.choices, min: request.min, max: request.max }
  if (isActionMenu(request) && !isChecked(checked, path)) return toggled(level, NOTHING_CHECKED, path)
  return toggled(level, checked, path)
}

/** The choice a click on a piece means: the next not picked yet, from the picked one on; or the last to be taken back. */
export function leafAt({ answers }: AnswersOnly, piece: Piece, checked: Checked): Leaf | undefined {
  const leaves = answers.get(piece) ?? []
  const from = 1 + leaves.findIndex(({ path }) => isChecked(checked, path))
  const inTurn = [...leaves.slice(from), ...leaves.slice(0, from)]
  return inTurn.find(({ path }) => !isChecked(checked, path)) ?? leaves.at(-1)
}
type AnswersOnly = { readonly answers: Answering['answers'] }

/** How a piece of the board stands to the question: `can`, `linked`, `chosen`, in one word list. */
export function pieceState({ answers, means, leaves }: Answering, piece: Piece, state: AnswerState): string {
  const words: string[] = []
  if (answers.has(piece)) words.push('can')
  if (state.pointed !== undefined && means.get(state.pointed)?.includes(piece) === true) words.push('linked')
  const chosen = leaves.some(
    ({ key, path }) => isChecked(state.checked, path) && answering(means.get(key) ?? []).includes(piece),
  )
  if (chosen) words.push('chosen')
  return words.join(' ')
}

/** Who shares and who suffers from the choice pointed at, or else from the one that is picked. */
export function shownReach(
  { means, leaves }: Answering,
  { pointed, checked }: AnswerState,
): Reach | undefined {
  const leaf =
    leaves.find(({ key }) => key === pointed) ?? leaves.find(({ path }) => isChecked(checked, path))
  return leaf === undefined ? undefined : reachOf(leaf, means.get(leaf.key) ?? [])
}

/** What is sent, why it may not be sent yet, and the pick in words. */
export interface Draft {
  readonly selection: readonly Pick[]
  readonly reason: string | undefined
  readonly words: string
}

export function draftOf({ request, leaves }: Answering, checked: Checked): Draft {
  if (request === undefined || request.choices === UNSPECIFIED)
    return { selection: [], reason: 'There is nothing to answer.', words: '' }
  const selection = selectionOf(request.choices, checked)
  const taken = leaves.filter(({ path }) => isChecked(checked, path))
  return { selection, reason: reasonAgainst(request, selection), words: wordsFor(request, taken) }
}

function wordsFor(request: Request, taken: readonly Leaf[]): string {
  const [first, ...more] = taken
  if (first === undefined) return request.min === 0 ? 'none' : ''
  if (more.length > 0) return String(taken.length)
  const title = String(first.item.title)
  return first.group === undefined || first.group === 'Draw' ? title : `${first.group}: ${title}`
}
