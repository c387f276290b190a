import { during, type Verb } from '@parlour/card-game'
import { ask } from '@parlour/script'
import type { Card } from '../../facts/card'
import type { EffectWay } from '../../facts/log-classes'
import type { PrintedAge, Value } from '../../facts/names'
import { piece } from '../../facts/piece'
import type { QuestionKind } from '../../facts/question-kinds'
import type { Code } from '../language/code'
import type { Table } from '../board/table'
import type { Game } from './game'
import type { Happening, Happenings, KarmaCode, KarmaContext, WouldKarma } from '../language/karma-code'

/** A karma that answers to what is about to happen. */
interface Match {
  readonly card: Card
  readonly owner: number
  readonly run: () => Verb
  readonly replaces: boolean
  readonly text: string
}

/** What is about to happen to whom. */
export interface KarmaEvent<E extends Happening> {
  readonly would: E
  readonly player: number
  readonly details: Happenings[E]
  /** Only karmas of these seats count. */
  readonly owners?: readonly number[]
  /** It happens to a museum: only cards trigger `anyOf`. */
  readonly noCard?: true
}

/**
 * Looks for karmas before something happens and executes one of them: a player's own top cards in color
 * order, then those of others that answer to anybody, in seat order. Returns whether what was about to happen
 * is replaced. While a karma is being executed no other one triggers (rules: innovation 25.4).
 */
export function* karmas<E extends Happening>(game: Game, event: KarmaEvent<E>): Verb<boolean> {
  if (game.inKarma) return false
  const matches = matching(game, event)
  const chosen = matches.length > 1 ? yield* chooseKarma(game, matches) : matches[0]
  if (chosen === undefined) return false
  yield* executeKarma(game, event.player, chosen)
  return chosen.replaces
}

/** Says which karma answers to what happens to a player, and runs its code; in it no other karma triggers. */
export function* executeKarma(
  game: Game,
  player: number,
  { card, owner, text, run }: Omit<Match, 'replaces'>,
): Verb {
  const values = { player: game.nameOf(player), leader: game.nameOf(owner), card: card.name, text }
  const way: EffectWay = 'karma-effect'
  game.run.log('{player}: {card}: {text}', values, { classes: ['card-effect', way] })
  yield* game.run.indented(during(game, { inKarma: true, reason: card }, run()))
}

/**
 * Whether a karma of one of these kinds answers for a player: then the order of several cards matters (rules:
 * innovation 19).
 */
export function hasKarmaFor(game: Game, player: number, would: Happening): boolean {
  if (game.inKarma) return false
  return game.everyone.some((owner) =>
    game
      .karmaTops(owner)
      .some(({ name }) =>
        game
          .codeOf(name)
          .karma.some((one) => isTriggeredBy(one, would) && answersFor(game, one, { owner, player })),
      ),
  )
}

/** Whether an event triggers a karma, whoever it happens to. */
export function isTriggeredBy(karma: KarmaCode, would: Happening): karma is WouldKarma {
  if (!('would' in karma)) return false
  return karma.would === 'anyOf' ? karma.verbs.some((verb) => verb === would) : karma.would === would
}

/** Whether a karma answers to what happens to a player. */
export function answersFor(
  table: Table,
  { who }: WouldKarma,
  { owner, player }: { readonly owner: number; readonly player: number },
): boolean {
  if (who === undefined) return owner === player
  if (who === 'others') return owner !== player
  return who === 'anyone' || !table.isTeammate(owner, player)
}

function matching<E extends Happening>(game: Game, event: KarmaEvent<E>): readonly Match[] {
  const matches: Match[] = []
  if (!game.everyone.some((owner) => game.karmaTops(owner).length > 0)) return matches
  const { player } = event
  const owners = event.owners ?? [player, ...game.everyone.filter((other) => other !== player)]
  for (const owner of owners) {
    for (const card of game.karmaTops(owner)) {
      for (const karma of game.codeOf(card.name).karma) {
        if (!isTriggeredBy(karma, event.would) || !answersFor(game, karma, { owner, player })) continue
        const match = matchOf(game, event, { karma, card, owner })
        if (match !== undefined) matches.push(match)
      }
    }
  }
  return matches
}

interface Candidate {
  readonly karma: WouldKarma
  readonly card: Card
  readonly owner: number
}

function matchOf<E extends Happening>(
  game: Game,
  event: KarmaEvent<E>,
  { karma, card, owner }: Candidate,
): Match | undefined {
  const context = karmaContext(game, card, { owner, player: event.player })
  // `isTriggeredBy` has matched the karma to this event, so its code takes the details of this event.
  const { when, first, instead, text } = karma as AnyKarma<E>
  if (karma.would === 'anyOf' && event.noCard === true) return undefined
  const situation = { ...context, ...event.details }
  if (when !== undefined && !when(situation)) return undefined
  const code = instead ?? first
  return code === undefined
    ? undefined
    : { card, owner, text, replaces: instead !== undefined, run: () => code(situation) }
}

/** A karma of one event, its code seen from that event. */
interface AnyKarma<E extends Happening> {
  readonly text: string
  readonly when?: Code<KarmaContext & Happenings[E], boolean>
  readonly first?: Code<KarmaContext & Happenings[E], Verb>
  readonly instead?: Code<KarmaContext & Happenings[E], Verb>
}

export function karmaContext(
  game: Game,
  self: Card,
  { owner, player }: { readonly owner: number; readonly player: number },
): KarmaContext {
  return {
    you: game.seat(owner),
    they: game.seat(player),
    self,
    age: (printed: PrintedAge) => (printed + game.action.raise) as Value,
  }
}

function* chooseKarma(game: Game, matches: readonly Match[]): Verb<Match | undefined> {
  const [picked] = yield* ask({
    actor: game.nameOf(game.current),
    kind: 'karma' satisfies QuestionKind,
    title: 'Choose a would karma to trigger',
    choices: matches.map(({ card: { name } }) => ({
      title: name,
      id: name,
      kind: 'card',
      pieces: [piece.card(name)],
    })),
  })
  return matches[picked?.index ?? 0]
}
