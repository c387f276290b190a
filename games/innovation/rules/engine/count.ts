import type { Card } from '../facts/card'
import { COLORS, ICONS, type Icon, type StandardIcon } from '../facts/names'
import { achievementsToWin, bonusPoints, limitFor } from '../facts/visible'
import type { QueryKarma } from '../vocabulary/karma'
import type { Game } from './game'
import { achievementNamed, cardNamed, cardOrNot } from './library'
import { zoneAt } from './zones'

type Reads = QueryKarma['reads']
/** Queries of numbers are off while a karma is being executed; queries of lists are not (RULES 25.4). */
const LISTS: ReadonlySet<string> = new Set(['availableAchievements', 'dogmaCards', 'scorePile', 'hand'])

/** What the top cards of a player answer to a query. */
export function queried<K extends keyof Reads>(
  game: Game,
  player: number,
  key: K,
): readonly NonNullable<Reads[K]>[] {
  if (game.inKarma && !LISTS.has(key)) return []
  const figures = game.karmaTops(player)
  if (figures.length === 0) return []
  const answers: NonNullable<Reads[K]>[] = []
  for (const top of figures) {
    for (const karma of top.karma) {
      const answer = 'reads' in karma ? karma.reads[key] : undefined
      if (answer !== undefined) answers.push(answer)
    }
  }
  return answers
}

/** Total of an icon on a player's board, karmas included (RULES 11.3). */
export function iconsOf(game: Game, player: number, icon: Icon): number {
  const printed = game.printedIcons(player, icon)
  if (icon === 'r') return printed
  const adds = queried(game, player, 'icons')
  if (adds.length === 0) return printed
  const you = game.seat(player)
  const board = (other: StandardIcon) => game.printedIcons(player, other)
  return adds.reduce((total, add) => total + add(icon, board, you), printed)
}

/** Cards in the score pile as the player may count them. */
export function scorePile(game: Game, player: number): readonly Card[] {
  return listed(game, player, { kind: 'score', key: 'scorePile' })
}

/** Cards in hand as the player may use them. */
export function handOf(game: Game, player: number): readonly Card[] {
  return listed(game, player, { kind: 'hand', key: 'hand' })
}

function listed(
  game: Game,
  player: number,
  { kind, key }: { readonly kind: 'score' | 'hand'; readonly key: 'scorePile' | 'hand' },
): readonly Card[] {
  const own: Card[] = []
  for (const name of game.zone(player, kind)) {
    const card = cardOrNot(name)
    if (card !== undefined) own.push(card)
  }
  const more = queried(game, player, key).flatMap((list) => list(game.seat(player)))
  return more.length === 0 ? own : [...own, ...more.filter((card) => !own.includes(card))]
}

/** Visible bonuses, descending. */
export function bonusesOf(game: Game, player: number): readonly number[] {
  const bonuses: number[] = []
  for (const color of COLORS) bonuses.push(...game.visible(player, color).bonuses)
  return bonuses.sort((one, other) => other - one)
}

/** Points of a player (RULES 12). */
export function scoreOf(game: Game, player: number): number {
  let points = bonusPoints(bonusesOf(game, player))
  for (const card of scorePile(game, player)) points += card.age
  for (const add of queried(game, player, 'score')) points += add(game.seat(player))
  for (const other of game.opponents(player)) {
    for (const add of queried(game, other, 'opponentScore'))
      points += add(game.seat(other), game.seat(player))
  }
  return points
}

/** The value of a card where it lies now. */
export function valueOf(game: Game, card: Card): number {
  if (card.age === card.ageOnBoard) return card.age
  const zone = game.where(card.name)
  return zone !== undefined && zoneAt(zone).color !== undefined ? card.ageOnBoard : card.age
}

/** Value of the highest top card; 0 for an empty board. */
export function highestTop(game: Game, player: number): number {
  return game.tops(player).reduce((highest, { ageOnBoard }) => Math.max(highest, ageOnBoard), 0)
}

/** How many cards forecast and safe may hold. */
export const limitOf = (game: Game, player: number): number =>
  limitFor(COLORS.map((color) => game.splay(player, color)))

/** Visible cards of a color whose flag counts: as many as anybody else shows of it (RULES 23.5). */
function flagsOf(game: Game, player: number): number {
  let flags = 0
  if (game.printedIcons(player, ';') === 0) return flags
  for (const color of COLORS) {
    const { counts, cards } = game.visible(player, color)
    const count = counts[';'] ?? 0
    if (count > 0 && game.everyone.every((other) => game.visible(other, color).cards <= cards)) flags += count
  }
  return flags
}

export interface AchievementCount {
  readonly special: number
  readonly standard: number
  readonly other: number
  readonly total: number
}

/** Achievements of a player by kind (RULES 20.4). */
export function achievementsOf(game: Game, player: number): AchievementCount {
  const pile = game.zone(player, 'achievements')
  const special = pile.filter((name) =>
    ['special', 'decree'].includes(achievementNamed(name)?.kind ?? ''),
  ).length
  const total = achievementTotal(game, player)
  return { special, standard: pile.length - special, other: total - pile.length, total }
}

/** All achievements of a player: the pile, visible flags and fountains, and what karmas add. */
export function achievementTotal(game: Game, player: number): number {
  let total =
    game.zone(player, 'achievements').length + game.printedIcons(player, ':') + flagsOf(game, player)
  for (const add of queried(game, player, 'extraAchievements')) total += add(game.seat(player))
  return total
}

export const toWin = (game: Game): number =>
  achievementsToWin(game.board.players.length, game.board.expansions.length)

/** Whether a player may claim a card of a value now (RULES 20.1). Nothing is paid. */
export function isEligible(game: Game, player: number, value: number): boolean {
  return eligibility(game, player)(value)
}

/** The values a player may claim as things stand: score and highest top card are read once, each price when it is asked for. */
export function eligibility(game: Game, player: number): (value: number) => boolean {
  let reach = highestTop(game, player)
  for (const add of queried(game, player, 'highestTopValue')) reach += add(game.seat(player))
  const score = scoreOf(game, player)
  const known = new Map<number, boolean>()
  return (value) => {
    const answer = known.get(value) ?? (reach >= value && score >= costOf(game, player, value))
    known.set(value, answer)
    return answer
  }
}

function costOf(game: Game, player: number, value: number): number {
  const owned = game
    .zone(player, 'achievements')
    .filter((name) => (cardOrNot(name)?.age ?? 0) === value).length
  const discounts = queried(game, player, 'achievementDiscount')
  const seat = game.seat(player)
  const discount = discounts.reduce((sum, less) => sum + less(seat, cardValue(value)), 0)
  return 5 * value * (1 + owned) - discount
}
const cardValue = (value: number): Card['age'] => value as Card['age']

/** Totals of all icons of everybody, by seat: what a dogma action freezes. */
export function allIcons(game: Game, icon: Icon): readonly number[] {
  return game.everyone.map((player) => iconsOf(game, player, icon))
}

/** The icons of which a player has strictly the most. */
export function soleMajorities(game: Game, player: number): readonly StandardIcon[] {
  return ICONS.filter((icon) => {
    const totals = allIcons(game, icon)
    return totals.every((total, other) => other === player || total < (totals[player] ?? 0))
  })
}

/** Where an achievement with a value is the first of its hidden kind. */
export const availableCards = (game: Game, zone: number): readonly Card[] =>
  game.cards(zone).flatMap((name) => (cardOrNot(name) === undefined ? [] : [cardNamed(name)]))
