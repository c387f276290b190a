import { type JsonObject, Refusal } from '@parlour/kernel'
import { locationNamed, placeName } from '../facts/map'
import { PRICES } from '../facts/names'
import { WHITE } from '../facts/piece'
import { DIRECT_ACTS, type PowerKind } from '../facts/question-kinds'
import type { Target } from './choose'
import type { Game } from './game'
import { deployable, enemySpies, enemyTroops } from './pieces'

/** Something that power buys, with its target. */
export interface PowerAct {
  readonly kind: PowerKind
  readonly target: Target
}

/**
 * What a direct act on the map means, under the same conditions as the entry of the menu that it stands for.
 * Refuses any other.
 */
export function readDirectAct(game: Game, act: JsonObject): PowerAct {
  const kind =
    typeof act.action === 'string' && Object.hasOwn(DIRECT_ACTS, act.action)
      ? DIRECT_ACTS[act.action]
      : undefined
  if (kind === undefined) throw new Refusal('There is no such action on the map.')
  const place = typeof act.location === 'string' ? locationNamed(game.board.map, act.location) : undefined
  if (place === undefined) throw new Refusal('There is no such location on this map.')
  const price = PRICES[kind]
  if (game.player(game.current).power < price) throw new Refusal(`That costs ${price} power.`)
  const owner = kind === 'deploy' ? game.current : ownerNamed(game, act.owner)
  const target = { at: place.index, owner }
  checkTarget(game, { kind, target })
  return { kind, target }
}

function ownerNamed(game: Game, name: unknown): number {
  if (name === game.ownerName(WHITE)) return WHITE
  const seat = game.everyone.find((player) => game.nameOf(player) === name)
  if (seat === undefined) throw new Refusal('No player at this table has that name.')
  return seat
}

function checkTarget(game: Game, { kind, target }: PowerAct): void {
  const { at, owner } = target
  const name = placeName(game.place(at))
  const player = game.current
  if (kind === 'deploy') {
    if (game.player(player).troops === 0) throw new Refusal('Your barracks are empty.')
    if (!game.hasSpace(at)) throw new Refusal(`There is no open space at ${name}.`)
    if (!deployable(game, player).includes(at)) throw new Refusal(`You have no presence at ${name}.`)
    return
  }
  const targets = kind === 'assassinate' ? enemyTroops(game, player) : enemySpies(game, player)
  if (targets.some((one) => one.at === at && one.owner === owner)) return
  if (!game.hasPresence(player, at)) throw new Refusal(`You have no presence at ${name}.`)
  throw new Refusal(`There is no such enemy ${kind === 'assassinate' ? 'troop' : 'spy'} at ${name}.`)
}
