import type { ChoiceItem, Request } from '@parlour/kernel'
import { withoutBrackets } from '@parlour/ui-kit'
import { meaningOf } from '../../rules/facts/piece'
import type { CardVerb, QuestionKind } from '../../rules/facts/question-kinds'
import { type Direction, DIRECTIONS } from '../../rules/facts/names'

/** What one does to the cards that are asked for, by the question. */
const TO_MOVE: Readonly<Record<CardVerb, string>> = {
  meld: 'Meld',
  tuck: 'Tuck',
  score: 'Score',
  return: 'Return',
  junk: 'Junk',
  reveal: 'Reveal',
  transfer: 'Transfer',
  foreshadow: 'Foreshadow',
  safeguard: 'Safeguard',
}
/** What one does to the cards, by the kind of the question. */
export const CARD_VERBS: ReadonlyMap<string, string> = new Map(
  Object.entries(TO_MOVE).map(([verb, word]) => [`cards-to-${verb}`, word]),
)

const SPLAY_DIRECTIONS: ReadonlyMap<string, Direction> = new Map(
  DIRECTIONS.map((direction) => [`splay-${direction}`, direction]),
)

/** What is asked, as the strip says it. */
export interface QuestionWords {
  readonly heading: string
  /** What follows from it, where the rules of the game say so and no card does. */
  readonly fact?: string
  /** The one thing on offer, as its button says it. */
  readonly take?: string
}

/**
 * Returns a request in words for people: by its kind, or else its title, which stored games and tests know.
 * `offered` is the choice, where it is the only one and may be left.
 */
export function questionWords(request: Request, offered: ChoiceItem | undefined): QuestionWords {
  const { kind, title, max } = request
  if (offered !== undefined) return offerWords(request, offered)
  if (kind === ('first-card' satisfies QuestionKind))
    return { heading: title, fact: 'It is melded, and whoever has the alphabetically first card begins.' }
  const verb = CARD_VERBS.get(kind)?.toLowerCase()
  if (verb !== undefined) return { heading: `Choose ${max === 1 ? 'a card' : 'cards'} to ${verb}` }
  return { heading: withoutBrackets(request.title, request.max) || 'Choose' }
}

function offerWords(request: Request, item: ChoiceItem): QuestionWords {
  const { kind } = request
  const { title: name, kind: about, pieces: [first = ''] = [] } = item
  const direction = SPLAY_DIRECTIONS.get(about ?? '')
  if (kind === ('splay' satisfies QuestionKind))
    return { heading: `Splay ${[name, direction].filter(Boolean).join(' ')}?`, take: 'Splay' }
  const verb = CARD_VERBS.get(kind)
  // The button shows the back of one whose name nobody knows.
  if (verb !== undefined)
    return meaningOf(first)?.kind === 'card'
      ? { heading: `${verb} ${name}?`, take: verb }
      : { heading: `${verb} this card?` }
  return { heading: withoutBrackets(request.title, request.max) || `Choose ${name}?` }
}
