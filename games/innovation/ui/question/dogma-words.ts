import type { Leaf } from '@parlour/ui-kit'
import { type Card, unalike } from '../../rules/facts/card'
import { cardOf } from '../../rules/facts/catalog'
import { counted } from '../../rules/facts/counted'
import { type Expansion, HIGHEST_AGE, ICON_NAMES } from '../../rules/facts/names'
import { meaningOf } from '../../rules/facts/piece'
import type { InnovationView, PlayerView } from '../../rules/view'
import { featuredIcon, isIn, linked } from './innovation-choices'

interface WordsInput {
  readonly view: InnovationView
  /** The name of who is asked. */
  readonly viewer: string
}

/**
 * Returns in a sentence or two what a dogma action would do as the board stands: who shares, who suffers,
 * what the viewer would draw from which deck, and whether a bonus for sharing may come. Undefined for any
 * other choice. It knows what the viewer knows: printed values and icons, and the sizes of decks.
 */
export function dogmaWords(leaf: Leaf | undefined, { view, viewer }: WordsInput): string | undefined {
  const icon = featuredIcon(leaf)
  const card = cardOfLeaf(leaf, view, viewer)
  if (leaf === undefined || icon === undefined || card === undefined) return undefined
  const names = (kind: 'shares' | 'demands' | 'compels') =>
    linked(leaf, kind).map((address) => {
      const found = meaningOf(address)
      return found?.kind === 'seat' ? (view.players[found.seat]?.name ?? '') : ''
    })
  const [shares, demands, compels] = [names('shares'), names('demands'), names('compels')]
  const touched = [
    ...said(shares, 'shares', 'share'),
    ...said(demands, 'suffers its demand', 'suffer its demand'),
    ...said(compels, 'is compelled', 'are compelled'),
  ]
  const own = view.players.find(({ name }) => name === viewer)
  return [
    `By ${ICON_NAMES[icon]}: ${touched.length === 0 ? 'nobody shares or suffers' : touched.join('; ')}.`,
    own === undefined ? '' : drawWords(card, own, view),
    own === undefined || shares.length === 0 ? '' : bonusWords(shares, own, view),
  ]
    .filter((words) => words !== '')
    .join(' ')
}

const said = (names: readonly string[], one: string, several: string): readonly string[] =>
  names.length === 0 ? [] : [`${names.join(', ')} ${names.length === 1 ? one : several}`]

function cardOfLeaf(leaf: Leaf | undefined, view: InnovationView, viewer: string): Card | undefined {
  if (leaf === undefined || !isIn(leaf, 'dogma', 'endorse', 'auspice')) return undefined
  for (const address of leaf.item.pieces ?? []) {
    const about = meaningOf(address)
    if (about?.kind === 'card') return cardOf(about.name)
    if (about?.kind === 'stack') {
      const own = view.players.find(({ name }) => name === viewer)
      return cardOf(own?.stacks[about.color].stack[0] ?? '')
    }
  }
  return undefined
}

/** The decks of the draws that its ordinary effects print, in their order, each once. */
function drawWords({ effects }: Card, own: PlayerView, view: InnovationView): string {
  const draws = unalike(effects.flatMap(({ kind, draws = [] }) => (kind === 'share' ? draws : [])))
  const decks = draws.map(({ value, set }, at) =>
    deckWords(view, { value, set: set ?? (at === 0 ? (own.nextDraw?.set ?? 'base') : 'base') }),
  )
  return decks.length === 0 ? '' : `Draws come from ${decks.join(', then ')}.`
}

function bonusWords(shares: readonly string[], { nextDraw }: PlayerView, view: InnovationView): string {
  if (nextDraw === undefined) return ''
  const set = view.expansions.includes('figs') ? 'figs' : nextDraw.set
  const who = shares.length === 1 ? (shares[0] ?? '') : 'anybody'
  return `If that changes anything for ${who}, you draw a bonus, now from ${deckWords(view, { set, value: nextDraw.value })}.`
}

interface Deck {
  readonly set: Expansion
  readonly value: number
}

/** The deck that a draw finds: only empty base decks are passed over (rules: innovation 9.1). */
function deckWords({ decks, ageZero }: InnovationView, { set, value }: Deck): string {
  for (let at = Math.max(value, ageZero === true ? 0 : 1); at <= HIGHEST_AGE; at += 1) {
    if ((decks.base?.[at] ?? 0) === 0) continue
    const left = decks[set]?.[at] ?? 0
    const found = left > 0 ? set : 'base'
    return `${found} ${at} (${counted(decks[found]?.[at] ?? 0, 'card')})`
  }
  return `above ${HIGHEST_AGE}, which ends the game`
}
