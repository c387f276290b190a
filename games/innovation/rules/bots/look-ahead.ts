import {
  advance,
  type Bot,
  type Choice,
  type GameRules,
  type Pick,
  type Position,
  type Random,
  randomPicks,
  Refusal,
  type Request,
} from '@parlour/kernel'
import type { InnovationSettings, InnovationState } from '../engine/board'
import { cardNamed } from '../engine/library'
import type { QuestionKind } from '../facts/question-kinds'
import type { Machine } from '../machine'
import type { InnovationView, PlayerView } from '../view'
import { imaginedBoard } from './imagined-board'

/** What a board is worth to its player; an achievement wins games, icons and points lead to it. */
const WORTH = { achievement: 60, point: 2, icon: 1, value: 1.5, card: 1 }
/** Cards in hand beyond these are worth nothing: a hand is for playing. */
const MOST_IN_HAND = 5
const OTHERS_COUNT = 0.8
/** An effect that asks on and on is not followed further than this. */
const MOST_QUESTIONS = 30
const isTurn = ({ kind }: Request): boolean => kind === ('action' satisfies QuestionKind)

type Rules = GameRules<InnovationState, InnovationView, InnovationSettings>

/** A bot that answers at random, for tests. */
export const randomBot: Bot<InnovationView> = ({ request, random }) => randomPicks(request, random)

/**
 * A bot that tries each action on a game as its view lets it imagine one, finishes it with random answers, and takes the
 * one after which it stands best by achievements, score, icons and cards. Within an effect it accepts what is offered.
 */
export const lookAheadIn =
  (rules: Rules, machine: Machine): Bot<InnovationView> =>
  ({ view, request, random, hasTime = () => true }) => {
    if (!isTurn(request)) return eagerPicks(request, random)
    const options = actionsOf(request)
    const { settings, board } = imaginedBoard(view, random)
    const from = { state: machine.startFrom(settings, board).state, seq: 0, branchId: 0 }
    let best: { readonly picks: readonly Pick[]; readonly worth: number } | undefined
    for (const picks of random.shuffle(options)) {
      if (!hasTime()) break
      const worth = worthAfter(rules, from, { actor: request.actor, picks, random })
      if (worth !== undefined && (best === undefined || worth > best.worth)) best = { picks, worth }
    }
    return best?.picks ?? randomPicks(request, random)
  }

/** As many as are wanted, picked at random: what is offered is mostly good for who is asked. */
function eagerPicks(request: Request, random: Random): readonly Pick[] {
  const { min, max } = request
  return randomPicks({ ...request, min: max <= 1 ? max : min }, random)
}

/** Every single action of the menu. */
function actionsOf({ choices }: Request): readonly (readonly Pick[])[] {
  if (typeof choices === 'string') return []
  return choices.flatMap((group) =>
    entriesOf(group).map((entry) => [{ title: titleOf(group), selection: [entry] }]),
  )
}
const titleOf = (choice: Choice): string | number => (typeof choice === 'object' ? choice.title : choice)
const entriesOf = (group: Choice): readonly (string | number | { title: string | number; id?: string })[] =>
  (typeof group === 'object' ? (group.choices ?? []) : []).map((entry) =>
    typeof entry === 'object'
      ? { title: entry.title, ...(entry.id === undefined ? {} : { id: entry.id }) }
      : entry,
  )

interface Tried {
  readonly actor: string
  readonly picks: readonly Pick[]
  readonly random: Random
}

/** What the game is worth to the actor once the action is done; undefined when it cannot be tried as imagined. */
function worthAfter(
  rules: Rules,
  from: Position<InnovationState>,
  { actor, picks, random }: Tried,
): number | undefined {
  const asked = rules.pending(from.state)[0]
  if (asked === undefined || asked.actor !== actor || !isTurn(asked)) return undefined
  try {
    let position = advance(rules, from, { actor, title: asked.title, selection: picks }).position
    for (let count = 0; count < MOST_QUESTIONS; count += 1) {
      const request = rules.pending(position.state)[0]
      if (request === undefined || isTurn(request)) break
      const selection = randomPicks(request, random)
      position = advance(rules, position, {
        actor: request.actor,
        title: request.title,
        selection,
      }).position
    }
    return worthOf(rules.view(position.state, { seat: actor }), actor)
  } catch (error) {
    // A random answer that a card's own condition refuses, or an action that the imagined game does not offer.
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function worthOf(view: InnovationView, actor: string): number {
  if (view.outcome !== undefined)
    return view.outcome.winners.includes(actor) ? Number.MAX_VALUE : -Number.MAX_VALUE
  const own = view.players.find(({ name }) => name === actor)
  if (own === undefined) return 0
  const isMate = ({ seat }: PlayerView) => view.teams === true && seat % 2 === own.seat % 2
  const best = Math.max(
    0,
    ...view.players.filter((player) => player !== own && !isMate(player)).map(standing),
  )
  return standing(own) - OTHERS_COUNT * best
}

function standing(player: PlayerView): number {
  const icons = Object.values(player.icons).reduce((sum, count) => sum + count, 0)
  const { achievement, point, icon, value, card } = WORTH
  return (
    player.achievements * achievement +
    player.score * point +
    icons * icon +
    valueOfTops(player) * value +
    Math.min(player.piles.hand.length, MOST_IN_HAND) * card
  )
}

/** Values of the top cards together: high ones draw high and may claim more. */
function valueOfTops({ stacks }: PlayerView): number {
  return Object.values(stacks).reduce(
    (sum, { stack: [top] }) => sum + (top === undefined ? 0 : cardNamed(top).age),
    0,
  )
}
