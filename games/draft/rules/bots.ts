import type { Bot, Pick, Random, Request } from '@parlour/kernel'
import { frontCards } from './facts/front-cards'
import { BUILDING, OPENING, SCARRING } from './facts/question-kinds'
import type { DraftView, PackCard } from './types'

const UNRATED = 2.5
/** A card of this rating or less says nothing about a drafter's colors. */
const FILLER = 1.5
/** What a wrong color costs at full commitment, in rating points. */
const WRONG_COLOR = 2.5
/** The share of the picks after which a drafter is fully committed. */
const COMMITTED_AFTER = 0.4
/** How far chance may move a card, so that bots with the same cards do not draft alike. */
const WHIM = 0.25

/**
 * Drafts by rating and color: at first the best card, then more and more the best card of the two colors that
 * its own good picks have in common. Sees only the view.
 */
export const steady: Bot<DraftView> = ({ view, request, random }) => {
  if (isConfirmation(request)) return confirmed(request)
  const cards = offered(view, request)
  const wants = (card: PackCard) => (card.rating ?? UNRATED) - misfit(view, card) + random.next() * WHIM
  const scored = cards.map((card) => ({ card, score: wants(card) }))
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (leader, next) => (leader === undefined || next.score > leader.score ? next : leader),
    undefined,
  )
  return answerWith(request, best?.card ?? random.pick(cards), random)
}

/** Drafts any card it may. */
export const randomDrafter: Bot<DraftView> = ({ view, request, random }) =>
  isConfirmation(request)
    ? confirmed(request)
    : answerWith(request, random.pick(offered(view, request)), random)

/** Nobody plays with the deck of a bot: it needs no time to build one. */
const isConfirmation = ({ kind }: Request): boolean => kind === OPENING || kind === BUILDING

const confirmed = ({ choices }: Request): readonly Pick[] =>
  choices === '__UNSPECIFIED__'
    ? []
    : choices.flatMap((choice) => (typeof choice === 'string' ? [choice] : []))

const isScar = ({ kind }: Request): boolean => kind === SCARRING

function offered(view: DraftView, request: Request): readonly PackCard[] {
  const cards = frontCards(view.you)
  if (isScar(request) || request.choices === '__UNSPECIFIED__') return cards
  const allowed = new Set<unknown>(request.choices)
  return cards.filter(({ id }) => allowed.has(id))
}

/**
 * Bots are not asked to scar, but code that plays a seat with a bot gets a complete answer: a scar of the
 * pair, unchanged text.
 */
function answerWith(request: Request, card: PackCard, random: Random): readonly Pick[] {
  if (!isScar(request) || request.choices === '__UNSPECIFIED__') return [card.id]
  const scarId = random.pick(request.choices)
  return typeof scarId === 'string' ? [{ scarId, cardId: card.id }] : []
}

/** Rating points that a card loses for colors outside the drafter's two best. */
function misfit(view: DraftView, card: PackCard): number {
  const picked = view.you?.picked ?? []
  const total = view.numPacks * view.packSize
  const commitment = Math.min(1, picked.length / Math.max(1, total * COMMITTED_AFTER))
  const main = mainColors(picked)
  const foreign = [...(card.colors ?? '')].filter((color) => !main.includes(color)).length
  return foreign * WRONG_COLOR * commitment
}

function mainColors(picked: readonly PackCard[]): readonly string[] {
  const weights = new Map<string, number>()
  for (const { colors = '', rating = UNRATED } of picked) {
    for (const color of colors) weights.set(color, (weights.get(color) ?? 0) + Math.max(0, rating - FILLER))
  }
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([color]) => color)
}
