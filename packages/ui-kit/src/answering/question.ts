import {
  type Choice,
  type ChoiceItem,
  type Pick,
  type Piece,
  type Request,
  UNSPECIFIED,
} from '@parlour/kernel'
import {
  type CheckedChoices,
  isChecked,
  itemOf,
  NOTHING_CHECKED,
  reasonAgainst,
  selectionOf,
  toggled,
} from './selection'

/** A choice that is not a group, and where it stands in the request. */
export interface Leaf {
  /** Its place in each list that leads to it. */
  readonly path: readonly number[]
  /** The path as a word, to compare. */
  readonly key: string
  readonly item: ChoiceItem
  /** The group it stands in. */
  readonly group: ChoiceItem | undefined
}

/** A group of choices at the first level of a request. */
export interface LeafGroup {
  readonly index: number
  readonly item: ChoiceItem
  readonly leaves: readonly Leaf[]
}

/** The open request of the viewer, and which of its choices a click on a piece of the board may mean. */
export interface Question {
  readonly request: Request | undefined
  /** Every choice that may be picked, groups opened. */
  readonly leaves: readonly Leaf[]
  readonly groups: readonly LeafGroup[]
  /** The choices that a click on a piece means, in their order. */
  readonly answers: ReadonlyMap<Piece, readonly Leaf[]>
  /**
   * Each answer says only what comes next, and the rest is asked again: the viewer may put all in order at
   * once.
   */
  readonly isOrdered: boolean
  /**
   * Whether a click on a choice that is not picked yet only picks it, so that one can read what it would do.
   */
  readonly readsFirst: (leaf: Leaf) => boolean
}

/** The pieces of a choice on which a click means it. */
export type AnsweringPieces = (item: ChoiceItem) => readonly Piece[]

/** Returns the first piece that a choice is about; the others are only linked with it. */
const firstPiece: AnsweringPieces = ({ pieces = [] }) => pieces.slice(0, 1)

export const NO_QUESTION: Question = {
  request: undefined,
  leaves: [],
  groups: [],
  answers: new Map(),
  isOrdered: false,
  readsFirst: () => false,
}

/** How a game reads its requests where that is not as most do. */
export interface RequestReading {
  /** On which pieces of a choice a click means it. */
  readonly answering?: AnsweringPieces | undefined
  /**
   * Whether a request asks for the next of several things, and will be asked again for those that are left.
   */
  readonly ordering?: ((request: Request) => boolean) | undefined
  /** Of which choices one reads first what they would do, where that cannot be read by pointing at them. */
  readonly readsFirst?: ((leaf: Leaf) => boolean) | undefined
}

/** Reads a request for a board. */
export function readQuestion(
  request: Request,
  { answering = firstPiece, ordering = () => false, readsFirst = () => false }: RequestReading = {},
): Question {
  const choices = request.choices === UNSPECIFIED ? [] : request.choices
  const leaves = leavesIn(choices, [], undefined)
  const answers = new Map<Piece, readonly Leaf[]>()
  for (const leaf of leaves)
    for (const piece of answering(leaf.item)) answers.set(piece, [...(answers.get(piece) ?? []), leaf])
  const groups = choices.flatMap((choice, index): readonly LeafGroup[] => {
    const item = itemOf(choice)
    if (item.choices === undefined) return []
    return [{ index, item, leaves: leaves.filter(({ path }) => path[0] === index) }]
  })
  return { request, leaves, groups, answers, isOrdered: ordering(request), readsFirst }
}

function leavesIn(
  choices: readonly Choice[],
  above: readonly number[],
  group: ChoiceItem | undefined,
): readonly Leaf[] {
  return choices.flatMap((choice, index): readonly Leaf[] => {
    const item = itemOf(choice)
    const path = [...above, index]
    if (item.choices !== undefined) return leavesIn(item.choices, path, item)
    return [{ path, key: path.join('.'), item, group }]
  })
}

/** What the viewer has picked and points at: all the state that answering has. */
export interface AnswerState {
  readonly checked: CheckedChoices
  /** The key of the choice that is pointed at, in the list or on the board. */
  readonly pointed: string | undefined
  /** The keys of the choices of an ordered question in the order in which they were picked. */
  readonly order: readonly string[]
}
export const UNANSWERED: AnswerState = { checked: NOTHING_CHECKED, pointed: undefined, order: [] }

/**
 * Returns the picks after a click on a choice: picked, in place of another where only one may be, or taken
 * back.
 */
export function picked(
  { request }: Question,
  checked: CheckedChoices,
  path: readonly number[],
): CheckedChoices {
  if (request === undefined || request.choices === UNSPECIFIED) return checked
  return toggled({ choices: request.choices, min: request.min, max: request.max }, checked, path)
}

/**
 * Returns the choice that a click on a piece means: the next not picked yet, from the picked one on; or the
 * last, to be taken back.
 */
export function leafAt({ answers }: Question, piece: Piece, checked: CheckedChoices): Leaf | undefined {
  const leaves = answers.get(piece) ?? []
  const from = 1 + leaves.findIndex(({ path }) => isChecked(checked, path))
  const inTurn = [...leaves.slice(from), ...leaves.slice(0, from)]
  return inTurn.find(({ path }) => !isChecked(checked, path)) ?? leaves.at(-1)
}

/**
 * Returns how a piece stands to the question, as a list of words: `can` be clicked, `linked` with the choice
 * pointed at, `chosen`.
 */
export function pieceState({ answers, leaves }: Question, piece: Piece, state: AnswerState): string {
  const words: string[] = []
  const own = answers.get(piece)
  if (own !== undefined) words.push('can')
  const { item } = leaves.find(({ key }) => key === state.pointed) ?? {}
  if (item?.pieces?.includes(piece) === true) words.push('linked')
  if (own?.some(({ path }) => isChecked(state.checked, path)) === true) words.push('chosen')
  return words.join(' ')
}

/** Returns the choice that the board explains: the one pointed at, or else the first that is picked. */
export function shownLeaf({ leaves }: Question, { pointed, checked }: AnswerState): Leaf | undefined {
  return leaves.find(({ key }) => key === pointed) ?? leaves.find(({ path }) => isChecked(checked, path))
}

/**
 * Returns the game's words under which the choice that the board explains links a piece, as a list of words.
 */
export function linkWords(question: Question, piece: Piece, state: AnswerState): string {
  const links = Object.entries(shownLeaf(question, state)?.item.links ?? {})
  return links
    .filter(([, pieces]) => pieces.includes(piece))
    .map(([word]) => word)
    .join(' ')
}

/** What would be sent, why it may not be sent yet, and which choices it picks. */
interface Draft {
  readonly selection: readonly Pick[]
  readonly reason: string | undefined
  readonly picks: readonly Leaf[]
}

/** Returns what the picks would send; with a reason where the request does not allow that. */
export function draftOf({ request, leaves }: Question, checked: CheckedChoices): Draft {
  if (request === undefined || request.choices === UNSPECIFIED)
    return { selection: [], reason: 'There is nothing to answer.', picks: [] }
  const selection = selectionOf(request.choices, checked)
  const picks = leaves.filter(({ path }) => isChecked(checked, path))
  return { selection, reason: reasonAgainst(request, selection), picks }
}
