import { shownRulesText } from '@parlour/mtg-cards'
import type { Handle } from '../../rules/view'
import { faceOf, powerOf, statsOf } from '../card/card-facts'
import type { CardOnTable } from './table-card'

/** What a creature would be dealt. */
export interface Harm {
  readonly damage: number
  readonly dies: boolean
}

/** What combat would deal as it stands, by power, toughness and the keywords that are printed or noted. */
export interface FightForecast {
  readonly harms: ReadonlyMap<Handle, Harm>
  /** Damage by attacked player, for each player who attacks. */
  readonly dealt: ReadonlyMap<string, ReadonlyMap<string, number>>
}

interface Fighter {
  readonly card: CardOnTable
  readonly power: number
  /** Absent where it is no number. */
  readonly toughness: number | undefined
  damage: number
  isPoisoned: boolean
}

/** What a forecast needs of the table. */
interface Fight {
  readonly players: readonly {
    readonly name: string
    readonly team: string
    readonly eliminated: boolean
    readonly zones: Readonly<Record<'attacking' | 'blocking', { readonly cards: readonly CardOnTable[] }>>
  }[]
}

/** Returns what would be dealt if damage came now. It decides nothing: the players do. */
export function fightForecast(table: Fight): FightForecast {
  const harms = new Map<Handle, Harm>()
  const dealt = new Map<string, Map<string, number>>()
  const attackers = table.players.flatMap((player) =>
    player.zones.attacking.cards.map((card) => ({ card, player: player.name })),
  )
  const blockers = table.players.flatMap(({ zones }) => zones.blocking.cards)
  for (const { card, player } of attackers) {
    const attacker = fighter(card)
    const against = blockers.filter((one) => blocks(one, card, attackers.length)).map(fighter)
    const through = strike(attacker, against)
    for (const one of [attacker, ...against]) note(harms, one)
    const target = attackedPlayer(table, card, player)
    if (through === 0 || target === undefined) continue
    const sums = dealt.get(player) ?? new Map<string, number>()
    dealt.set(player, sums.set(target, (sums.get(target) ?? 0) + through))
  }
  return { harms, dealt }
}

function note(harms: Map<Handle, Harm>, one: Fighter): void {
  const before = harms.get(one.card.id)?.damage ?? 0
  const damage = before + one.damage
  if (damage === 0) return
  const isLethal = one.isPoisoned || (one.toughness !== undefined && damage >= one.toughness)
  harms.set(one.card.id, { damage, dies: isLethal && !has(one.card, 'indestructible') })
}

function fighter(card: CardOnTable): Fighter {
  const toughness = Number.parseInt(statsOf(card)?.text.split('/')[1] ?? '', 10)
  return {
    card,
    power: Math.max(0, powerOf(card)),
    toughness: Number.isNaN(toughness) ? undefined : toughness,
    damage: 0,
    isPoisoned: false,
  }
}

/** A blocker aims at what it blocks; one that aims at no card blocks the only attacker that there is. */
function blocks({ targets }: CardOnTable, attacker: CardOnTable, attackers: number): boolean {
  const cards = targets.flatMap((target) => ('card' in target ? [target.card] : []))
  return cards.length === 0 ? attackers === 1 : cards.includes(attacker.id)
}

/** Deals the damage of an attacker and its blockers; returns what comes through to the player. */
function strike(attacker: Fighter, blockers: readonly Fighter[]): number {
  let through = 0
  for (const round of ['first', 'regular'] as const) {
    const isAble = (one: Fighter) => strikesIn(one, round) && !isDead(one)
    const hits = [attacker, ...blockers].filter(isAble)
    const before = blockers.filter((one) => !isDead(one))
    if (hits.includes(attacker))
      through += assigned(attacker, { standing: before, wasBlocked: blockers.length > 0 })
    for (const blocker of hits) if (blocker !== attacker) hit(attacker, blocker, blocker.power)
  }
  return through
}

const strikesIn = ({ card }: Fighter, round: 'first' | 'regular'): boolean =>
  has(card, 'double strike') || has(card, 'first strike') === (round === 'first')

const isDead = ({ damage, toughness, isPoisoned }: Fighter): boolean =>
  isPoisoned || (toughness !== undefined && damage >= toughness && damage > 0)

interface Defense {
  readonly standing: readonly Fighter[]
  readonly wasBlocked: boolean
}

/** Each blocker gets what kills it, the last one the rest; with trample the rest goes on to the player. */
function assigned(attacker: Fighter, { standing, wasBlocked }: Defense): number {
  let left = attacker.power
  if (!wasBlocked) return left
  const tramples = has(attacker.card, 'trample')
  for (const [at, blocker] of standing.entries()) {
    const need = has(attacker.card, 'deathtouch') ? 1 : (blocker.toughness ?? left) - blocker.damage
    const isLast = at === standing.length - 1
    const share = isLast && !tramples ? left : Math.min(left, Math.max(0, need))
    hit(blocker, attacker, share)
    left -= share
  }
  return tramples ? left : 0
}

function hit(one: Fighter, by: Fighter, damage: number): void {
  one.damage += damage
  if (damage > 0 && has(by.card, 'deathtouch')) one.isPoisoned = true
}

/** Whether a card has a keyword: on a line of keywords, or in an annotation. */
function has(card: CardOnTable, keyword: string): boolean {
  const face = faceOf(card)
  const printed = face === undefined || card.morph ? '' : shownRulesText(face)
  const lines = [
    ...printed.replaceAll(/\([^()]*\)/g, '').split('\n'),
    card.annotation,
    card.annotationEOT,
    card.annotationPerpetual,
  ]
  return lines.some((line) =>
    line
      .toLowerCase()
      .split(/[,;]/)
      .some((part) => part.trim() === keyword),
  )
}

/** Whom an attacker attacks: the player it aims at, else the only opponent there is. */
function attackedPlayer({ players }: Fight, { targets }: CardOnTable, by: string): string | undefined {
  const aimed = targets.flatMap((target) => ('player' in target ? [target.player] : []))
  if (aimed.length > 0) return aimed[0]
  const team = players.find(({ name }) => name === by)?.team
  const opponents = players.filter((player) => player.team !== team && !player.eliminated)
  return opponents.length === 1 ? opponents[0]?.name : undefined
}

/** Returns a harm in words: `3 damage, dies`. */
export const harmWords = ({ damage, dies }: Harm): string => `${damage} damage${dies ? ', dies' : ''}`
