import {
  asItem,
  type Bot,
  listedChoices,
  namedPick,
  type Pick,
  type Random,
  type Request,
} from '@parlour/kernel'
import { ALLOW_UNDO, CHOOSE_DECK, OPENING_HAND } from '../facts/question-kinds'
import type { TableView } from '../view'
import { goldfishDeck } from './goldfish-deck'
import { randomAction } from './random-action'

/** Does anything at all. Games are recorded with it. */
export const randomPlayer: Bot<TableView> = ({ view, request, random }) => {
  if (request.kind === CHOOSE_DECK) return [goldfishDeck()]
  if (request.kind === OPENING_HAND) return [openingHand(request, random)]
  if (request.kind === ALLOW_UNDO) return [random.pick(['yes', 'no'])]
  return [randomAction(view, request.actor, random)]
}

/** Keeps a hand or does not, with any cards for the bottom. */
export function openingHand(request: Request, random: Random): Pick {
  const { choices, min = 0, ...answer } = asItem(random.pick(listedChoices(request)))
  const cards = random.shuffle(choices ?? []).slice(0, min)
  return {
    ...namedPick(answer),
    ...(choices === undefined ? {} : { selection: cards.map((card) => namedPick(asItem(card))) }),
  }
}
