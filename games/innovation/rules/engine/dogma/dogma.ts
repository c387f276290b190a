import { during, type Verb } from '@parlour/card-game'
import type { Card } from '../../facts/card'
import type { Icon } from '../../facts/names'
import { type Action, newAction } from '../language/action'
import { iconsOf } from '../game/count'
import { draw } from '../game/drawing'
import { executeEffect, type Execution, visibleEchoes } from './executing'
import type { Game } from '../game/game'
import { karmas } from '../game/karma'
import type { DogmaPlan } from '../language/karma-code'
import { countDogma } from '../game/statistics'
import { zoneAt } from '../board/zones'

/** How a dogma action comes about. */
export interface DogmaOptions {
  readonly card: Card
  /** From the display: its own icons count, and no echo effects happen. */
  readonly artifact?: boolean
  /** The featured icon, where it is not the card's own. */
  readonly icon?: Icon
  readonly endorsed?: boolean
  readonly foreseen?: boolean
}

/** Who shares and who suffers demands (rules: innovation 13.1 to 13.3). */
export interface DogmaGroups {
  readonly sharers: readonly number[]
  readonly demanded: readonly number[]
}

/**
 * Others with at least as many of the featured icon share; all others are demanded. Zero against zero shares.
 */
export function groupsFor(
  game: Game,
  leader: number,
  { card, artifact, icon = card.dogma }: DogmaOptions,
): DogmaGroups {
  const printed = artifact === true ? [...card.icons].filter((code) => code === icon).length : 0
  const own = iconsOf(game, leader, icon) + printed
  const sharers: number[] = []
  const demanded: number[] = []
  for (const player of game.everyone) {
    if (player !== leader) (iconsOf(game, player, icon) >= own ? sharers : demanded).push(player)
  }
  return { sharers, demanded }
}

/** Resolves a dogma action of a player (rules: innovation 13). */
export function* dogma(game: Game, leader: number, options: DogmaOptions): Verb {
  const { card, icon = card.dogma, foreseen = false, endorsed = false } = options
  const action = newAction({ leader, card, icon, foreseen, endorsed, ...groupsFor(game, leader, options) })
  yield* during(game, { action }, activate(game, action, options))
}

function* activate(game: Game, action: Action, options: DogmaOptions): Verb {
  const { card } = options
  game.run.log(
    '{player} activates {card}',
    { player: game.nameOf(action.leader), card: card.name },
    { classes: ['player-action'] },
  )
  countDogma(game, card.name)
  yield* game.run.indented(resolve(game, action, options))
}

function* resolve(game: Game, action: Action, options: DogmaOptions): Verb {
  const { card, icon = card.dogma } = options
  const { leader } = action
  const plan = planOf(game, action)
  if (yield* karmas(game, { would: 'dogma', player: leader, details: { card, icon, action: plan } })) return
  for (const player of game.everyone) {
    yield* karmas(game, { would: 'shareEligibility', player, details: { action: plan } })
  }
  const executions = effectsOf(game, options)
  logGroups(game, action, executions)
  for (const execution of executions) {
    yield* executeByAll(game, action, execution)
    if (action.complete) return
  }
  yield* bonus(game, action, card)
}

/** Says who is concerned by effects that there are: nobody suffers from a card that demands nothing. */
function logGroups(game: Game, { sharers, demanded }: DogmaGroups, executions: readonly Execution[]): void {
  const demands = executions.filter(({ effect }) => isDemand(effect)).length
  const names = (players: readonly number[]) => ({ players: players.map((player) => game.nameOf(player)) })
  const faded = { classes: ['faded'] }
  if (sharers.length > 0 && demands < executions.length)
    game.run.log('effects will be shared with {players}', names(sharers), faded)
  if (demanded.length > 0 && demands > 0)
    game.run.log('demands will be made of {players}', names(demanded), faded)
}

/**
 * The effects of the action, listed before the first is executed: echoes from the bottom up, then the card's
 * own (rules: innovation 13.6).
 */
function effectsOf(game: Game, { card, artifact }: DogmaOptions): readonly Execution[] {
  const zone = game.where(card.name)
  const { seat, color } = zone === undefined ? { seat: -1, color: undefined } : zoneAt(zone)
  const echoes = artifact === true || seat === -1 ? [] : visibleEchoes(game, seat, card.color)
  const covered = color !== undefined && game.cards(zone ?? 0)[0] !== card.name
  const own = covered ? [] : game.codeOf(card.name).effects.map((effect) => ({ card, effect }))
  return [...echoes, ...own]
}

/**
 * Everybody concerned executes an effect: in seat order from the player after the leader, who is last (rules:
 * innovation 14.1).
 */
function* executeByAll(game: Game, action: Action, execution: Execution): Verb {
  const { card, effect } = execution
  const players = executors(game, action, effect)
  const demands = effect.share === undefined
  for (const player of players) {
    const twice = action.endorsed && (demands || player === action.leader)
    for (let time = 0; time < (twice ? 2 : 1); time += 1) {
      const { sharing, acting } = game.action
      game.action.sharing = !demands
      game.action.acting = player
      yield* executeEffect(game, player, { card, effect, leader: action.leader, foreseen: action.foreseen })
      game.action.sharing = sharing
      game.action.acting = acting
      if (action.complete) return
    }
  }
}

function executors(
  game: Game,
  { leader, sharers, demanded }: Action,
  effect: Execution['effect'],
): readonly number[] {
  const concerned = isDemand(effect) ? demanded : sharers
  return game.after(leader).filter((player) => {
    if (player === leader) return effect.share !== undefined
    return concerned.includes(player)
  })
}

const isDemand = (effect: Execution['effect']): boolean => 'demand' in effect && effect.demand !== undefined

/** Whoever's effects were shared draws one card (rules: innovation 15). */
function* bonus(game: Game, action: Action, card: Card): Verb {
  const { leader } = action
  if (!action.shared) {
    for (const owner of game.after(leader).filter((player) => player !== leader)) {
      yield* karmas(game, { would: 'noShare', player: leader, details: { card }, owners: [owner] })
    }
    return
  }
  yield* karmas(game, { would: 'share', player: leader, details: { card } })
  const figures = game.board.expansions.includes('figs')
  yield* draw(game, leader, { sharing: true, ...(figures ? { set: 'figs' } : {}) })
}

function planOf(game: Game, action: Action): DogmaPlan {
  return {
    raise(by) {
      action.raise += by
    },
    isSharing: (seat) => action.sharers.includes(seat.player) || seat.player === action.leader,
    letShare(seat) {
      if (!action.sharers.includes(seat.player)) action.sharers = [...action.sharers, seat.player]
    },
    soleMajority(seat) {
      // Others stand to the leader as they did, unless the leader has the majority.
      const leads = seat.player === action.leader
      if (leads) action.demanded = game.everyone.filter((player) => player !== action.leader)
      else action.demanded = action.demanded.filter((player) => player !== seat.player)
      if (leads) action.sharers = []
      else this.letShare(seat)
    },
  }
}
