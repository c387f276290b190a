import { type JsonObject } from '@parlour/kernel'
import { locationNamed, placeName } from '../facts/map'
import { PRICES } from '../facts/names'
import { WHITE } from '../facts/piece'
import { DIRECT_ACTS, type PowerKind } from '../facts/question-kinds'
import type { Target } from './choose'
import type { Game } from './game'
import { deployable, enemySpies, enemyTroops } from './pieces'
import { refusal } from '../refusals'

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
  if (kind === undefined) throw refusal('no_map_action')
  const place = typeof act.location === 'string' ? locationNamed(game.board.map, act.location) : undefined
  if (place === undefined) throw refusal('no_such_location')
  const price = PRICES[kind]
  if (game.player(game.current).power < price) throw refusal('too_little_power', { price })
  const owner = kind === 'deploy' ? game.current : ownerNamed(game, act.owner)
  const target = { at: place.index, owner }
  checkTarget(game, { kind, target })
  return { kind, target }
}

function ownerNamed(game: Game, name: unknown): number {
  if (name === game.ownerName(WHITE)) return WHITE
  const seat = game.everyone.find((player) => game.nameOf(player) === name)
  if (seat === undefined) throw refusal('no_such_player')
  return seat
}

function checkTarget(game: Game, { kind, target }: PowerAct): void {
  const { at, owner } = target
  const name = placeName(game.place(at))
  const player = game.current
  if (kind === 'deploy') {
    if (game.player(player).troops === 0) throw refusal('barracks_empty')
    if (!game.hasSpace(at)) throw refusal('no_open_space', { location: name })
    if (!deployable(game, player).includes(at)) throw refusal('no_presence', { location: name })
    return
  }
  const targets = kind === 'assassinate' ? enemyTroops(game, player) : enemySpies(game, player)
  if (targets.some((one) => one.at === at && one.owner === owner)) return
  if (!game.hasPresence(player, at)) throw refusal('no_presence', { location: name })
  throw refusal('no_such_enemy', { piece: kind === 'assassinate' ? 'troop' : 'spy', location: name })
}
