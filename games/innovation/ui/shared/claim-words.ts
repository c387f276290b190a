import { counted } from '../../rules/facts/counted'
import { cardOf } from '../../rules/facts/catalog'
import { standardPrice } from '../../rules/facts/visible'
import type { InnovationView, PlayerView, ShownCard } from '../../rules/view'

/** The points that an achievement of a value takes of a player. */
export function priceOf({ piles, prices }: PlayerView, value: number): number {
  const special = prices?.[value]
  if (special !== undefined) return special
  return standardPrice(value, piles.achievements.flatMap(valueOf))
}

const valueOf = (shown: ShownCard): readonly number[] => {
  if (typeof shown !== 'string') return [shown.value]
  const card = cardOf(shown)
  return card === undefined ? [] : [card.age]
}

/** Returns who may claim an achievement of a value now. */
export const claimersOf = (players: readonly PlayerView[], value: number): readonly PlayerView[] =>
  players.filter(({ claims = [] }) => claims.includes(value))

/**
 * Returns what an achievement of a value costs, who can claim it now, and what the viewer lacks. Without a
 * viewer, an ordinary price.
 */
export function claimWords(
  value: number,
  { players, viewer }: { readonly players: readonly PlayerView[]; readonly viewer: PlayerView | undefined },
): string {
  const price = viewer === undefined ? standardPrice(value, []) : priceOf(viewer, value)
  const claimers = claimersOf(players, value)
  const names = claimers.map(({ name }) => (name === viewer?.name ? 'you' : name))
  const cost = `Value ${value}: ${counted(price, 'point')} and a top card of value ${value} or higher.`
  const can = names.length === 0 ? 'Nobody can claim it now.' : `Can claim it now: ${names.join(', ')}.`
  return [cost, can, lackWords(value, { price, viewer })].filter((words) => words !== '').join(' ')
}

interface Lack {
  readonly price: number
  readonly viewer: PlayerView | undefined
}

function lackWords(value: number, { price, viewer }: Lack): string {
  if (viewer === undefined || viewer.claims?.includes(value) === true) return ''
  const lacks = [
    ...(viewer.score < price ? [counted(price - viewer.score, 'point')] : []),
    ...(highestTop(viewer) < value ? [`a top card of value ${value}`] : []),
  ]
  return lacks.length === 0 ? '' : `You lack ${lacks.join(' and ')}.`
}

const highestTop = ({ stacks }: PlayerView): number =>
  Math.max(0, ...Object.values(stacks).map(({ stack: [top] }) => cardOf(top ?? '')?.ageOnBoard ?? 0))

/** Returns how far somebody has come with a special achievement; undefined for one that is not counted. */
export const progressIn = (
  { specials }: Pick<InnovationView, 'specials'>,
  name: string,
  seat: number | undefined,
) => (seat === undefined ? undefined : specials[name]?.[seat])
