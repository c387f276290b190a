import {
  asItem,
  type Bot,
  type ChoiceItem,
  namedPick,
  type Pick,
  randomPicks,
  Refusal,
  type Request,
} from '@parlour/kernel'
import { meaningOf } from '../facts/piece'
import type { Board } from '../engine/board'
import type { Language } from '../engine/game'
import type { QuestionKind } from '../facts/question-kinds'
import type { TyrantsView } from '../view'
import { appraised } from './appraisal'
import { imaginedBoard } from './imagined-board'
import { boardAfter } from './imagined-option'
import { entriesOf, within } from './picks'
import { type BotMind, turnPicks } from './turn-picks'
import { worthOf } from './worth'

/**
 * A bot that weighs each choice by the board that it leads to, as its view lets it imagine one: control,
 * points, troops, and what cards will do as often as they may still be played.
 */
export const steadyIn =
  (language: Language): Bot<TyrantsView> =>
  ({ view, request, random, hasTime = () => true }) => {
    const seat = view.players.findIndex(({ name }) => name === request.actor)
    return answered(request, { board: imaginedBoard(view, random), seat, random, language, hasTime })
  }

function answered(request: Request, mind: BotMind): readonly Pick[] {
  if (typeof request.choices === 'string') return []
  const choices = request.choices.map(asItem)
  switch (request.kind) {
    case 'action' satisfies QuestionKind:
      return turnPicks(choices, mind)
    case 'color' satisfies QuestionKind:
      return randomPicks(request, mind.random)
    case 'option' satisfies QuestionKind:
      return optionPicks(choices, mind)
    default:
      return bestPicks(choices, request, mind)
  }
}

interface QuestionShape {
  readonly kind: string
  readonly min: number
  readonly max: number
}

/** As many of the best choices as are worth taking or must be taken; in a group, the best entry. */
function bestPicks(
  choices: readonly ChoiceItem[],
  { kind, min, max }: QuestionShape,
  { board, seat }: BotMind,
): readonly Pick[] {
  const weighed = choices.flatMap((choice) =>
    choice.choices === undefined
      ? [{ pick: namedPick(choice), value: appraised(board, { seat, kind, choice }) }]
      : entriesOf(choice).map((entry) => ({
          pick: within(choice, entry),
          value: appraised(board, { seat, kind, choice: entry }),
        })),
  )
  const worthwhile = weighed.filter(({ value }) => value > 0).length
  return weighed
    .toSorted((one, other) => other.value - one.value)
    .slice(0, Math.max(min, Math.min(max, worthwhile)))
    .map(({ pick }) => pick)
}

/** The option after which the seat stands best. */
function optionPicks(choices: readonly ChoiceItem[], mind: BotMind): readonly Pick[] {
  const weighed = choices.map((choice, index) => ({
    choice,
    worth: mind.hasTime() ? worthAfter(choice, index, mind) : -Infinity,
  }))
  const [best] = weighed.toSorted((one, other) => other.worth - one.worth)
  return best === undefined ? [] : [namedPick(best.choice)]
}

function worthAfter({ links }: ChoiceItem, index: number, mind: BotMind): number {
  const { board, seat, random, language } = mind
  const meaning = meaningOf(links?.card?.[0] ?? '')
  if (meaning?.kind !== 'card') return -Infinity
  try {
    const answer = (now: Board, request: Request) =>
      now.players[seat]?.name === request.actor
        ? answered(request, { ...mind, board: now })
        : randomPicks(request, random)
    const after = boardAfter(board, { seat, card: meaning.id, index }, { language, answer })
    return after === undefined ? -Infinity : worthOf(after, seat)
  } catch (error) {
    // What the bot would answer inside may be refused by a condition of the card: then the option tells
    // nothing.
    if (error instanceof Refusal) return -Infinity
    throw error
  }
}
