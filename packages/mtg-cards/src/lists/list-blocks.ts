import type { Card, DeckZone } from '../card/card'
import { faceAt } from '../card/blank-card'
import { isLand } from '../card/type-line'
import { hasProperty } from '../query/card-properties'
import type { CardListEntry } from './card-list-text'

/** The cards between two blank lines of a list that says nothing else of zones. */
export interface ListBlock {
  /** How many cards, copies counted. */
  readonly count: number
  /** One of each line. */
  readonly cards: readonly Card[]
}

/**
 * Returns the blocks of a list, by what its lines are found to be; none where it is in one piece. A list with
 * headings says its zones itself, unless lone commanders stand above the first.
 */
export function blocksOf(
  lines: readonly { readonly entry: CardListEntry; readonly card: Card | undefined }[],
): readonly ListBlock[] {
  const blocks: { count: number; cards: Card[] }[] = []
  for (const { entry, card } of lines) {
    if (entry.block === undefined) continue
    const block = (blocks[entry.block] ??= { count: 0, cards: [] })
    block.count += entry.count
    if (card !== undefined) block.cards.push(card)
  }
  const isHeaded = lines.some(({ entry }) => entry.block === undefined)
  if (isHeaded && !isLone(blocks[0])) return []
  return Array.from(blocks, (block) => block ?? { count: 0, cards: [] })
}

/** True for one or two cards that may be commanders. */
const isLone = (block: ListBlock | undefined): boolean =>
  block !== undefined &&
  block.count <= 2 &&
  block.count === block.cards.length &&
  block.cards.every(isCommander)

/** No sideboard has more; a deck of 40 has all that was drafted beside it. */
const MOST_IN_SIDEBOARD = 15
const LIMITED_DECK = 40
/** A deck of 100 with its commander behind it, as MTGO writes it. */
const LEAST_WITH_COMMANDER = 90

/**
 * Returns a good guess at the zone of each block, for a person to confirm: lone commanders stand first, or
 * last behind a deck of theirs; beside those all else is the main deck. Otherwise the last block alone is the
 * sideboard, unless it is too large or all lands.
 */
export function likelyZones(blocks: readonly ListBlock[]): readonly DeckZone[] {
  const last = blocks.length - 1
  const rest = blocks.slice(0, last).reduce((sum, { count }) => sum + count, 0)
  const command = isLone(blocks[0])
    ? 0
    : isLone(blocks[last]) && rest >= LEAST_WITH_COMMANDER
      ? last
      : undefined
  return blocks.map((block, at) => {
    if (command !== undefined) return at === command ? 'command' : 'main'
    return at === last && last > 0 && isSideboard(block, rest) ? 'side' : 'main'
  })
}

const isCommander = ({ data, ...card }: Card): boolean => hasProperty({ ...card, data }, 'commander')

function isSideboard({ count, cards }: ListBlock, rest: number): boolean {
  if (cards.length > 0 && cards.every(({ data }) => isLand(faceAt(data, 0)))) return false
  return count <= MOST_IN_SIDEBOARD || rest === LIMITED_DECK
}
