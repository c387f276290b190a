import type { Verb } from '@parlour/card-game'
import { ask } from '@parlour/script'
import type { Card } from '../../facts/card'
import type { CardVerb, QuestionKind } from '../../facts/question-kinds'
import { cardChoice, deciderOf, knownCardChoice } from './choose'
import { limitOf } from '../game/count'
import type { Game } from '../game/game'
import { hasKarmaFor, isTriggeredBy } from '../game/karma'
import type { Happening } from '../language/karma-code'
import { zoneAt } from '../board/zones'

/** A verb on several cards. */
export interface ManyCardsAct {
  readonly verb: CardVerb
  readonly cards: readonly Card[]
  /** Where a transfer leads. */
  readonly to?: { readonly owner: number; readonly kind: string }
  /** Does it to one card; whether it moved. */
  readonly act: (card: Card) => Verb<boolean>
  /** `always` asks for the order and offers no shortcut (Alchemy); `never` takes the order of the list. */
  readonly order?: 'always' | 'never'
  /** The player knows their faces, wherever they lie. */
  readonly known?: boolean
}

/**
 * Does a verb to several cards one at a time, in an order that the player chooses where it matters (rules:
 * innovation 19). Returns those that moved.
 */
export function* many(game: Game, player: number, work: ManyCardsAct): Verb<readonly Card[]> {
  const started = new Map(work.cards.map((card) => [card, game.where(card.name)]))
  let rest = work.cards
  let asks =
    rest.length > 1 && work.order !== 'never' && (work.order === 'always' || orderMatters(game, player, work))
  const moved: Card[] = []
  while (rest.length > 0) {
    rest = rest.filter((card) => game.where(card.name) === started.get(card))
    let next = rest[0]
    if (next === undefined) break
    if (asks && rest.length > 1 && !isFull(game, player, work.verb)) {
      const picked = yield* nextCard(game, player, { work, rest })
      if (picked === undefined) asks = false
      else next = picked
    }
    const card = next
    if (yield* work.act(card)) moved.push(card)
    rest = rest.filter((one) => one !== card)
  }
  return moved
}

function* nextCard(
  game: Game,
  player: number,
  { work, rest }: { readonly work: ManyCardsAct; readonly rest: readonly Card[] },
): Verb<Card | undefined> {
  const choices = rest.map(({ name }) =>
    work.known === true ? knownCardChoice(game, name) : cardChoice(game, player, name),
  )
  const [picked] = yield* ask({
    actor: game.nameOf(deciderOf(game, player)),
    kind: 'next-card' satisfies QuestionKind,
    title: `Choose a card to ${work.verb} next.`,
    choices: work.order === 'always' ? choices : [...choices, 'auto'],
  })
  return rest[picked?.index ?? 0]
}

function orderMatters(game: Game, player: number, { verb, cards, to }: ManyCardsAct): boolean {
  const toBoard = verb === 'meld' || verb === 'tuck' || (verb === 'transfer' && to?.kind === 'board')
  if (toBoard && new Set(cards.map(({ color }) => color)).size < cards.length) return true
  if (cards.length > roomFor(game, player, { verb, to })) return true
  if (hasKarmaFor(game, player, verb)) return true
  const heard: readonly Happening[] = claimsAtOnce({ verb, cards }) ? [verb, 'achieve'] : [verb]
  if (heard.length > 1 && hasKarmaFor(game, player, 'achieve')) return true
  return cards.some((card) => liesOnFigure(game, card, heard))
}

/**
 * Whether no place is free for any more of these cards, and no karma does something else with one. Transfers
 * heed no limit (rules: innovation 24.1).
 */
const isFull = (game: Game, player: number, verb: CardVerb): boolean =>
  verb !== 'transfer' &&
  roomFor(game, player, { verb, to: undefined }) <= 0 &&
  !hasKarmaFor(game, player, verb)

/** Free places, for the zones that have a limit. */
function roomFor(
  game: Game,
  player: number,
  { verb, to }: { readonly verb: CardVerb; readonly to: ManyCardsAct['to'] },
): number {
  const limited = (kind: string | undefined) => kind === 'forecast' || kind === 'safe'
  if (verb === 'foreshadow') return limitOf(game, player) - game.zone(player, 'forecast').length
  if (verb === 'safeguard') return limitOf(game, player) - game.zone(player, 'safe').length
  if (verb !== 'transfer' || to === undefined || !limited(to.kind)) return Number.POSITIVE_INFINITY
  return limitOf(game, to.owner) - game.zone(to.owner, to.kind === 'safe' ? 'safe' : 'forecast').length
}

/**
 * Junking a flag or fountain, or melding an arrow, may claim an achievement, which may trigger a karma.
 */
function claimsAtOnce({ verb, cards }: Pick<ManyCardsAct, 'verb' | 'cards'>): boolean {
  const marks = verb === 'junk' ? [';', ':'] : verb === 'meld' ? ['<', '>', '^'] : []
  return cards.some((card) => card.set === 'city' && marks.some((mark) => card.has(mark)))
}

/** Whether a card is or covers a figure whose karma one of these verbs triggers. */
function liesOnFigure(game: Game, card: Card, verbs: readonly Happening[]): boolean {
  const zone = game.where(card.name)
  if (zone === undefined || zoneAt(zone).color === undefined || game.inKarma) return false
  const stack = game.cards(zone)
  return stack
    .slice(stack.indexOf(card.name))
    .some((name) => game.codeOf(name).karma.some((karma) => verbs.some((verb) => isTriggeredBy(karma, verb))))
}
