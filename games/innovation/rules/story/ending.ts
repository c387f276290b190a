import type { GameEnding } from '@parlour/kernel'
import { achievementTotal, scoreOf, toWin } from '../engine/game/count'
import { achievementNamed, cardNamed, cardOrNot } from '../engine/board/library'
import type { Table } from '../engine/board/table'
import { counted } from '../facts/counted'
import { ICON_NAMES, type Icon } from '../facts/names'

/** Those who win or lose together: one player, or a team. */
type Side = readonly number[]

/** Returns who won a game that is over and why, for readers who do not know Innovation. */
export function endingOf(table: Table): GameEnding {
  const { winners = [], reason = '' } = table.board.outcome ?? {}
  const sides = sidesOf(table, winners)
  if (reason === 'achievements') return byAchievements(table, winners, sides)
  if (reason.startsWith('high draw')) return byHighDraw(table, winners, sides)
  return byCard(table, winners, reason)
}

/** The winners first, the others by achievements and then by points. */
function sidesOf(table: Table, winners: readonly string[]): readonly Side[] {
  const sides = table.board.teams ? [0, 1].map((at) => [at, at + 2]) : table.everyone.map((seat) => [seat])
  const won = (side: Side) => (side.some((seat) => winners.includes(table.nameOf(seat))) ? 1 : 0)
  return sides.toSorted(
    (one, other) =>
      won(other) - won(one) ||
      achievedBy(table, other) - achievedBy(table, one) ||
      pointsOf(table, other) - pointsOf(table, one),
  )
}

const sum = (side: Side, count: (seat: number) => number): number =>
  side.reduce((total, seat) => total + count(seat), 0)
const achievedBy = (table: Table, side: Side): number => sum(side, (seat) => achievementTotal(table, seat))
const pointsOf = (table: Table, side: Side): number => Math.max(...side.map((seat) => scoreOf(table, seat)))

function byAchievements(table: Table, winners: readonly string[], sides: readonly Side[]): GameEnding {
  const [first = []] = sides
  const score = sides.map((side) => achievedBy(table, side)).join(' to ')
  const names = achievementNames(first.flatMap((seat) => table.zone(seat, 'achievements')))
  const claimed = names === '' ? '' : ` Claimed: ${names}.`
  return {
    winners,
    words: `won by achievements, ${score}`,
    why: `This game is won with ${counted(toWin(table), 'achievement')}.${claimed}`,
  }
}

/** `ages 1, 3 and 5, Monument`: the ages of the cards in order, then the names of the others. */
function achievementNames(names: readonly string[]): string {
  const ages = names.flatMap((name) => cardOrNot(name)?.age ?? []).toSorted((one, other) => one - other)
  const others = names.flatMap((name) => (achievementNamed(name) === undefined ? [] : [name])).toSorted()
  const first = ages.length === 0 ? [] : [`${ages.length === 1 ? 'age' : 'ages'} ${listed(ages.map(String))}`]
  return [...first, ...others].join(', ')
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const NO_CARD_LEFT = 'Somebody had to draw a card higher than any there is, which ends the game:'

function byHighDraw(table: Table, winners: readonly string[], sides: readonly Side[]): GameEnding {
  const points = table.everyone.map((seat) => scoreOf(table, seat))
  const most = Math.max(...points)
  const leaders = table.everyone.filter((seat) => points[seat] === most)
  if (leaders.length === 1) {
    const score = sides.map((side) => pointsOf(table, side)).toSorted((one, other) => other - one)
    return {
      winners,
      words: `won with the most points, ${score.join(' to ')}`,
      why: `${NO_CARD_LEFT} the most points win.`,
    }
  }
  const achieved = leaders.map((seat) => achievementTotal(table, seat)).toSorted((a, b) => b - a)
  const words = `won a tie at ${counted(most, 'point')}`
  const tied = achieved[0] === achieved[1]
  const decided = tied
    ? 'points and achievements were tied, so whoever drew last won.'
    : `points were tied, and more achievements win, ${achieved.join(' to ')}.`
  return { winners, words, why: `${NO_CARD_LEFT} ${decided}` }
}

/** A text of a card said so, or left nobody else in the game. */
function byCard(table: Table, winners: readonly string[], reason: string): GameEnding {
  const card = cardOrNot(reason)
  const out = table.board.players.filter(({ eliminated }) => eliminated).map(({ name }) => name)
  const isLast = out.length > 0 && out.length + winners.length === table.board.players.length
  const words = isLast
    ? 'won: nobody else was left'
    : card === undefined
      ? 'won'
      : `won by the text of ${reason}`
  const loss = isLast ? `${listed(out)} lost by the text of a card. ` : ''
  const text = card === undefined ? undefined : decisiveText(reason, isLast ? /\bloses?\b/i : /\bwins?\b/i)
  if (text === undefined) return { winners, words, ...(loss === '' ? {} : { why: loss.trim() }) }
  return { winners, words, why: `${loss}${reason} says: ‘${text}’` }
}

/** The text of a card that speaks of winning, or losing, with its signs in words. */
function decisiveText(name: string, speaksOf: RegExp): string | undefined {
  const { effects, echo, karma } = cardNamed(name)
  return [...effects, ...echo, ...karma]
    .map(({ text }) => text)
    .find((text) => speaksOf.test(text))
    ?.replaceAll(/\{(\w+)\}/g, (_, sign: string) => ICON_NAMES[sign as Icon] ?? sign)
}
