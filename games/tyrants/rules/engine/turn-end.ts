import type { Verb } from '@parlour/card-game'
import { firstSeat, type Later, turnWith } from './board'
import { move, promote, recruitable, refillHand } from './cards'
import { choose, promotionChoice } from './choose'
import { gain } from './counters'
import { opponentsDiscard } from './forcing'
import type { Game } from './game'
import { PRICES } from '../facts/names'
import { incomeOf, scoreMarkers } from './markers'
import { canDeploy } from './pieces'
import { over } from './scoring'
import { triadIncome } from './triads'
import { MARKET_DECK, pileOf } from './zones'

/**
 * The end of a turn, to the next player's: what was put off, markers, clean-up, the new hand (rules: tyrants
 * 4).
 */
export function* endTurn(game: Game): Verb {
  const { later } = game.board.turn
  for (const one of later)
    if (one.kind === 'discards')
      yield* opponentsDiscard(game, { by: game.current, source: one.source, handMoreThan: 0 })
  for (const one of later) yield* promoteKind(game, one)
  yield* promoteOthers(
    game,
    later.filter((one) => one.kind === 'promote'),
  )
  for (const one of later) if (one.kind === 'points-per-inner-circle') scoreInnerCircle(game, one.every)
  scoreMarkers(game)
  cleanUp(game)
  const { turn } = game.board
  const isEnding = turn.ending || endTriggered(game)
  refillHand(game, game.current)
  const next = (turn.player + 1) % game.everyone.length
  if (isEnding && next === firstSeat(game.board)) return over(game)
  game.run.change({
    kind: 'turned',
    turn: {
      phase: 'start',
      player: next,
      taken: turn.taken + 1,
      later: [],
      paid: [],
      devouredOpen: false,
      ending: isEnding,
    },
  })
}

/** "Promote a card of that aspect", "any number of cards of that race". */
function* promoteKind(game: Game, later: Later): Verb {
  if (later.kind !== 'promote-aspect' && later.kind !== 'promote-race') return
  const isAspect = later.kind === 'promote-aspect'
  const options = game.pile(game.current, 'played').filter((id) => {
    const card = game.card(id)
    return isAspect ? card.aspect === later.aspect : card.race === later.race
  })
  yield* promoteSome(game, { options, min: isAspect ? 1 : 0, max: isAspect ? 1 : options.length })
}

/**
 * All "promote another card played this turn" as one decision. Each pending promotion may take any card that
 * is still in the played area but its own source: so a card with several can never take itself, but two may
 * take each other (rules: tyrants 4.3).
 */
function* promoteOthers(game: Game, pending: readonly Extract<Later, { kind: 'promote' }>[]): Verb {
  if (pending.length === 0) return
  const options = game
    .pile(game.current, 'played')
    .filter((id) => pending.some(({ source }) => source !== id))
  const must = pending.filter(({ optional }) => !optional)
  yield* promoteSome(game, { options, min: must.length, max: pending.length })
}

interface Promotion {
  readonly options: readonly string[]
  readonly min: number
  readonly max: number
}

function* promoteSome(game: Game, { options, min, max }: Promotion): Verb {
  const cards = yield* choose(game, {
    player: game.current,
    kind: 'promote',
    title: 'Choose cards to promote',
    options,
    show: (id) => promotionChoice(game, id),
    min,
    max,
  })
  for (const card of cards) promote(game, game.current, card)
}

function scoreInnerCircle(game: Game, every: number): void {
  const cards = game.pile(game.current, 'inner-circle').length
  gain(game, game.current, { what: 'points', by: Math.floor(cards / every) })
}

/** Played cards, then those left in hand, go to the discard pile; power and influence are lost. */
function cleanUp(game: Game): void {
  const { current } = game
  for (const card of [...game.pile(current, 'played'), ...game.pile(current, 'hand')]) {
    move(game, card, pileOf(current, 'discard'))
  }
  const { power, influence } = game.player(current)
  if (power > 0) game.run.change({ kind: 'gained', seat: current, what: 'power', by: -power })
  if (influence > 0) game.run.change({ kind: 'gained', seat: current, what: 'influence', by: -influence })
  game.run.change({ kind: 'turned', turn: turnWith(game.board.turn, { later: [], devouredOpen: false }) })
}

/**
 * Whether the round is the last: a barracks is empty, or the market deck, or nobody will ever have anything
 * to do again.
 */
function endTriggered(game: Game): boolean {
  const emptied = game.everyone.find((player) => game.player(player).troops === 0)
  if (emptied !== undefined) game.say(emptied, 'has deployed all troops: this round is the last')
  const isSoldOut = game.cards(MARKET_DECK).length === 0
  if (isSoldOut) game.run.log('The market is depleted: this round is the last')
  const isIdle = game.everyone.every((player) => !canEverAct(game, player))
  if (isIdle) game.run.log('Nobody has anything left to do: this round is the last')
  return emptied !== undefined || isSoldOut || isIdle
}

/**
 * Whether a player has a card to play, a gem to spend, or markers and triads that pay for something. Who has
 * not, passes for ever: all cards were promoted or devoured.
 */
function canEverAct(game: Game, player: number): boolean {
  const { gems = 0 } = game.player(player)
  if (gems > 0 || OWN_PILES.some((pile) => game.pile(player, pile).length > 0)) return true
  const { influence, power } = triadIncome(game, player)
  const isPaying = recruitable(game, { maxCost: incomeOf(game, player) + influence }).length > 0
  return isPaying || (power >= PRICES.deploy && canDeploy(game, player))
}
const OWN_PILES = ['deck', 'hand', 'discard'] as const
