import type { Card } from '../../facts/card'
import { type Color, COLORS, type Icon, type StandardIcon } from '../../facts/names'
import { achievementsToWin, bonusPoints, countOf, limitFor, shownOf } from '../../facts/visible'
import type { KarmaCode, QueryKarma } from '../language/karma-code'
import { achievementNamed, cardNamed, cardOrNot } from '../board/library'
import type { Table } from '../board/table'
import { zoneAt, zoneOf } from '../board/zones'

type QueryKind = QueryKarma['reads']
/**
 * Queries of numbers are off while a karma is being executed; queries of lists are not (rules: innovation
 * 25.4).
 */
const LISTS: ReadonlySet<string> = new Set(['availableAchievements', 'dogmaCards', 'scorePile', 'hand'])

/** What the top cards of a player answer to a query. */
export function queried<K extends keyof QueryKind>(
  table: Table,
  player: number,
  key: K,
): readonly NonNullable<QueryKind[K]>[] {
  if (table.inKarma && !LISTS.has(key)) return []
  const figures = table.karmaTops(player)
  if (figures.length === 0) return []
  const answers: NonNullable<QueryKind[K]>[] = []
  for (const top of figures) {
    for (const karma of table.codeOf(top.name).karma) {
      const answer = 'reads' in karma ? karma.reads[key] : undefined
      if (answer !== undefined) answers.push(answer)
    }
  }
  return answers
}

/** Total of an icon on a player's board, karmas included (rules: innovation 11.3). */
export function iconsOf(table: Table, player: number, icon: Icon): number {
  const printed = table.printedIcons(player, icon)
  if (icon === 'r') return printed
  const adds = queried(table, player, 'icons')
  if (adds.length === 0) return printed
  const you = table.reader(player)
  const board = (other: StandardIcon) => table.printedIcons(player, other)
  return adds.reduce((total, add) => total + add(icon, board, you), printed)
}

/** Cards in the score pile as the player may count them. */
export function scorePile(table: Table, player: number): readonly Card[] {
  return listed(table, player, { kind: 'score', key: 'scorePile' })
}

/** Cards in hand as the player may use them. */
export function handOf(table: Table, player: number): readonly Card[] {
  return listed(table, player, { kind: 'hand', key: 'hand' })
}

function listed(
  table: Table,
  player: number,
  { kind, key }: { readonly kind: 'score' | 'hand'; readonly key: 'scorePile' | 'hand' },
): readonly Card[] {
  const own: Card[] = []
  for (const name of table.zone(player, kind)) {
    const card = cardOrNot(name)
    if (card !== undefined) own.push(card)
  }
  const more = moreOf(table, player, key)
  return more.length === 0 ? own : [...own, ...more.filter((card) => !own.includes(card))]
}

const moreOf = (table: Table, player: number, key: 'scorePile' | 'hand'): readonly Card[] =>
  queried(table, player, key).flatMap((list) => list(table.reader(player)))

/** Points of a player (rules: innovation 12). */
export function scoreOf(table: Table, player: number): number {
  let points = bonusPoints(table.bonuses(player))
  points += table.worth(player, 'score')
  for (const card of moreOf(table, player, 'scorePile')) {
    if (table.where(card.name) !== zoneOf(player, 'score')) points += card.age
  }
  for (const add of queried(table, player, 'score')) points += add(table.reader(player))
  for (const other of table.opponents(player)) {
    for (const add of queried(table, other, 'opponentScore'))
      points += add(table.reader(other), table.reader(player))
  }
  return points
}

/** The value of a card where it lies now. */
export function valueOf(table: Table, card: Card): number {
  if (card.age === card.ageOnBoard) return card.age
  const zone = table.where(card.name)
  return zone !== undefined && zoneAt(zone).color !== undefined ? card.ageOnBoard : card.age
}

/** Value of the highest top card; 0 for an empty board. */
export function highestTop(table: Table, player: number): number {
  return table.tops(player).reduce((highest, { ageOnBoard }) => Math.max(highest, ageOnBoard), 0)
}

/** How many cards forecast and safe may hold. */
export const limitOf = (table: Table, player: number): number =>
  limitFor(COLORS.map((color) => table.splay(player, color)))

/**
 * Visible cards of a color whose flag counts: as many as anybody else shows of it (rules: innovation 23.5).
 */
function flagsOf(table: Table, player: number): number {
  let flags = 0
  if (table.printedIcons(player, ';') === 0) return flags
  for (const color of COLORS) {
    const count = countOf(table.visible(player, color), ';')
    if (count > 0 && flagsCount(table, player, color)) flags += count
  }
  return flags
}

const flagsCount = (table: Table, player: number, color: Color): boolean =>
  table.everyone.every((other) => table.visible(other, color).cards <= table.visible(player, color).cards)

/** A card that counts as this many achievements though it is none. */
export interface ExtraAchievement {
  readonly card: string
  readonly count: number
}

/**
 * The cards that give a player achievements beside the pile: flags that count, fountains, karmas (rules:
 * innovation 20.4).
 */
export function extraAchievementsOf(table: Table, player: number): readonly ExtraAchievement[] {
  const some = table.printedIcons(player, ';') + table.printedIcons(player, ':') > 0
  const icons = (some ? COLORS : []).flatMap((color) => {
    const counting = flagsCount(table, player, color) ? [';', ':'] : [':']
    return table.zone(player, color).map((card, place) => {
      const shown = shownOf(cardNamed(card).icons, place, table.splay(player, color))
      return { card, count: [...shown].filter((code) => counting.includes(code)).length }
    })
  })
  const karmas = table.karmaTops(player).map(({ name }) => ({
    card: name,
    count: table.codeOf(name).karma.reduce((sum, karma) => sum + extraOf(table, player, karma), 0),
  }))
  return [...icons, ...karmas].filter(({ count }) => count > 0)
}

const extraOf = (table: Table, player: number, karma: KarmaCode): number =>
  ('reads' in karma ? karma.reads.extraAchievements?.(table.reader(player)) : undefined) ?? 0

export interface AchievementCount {
  readonly special: number
  readonly standard: number
  readonly other: number
  readonly total: number
}

/** Achievements of a player by kind (rules: innovation 20.4). */
export function achievementsOf(table: Table, player: number): AchievementCount {
  const pile = table.zone(player, 'achievements')
  const special = pile.filter((name) =>
    ['special', 'decree'].includes(achievementNamed(name)?.kind ?? ''),
  ).length
  const total = achievementTotal(table, player)
  return { special, standard: pile.length - special, other: total - pile.length, total }
}

/** All achievements of a player: the pile, visible flags and fountains, and what karmas add. */
export function achievementTotal(table: Table, player: number): number {
  let total =
    table.zone(player, 'achievements').length + table.printedIcons(player, ':') + flagsOf(table, player)
  for (const add of queried(table, player, 'extraAchievements')) total += add(table.reader(player))
  return total
}

export const toWin = (table: Table): number =>
  achievementsToWin(table.board.players.length, table.board.expansions.length)

/** How a text counts the score for a claim: how many times, or with how many points less. */
export interface ScoreFor {
  readonly times?: number
  readonly less?: number
}

/**
 * The values a player may claim as things stand (rules: innovation 20.1); nothing is paid. Score and highest
 * top card are read once, each price when it is asked for.
 */
export function eligibility(
  table: Table,
  player: number,
  { times = 1, less = 0 }: ScoreFor = {},
): (value: number) => boolean {
  let reach = highestTop(table, player)
  for (const add of queried(table, player, 'highestTopValue')) reach += add(table.reader(player))
  const score = times * scoreOf(table, player) - less
  const known: boolean[] = []
  return (value) => (known[value] ??= reach >= value && score >= costOf(table, player, value))
}

/** The points that an achievement of a value takes of a player (rules: innovation 20.1). */
export function costOf(table: Table, player: number, value: number): number {
  const owned = table
    .zone(player, 'achievements')
    .filter((name) => (cardOrNot(name)?.age ?? 0) === value).length
  const discounts = queried(table, player, 'achievementDiscount')
  const seat = table.reader(player)
  const discount = discounts.reduce((sum, less) => sum + less(seat, cardValue(value)), 0)
  return 5 * value * (1 + owned) - discount
}
const cardValue = (value: number): Card['age'] => value as Card['age']

/** Returns the cards of a zone, without the achievements that are no cards. */
export const availableCards = (table: Table, zone: number): readonly Card[] =>
  table.cards(zone).flatMap((name) => (cardOrNot(name) === undefined ? [] : [cardNamed(name)]))
