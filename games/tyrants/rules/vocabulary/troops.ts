import { effect, type Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { choose, chooseOne, locationChoice, playerChoice, type Target, troopChoice } from '../engine/choose'
import type { Game } from '../engine/game'
import {
  type Aim,
  assassinate,
  deploy,
  deployable,
  enemyTroops,
  hasTroop,
  moveTroop,
  supplant,
} from '../engine/pieces'
import type { QuestionKind } from '../facts/question-kinds'
import type { Location } from '../facts/map'
import { type Owner, piece, WHITE } from '../facts/piece'
import { type ActingPlayer, verbs } from './playing'
import type { Reader } from './reader'

/**
 * What a text does with troops. A number means that many separate decisions, each looking at the map again.
 */
export const troops = verbs({
  /** Deploys own troops; gives where to. */
  deploy(count = 1): ScriptEffect<readonly Location[]> {
    return effect(this, 'deploy', () => deployMany(this, count))
  },
  /** Deploys a white troop of the bank. */
  deployWhite(): ScriptEffect<Location | undefined> {
    return effect(this, 'deploy a white troop', () => deployOne(this, { owner: WHITE }))
  },

  /** Takes enemy troops into the trophy hall; gives those that were taken. */
  assassinate(count = 1, aim: Aim = {}): ScriptEffect<readonly Target[]> {
    return effect(this, 'assassinate', () => repeated(count, () => assassinateOne(this, aim)))
  },
  /** Assassinates and deploys into the same space; without a troop in the barracks nothing happens. */
  supplant(count = 1, aim: Aim = {}): ScriptEffect<readonly Target[]> {
    return effect(this, 'supplant', () => repeated(count, () => supplantOne(this, aim)))
  },
  /** Moves enemy troops to any open space elsewhere. */
  moveTroops(count = 1): ScriptEffect {
    return effect(this, 'move troops', () => moveMany(this, count))
  },
  /** Assassinates up to this many troops at one site; gives how many. */
  assassinateAtOneSite(
    most: number,
    { title, ...aim }: Aim & { readonly title: string },
  ): ScriptEffect<number> {
    return effect(this, 'assassinate at one site', () => assassinateThere(this, { most, aim, title }))
  },

  /** Takes troops from trophy halls and deploys them, each keeping its owner. */
  deployTrophies(most: number, how: TrophySource): ScriptEffect {
    return effect(this, 'deploy trophies', () => deployTrophies(this, most, how))
  },
  /** Takes a white troop from any trophy hall and deploys it anywhere. */
  deployWhiteTrophy(): ScriptEffect {
    return effect(this, 'deploy a white trophy', () => deployWhiteTrophy(this))
  },
})

/** Which troops of trophy halls, and where they may be put. */
interface TrophySource {
  readonly title: string
  readonly halls: readonly Reader[]
  readonly white?: boolean
  readonly anywhere?: boolean
}

function* repeated<T>(count: number, one: () => Verb<T | undefined>): Verb<readonly T[]> {
  const done: T[] = []
  for (let time = 0; time < count; time += 1) {
    const result = yield* one()
    if (result === undefined) break
    done.push(result)
  }
  return done
}

/** A troop that is to be deployed. */
interface Deployment {
  readonly owner: Owner
  readonly from?: number
  readonly anywhere?: boolean
}

function* deployOne(
  { game, player }: ActingPlayer,
  { owner, from, anywhere = false }: Deployment,
): Verb<Location | undefined> {
  const source = from ?? 'supply'
  const at = yield* chooseOne(game, {
    player,
    kind: 'deploy',
    title: 'Choose a location to deploy',
    options: hasTroop(game, owner, source) ? deployable(game, player, anywhere) : [],
    show: (place) => locationChoice(game, place),
  })
  if (at === undefined) return undefined
  deploy(game, player, { at, owner, from: source })
  return game.place(at)
}

const deployMany = (you: ActingPlayer, count: number): Verb<readonly Location[]> =>
  repeated(count, () => deployOne(you, { owner: you.player }))

interface AimQuestion {
  readonly kind: QuestionKind
  readonly title: string
  readonly targets: readonly Target[]
}

function* aimed(
  { game, player, least }: ActingPlayer,
  { kind, title, targets }: AimQuestion,
): Verb<Target | undefined> {
  return yield* chooseOne(game, {
    player,
    kind,
    title,
    options: targets,
    show: (target) => troopChoice(game, target),
    min: least,
  })
}

function* assassinateOne(you: ActingPlayer, aim: Aim): Verb<Target | undefined> {
  const { game, player } = you
  const targets = enemyTroops(game, player, aim)
  const target = yield* aimed(you, { kind: 'assassinate', title: 'Choose a troop to assassinate', targets })
  if (target !== undefined) assassinate(game, player, target)
  return target
}

function* supplantOne(you: ActingPlayer, aim: Aim): Verb<Target | undefined> {
  const { game, player } = you
  const targets = hasTroop(game, player) ? enemyTroops(game, player, aim) : []
  const target = yield* aimed(you, { kind: 'supplant', title: 'Choose a troop to supplant', targets })
  if (target !== undefined) supplant(game, player, target)
  return target
}

function* moveMany(you: ActingPlayer, count: number): Verb {
  yield* repeated(count, () => moveOne(you))
}

function* moveOne(you: ActingPlayer): Verb<Target | undefined> {
  const { game, player } = you
  const open = game.map.locations.map(({ index }) => index).filter((at) => game.hasSpace(at))
  const targets = enemyTroops(game, player).filter(({ at }) => open.some((to) => to !== at))
  const target = yield* aimed(you, { kind: 'move-troop', title: 'Choose a troop to move', targets })
  if (target === undefined) return undefined
  const to = yield* chooseOne(game, {
    player,
    kind: 'move-to',
    title: 'Choose a location',
    options: open.filter((at) => at !== target.at),
    show: (at) => locationChoice(game, at),
  })
  if (to !== undefined) moveTroop(game, player, { ...target, to })
  return target
}

interface AtOneSite {
  readonly most: number
  readonly aim: Aim
  readonly title: string
}

function* assassinateThere({ game, player }: ActingPlayer, { most, aim, title }: AtOneSite): Verb<number> {
  const targets = enemyTroops(game, player, aim)
  const sites = game.map.sites.map(({ index }) => index)
  const site = yield* chooseOne(game, {
    player,
    kind: 'site',
    title: 'Choose a location',
    options: sites.filter((at) => targets.some((target) => target.at === at)),
    show: (at) => locationChoice(game, at),
  })
  const each = targets.filter(({ at }) => at === site).flatMap((target) => eachOf(game, target))
  const show = (target: Target) => troopChoice(game, target)
  const kind = aim.white === true ? 'white-troops' : 'troops'
  const options = { player, kind, title, options: each, show, min: 0, max: most } as const
  const taken = yield* choose(game, options)
  for (const target of taken) assassinate(game, player, target)
  return taken.length
}

/** One entry per troop. */
const eachOf = (game: Game, { at, owner }: Target): readonly Target[] =>
  game
    .troopsAt(at)
    .filter((one) => one === owner)
    .map(() => ({ at, owner }))

/** A troop in a trophy hall. */
interface Trophy {
  readonly hall: number
  readonly owner: Owner
}

function* deployTrophies(
  you: ActingPlayer,
  most: number,
  { title, halls, white, anywhere = false }: TrophySource,
): Verb {
  const { game, player, least } = you
  const trophies = halls.flatMap((hall) => trophiesIn(game, hall.player))
  const taken = yield* choose(game, {
    player,
    kind: 'trophies',
    title,
    options: white === true ? trophies.filter(({ owner }) => owner === WHITE) : trophies,
    show: (trophy) => trophyChoice(game, trophy),
    min: least,
    max: most,
  })
  for (const { hall, owner } of taken) yield* deployOne(you, { owner, from: hall, anywhere })
}

function* deployWhiteTrophy(you: ActingPlayer): Verb {
  const { game, player } = you
  const hall = yield* chooseOne(game, {
    player,
    kind: 'hall',
    title: 'Choose Player',
    options: game.everyone.filter((one) => hasTroop(game, WHITE, one)),
    show: (one) => playerChoice(game, one),
  })
  if (hall !== undefined) yield* deployOne(you, { owner: WHITE, from: hall, anywhere: true })
}

function trophyChoice(game: Game, { hall, owner }: Trophy) {
  const title = `${game.nameOf(hall)}: ${game.ownerName(owner)}`
  return { title, id: title, kind: 'troop', pieces: [piece.trophy(hall, owner), piece.seat(hall)] }
}

function trophiesIn(game: Game, hall: number): readonly Trophy[] {
  return game
    .player(hall)
    .trophies.flatMap((count, at) => Array.from({ length: count }, () => ({ hall, owner: at - 1 })))
}
