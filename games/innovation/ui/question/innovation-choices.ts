import type { ChoiceItem, Piece, Request } from '@parlour/kernel'
import type { Leaf } from '@parlour/ui-kit'
import { cardOf } from '../../rules/facts/catalog'
import type { Icon } from '../../rules/facts/names'
import { meaningOf, type PieceMeaning } from '../../rules/facts/piece'
import type { ActionKind, LinkKind, QuestionKind } from '../../rules/facts/question-kinds'

/** Returns the pieces that answer: the first piece of a choice; where two cards are one choice, both. */
export const answeringPieces = ({ kind, pieces = [] }: ChoiceItem): readonly Piece[] =>
  kind === 'card-pair' ? pieces : pieces.slice(0, 1)

/** Returns whether a request asks which card is next, of several that all follow one another. */
export const asksForNext = ({ kind }: Request): boolean => kind === ('next-card' satisfies QuestionKind)

/** The turn's own question: everything may be done, the whole board is read. */
export const isActionMenu = (request: Pick<Request, 'kind'> | undefined): boolean =>
  request?.kind === ('action' satisfies QuestionKind)

/** Whether a choice stands in that group of the action menu. */
export const isIn = ({ group }: Leaf, ...actions: readonly ActionKind[]): boolean =>
  actions.some((action) => action === group?.kind)

/** Questions whose choices are shown as actions in words, whatever they are about. */
const IN_WORDS: ReadonlySet<string> = new Set<QuestionKind>(['artifact-action', 'branch', 'confirm'])

/** Returns the thing on the board that a choice is; undefined where it only says what to do about one. */
export function thingOf({ item }: Leaf, request: Request | undefined): PieceMeaning | undefined {
  const [first] = item.pieces ?? []
  return first === undefined || IN_WORDS.has(request?.kind ?? '') ? undefined : meaningOf(first)
}

/** Returns the seats that a choice touches; none without a choice. */
export const linked = (leaf: Leaf | undefined, kind: LinkKind): readonly Piece[] =>
  leaf?.item.links?.[kind] ?? []

/** Whether a choice is a dogma action: what it would do is read before it is taken. */
export const isDogmaAction = (leaf: Leaf): boolean => featuredIcon(leaf) !== undefined

/** Returns the icon that decides a dogma action; undefined for a choice that is none. */
export function featuredIcon(leaf: Leaf | undefined): Icon | undefined {
  if (leaf === undefined) return undefined
  if (isIn(leaf, 'auspice')) return 'p'
  if (leaf.item.links === undefined && !isIn(leaf, 'dogma', 'endorse')) return undefined
  for (const address of leaf.item.pieces ?? []) {
    const about = meaningOf(address)
    if (about?.kind === 'card') return cardOf(about.name)?.dogma
  }
  return undefined
}
