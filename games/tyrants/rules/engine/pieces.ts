import type { LogGain } from '@parlour/kernel'
import { type Owner, WHITE } from '../facts/piece'
import type { PieceChange, Source } from './board'
import { compare, type Target } from './choose'
import type { Game } from './game'
import { settleMarkers } from './markers'
import { payRaisedTriads, triadTiers } from './triads'

/** Makes a change on the map; markers are settled once, however much comes and goes in one step. */
function alter(game: Game, change: PieceChange): void {
  const { ground } = game.board
  game.run.change(change)
  settleMarkers(game, ground, change.kind === 'moved-troop' ? [change.from, change.to] : [change.at])
}

/** Writes a log line about what a player does with a troop, which stands for `{troop}` in the words. */
function tell(game: Game, player: number, { words, at, owner, gain, ...more }: Target & PieceLog): void {
  const values = { player: game.nameOf(player), zone: game.place(at).name, ...more }
  const troop = owner === WHITE ? 'a white troop' : owner === player ? 'a troop' : 'a troop of {player2}'
  const named = owner === WHITE || owner === player ? values : { ...values, player2: game.nameOf(owner) }
  game.run.log(`{player} ${words.replace('{troop}', troop)}`, named, { gain })
}

interface PieceLog {
  readonly words: string
  readonly zone2?: string
  /** What it adds to the turn. */
  readonly gain?: LogGain
}
const TROOP = { what: 'troop', by: 1 } as const
const TROPHY = { what: 'trophy', by: 1 } as const

/** Whether a troop of an owner is there to be deployed. */
export function hasTroop(game: Game, owner: Owner, from: Source = 'supply'): boolean {
  if (from !== 'supply') return (game.player(from).trophies[owner + 1] ?? 0) > 0
  return owner === WHITE ? game.board.bank > 0 : game.player(owner).troops > 0
}

/**
 * Locations with an open space where a player may deploy: with presence, or anywhere when no troop of theirs
 * is on the map (rules: tyrants 11.2).
 */
export function deployable(game: Game, player: number, anywhere = false): readonly number[] {
  const everywhere = anywhere || game.player(player).troopsOnMap === 0
  const open: number[] = []
  for (const { index } of game.map.locations)
    if ((everywhere || game.hasPresence(player, index)) && game.hasSpace(index)) open.push(index)
  return open
}

/** Whether there is anywhere to deploy. Asked for every menu, so nothing is listed. */
export function canDeploy(game: Game, player: number): boolean {
  const everywhere = game.player(player).troopsOnMap === 0
  const isOpen = (at: number) => (everywhere || game.hasPresence(player, at)) && game.hasSpace(at)
  return hasTroop(game, player) && game.map.locations.some(({ index }) => isOpen(index))
}

/** Whether there is any enemy troop to assassinate. */
export function canAssassinate(game: Game, player: number): boolean {
  const isEnemy = (owner: Owner) => owner !== player
  return game.map.locations.some(
    ({ index }) => game.hasPresence(player, index) && game.troopsAt(index).some(isEnemy),
  )
}

/** Whether there is any enemy spy to return. */
export function canReturnSpy(game: Game, player: number): boolean {
  const isEnemy = (seat: number) => seat !== player
  return game.map.sites.some(
    ({ index }) => game.hasPresence(player, index) && game.spiesAt(index).some(isEnemy),
  )
}

/** Puts a troop on the map. */
export function deploy(
  game: Game,
  player: number,
  { at, owner, from = 'supply' }: Target & { readonly from?: Source },
): void {
  tell(game, player, { words: 'deploys {troop} to {zone}', at, owner, gain: TROOP })
  const tiers = triadTiers(game)
  alter(game, { kind: 'deployed', owner, at, from })
  payRaisedTriads(game, tiers)
}

/** Which troops are meant: where, and whose (rules: tyrants 6). */
export interface Aim {
  /** White troops only. */
  readonly white?: boolean
  /** Players' troops only. */
  readonly players?: boolean
  /** No presence is needed. */
  readonly anywhere?: boolean
  /** Only there, without presence. */
  readonly at?: { readonly index: number } | undefined
}

/** Enemy troops that a player may aim at, one entry per location and owner, by name. */
export function enemyTroops(game: Game, player: number, aim: Aim = {}): readonly Target[] {
  const found: Target[] = []
  for (const { index } of game.map.locations) {
    if (!isInReach(game, player, { aim, index })) continue
    for (const owner of new Set(game.troopsAt(index))) {
      const isMeant = owner === WHITE ? aim.players !== true : owner !== player && aim.white !== true
      if (isMeant) found.push({ at: index, owner })
    }
  }
  return sorted(game, found)
}

function isInReach(
  game: Game,
  player: number,
  { aim, index }: { readonly aim: Aim; readonly index: number },
): boolean {
  if (aim.at !== undefined) return aim.at.index === index
  return aim.anywhere === true || game.hasPresence(player, index)
}

/** Enemy spies at sites where a player has presence, by name. */
export function enemySpies(game: Game, player: number): readonly Target[] {
  const found = game.map.sites
    .filter(({ index }) => game.hasPresence(player, index))
    .flatMap(({ index }) =>
      game
        .spiesAt(index)
        .filter((seat) => seat !== player)
        .map((owner) => ({ at: index, owner })),
    )
  return sorted(game, found)
}

function sorted(game: Game, targets: readonly Target[]): readonly Target[] {
  return targets
    .map((target) => ({ target, title: `${game.place(target.at).name}, ${game.ownerName(target.owner)}` }))
    .sort((one, other) => compare(one.title, other.title))
    .map(({ target }) => target)
}

/** Takes an enemy troop into the trophy hall. */
export function assassinate(game: Game, player: number, target: Target): void {
  tell(game, player, { words: 'assassinates {troop} at {zone}', ...target, gain: TROPHY })
  alter(game, { kind: 'assassinated', ...target, by: player })
}

/** Takes an enemy troop into the trophy hall and puts one of the player's own in its space. */
export function supplant(game: Game, player: number, target: Target): void {
  tell(game, player, { words: 'supplants {troop} at {zone}', ...target, gain: TROPHY })
  alter(game, { kind: 'supplanted', ...target, by: player })
}

/** Moves a troop to another location. */
export function moveTroop(
  game: Game,
  player: number,
  { at, owner, to }: Target & { readonly to: number },
): void {
  tell(game, player, {
    words: 'moves {troop} from {zone} to {zone2}',
    at,
    owner,
    zone2: game.place(to).name,
  })
  alter(game, { kind: 'moved-troop', owner, from: at, to })
}

/** A troop goes back to its owner's barracks, a white one to the bank. */
export function returnTroop(game: Game, player: number, target: Target): void {
  tell(game, player, { words: 'returns {troop} from {zone}', ...target })
  alter(game, { kind: 'returned-troop', ...target })
}

/** Sites where a player has no spy yet (rules: tyrants 7). */
export function spySites(game: Game, player: number): readonly number[] {
  if (game.player(player).spies === 0) return []
  return game.map.sites.map(({ index }) => index).filter((at) => !game.spiesAt(at).includes(player))
}

/** Sites where a player has a spy. */
export function ownSpySites(game: Game, player: number): readonly number[] {
  if (game.player(player).spiesOnMap === 0) return []
  return game.map.sites.map(({ index }) => index).filter((at) => game.spiesAt(at).includes(player))
}

export function placeSpy(game: Game, player: number, at: number): void {
  game.say(player, 'places a spy at {zone}', { zone: game.place(at).name })
  alter(game, { kind: 'placed-spy', seat: player, at })
}

/** A spy goes back to its owner's barracks. */
export function returnSpy(game: Game, player: number, { at, owner }: Target): void {
  const zone = game.place(at).name
  if (owner === player) game.say(player, 'returns a spy from {zone}', { zone })
  else game.say(player, 'returns a spy of {player2} from {zone}', { zone, player2: game.nameOf(owner) })
  alter(game, { kind: 'returned-spy', seat: owner, at })
}
