import { lineText, logLine } from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { expect, test } from 'vitest'
import { turnDeeds } from './turn-deeds'
import { lastTurn, turnsAway, whileAway } from './while-away'

let next = 0
const line = (
  template: string,
  values: Readonly<Record<string, string>> = {},
  options: { readonly indent?: number; readonly classes?: readonly string[] } = {},
): WireLogEntry => ({ type: 'log', id: next++, ...logLine(template, values, options) })
const turn = (player: string) => line("{player}'s turn", { player }, { classes: ['turn-start'] })
const action = (word: string) => line(`${word} action`, {}, { classes: ['action-heading'] })

const summary = (log: readonly WireLogEntry[]) =>
  whileAway({ log, chat: [], reader: 'ann' }).map(({ lines, more }) => [...lines.map(lineText), more])

test('lists each action of another player: what it was, its effect on the reader, and its totals', () => {
  const inside = { indent: 1 }
  const log = [
    turn('ann'),
    line('{player} draws', { player: 'ann' }),
    turn('bob'),
    action('First'),
    line('{player} activates {card}', { player: 'bob', card: 'Archery' }),
    line('{player}: {card}: I demand', { player: 'ann', card: 'Archery' }, { classes: ['card-effect'] }),
    line('{player} draws', { player: 'ann' }, inside),
    line('{player} draws', { player: 'bob' }, inside),
    line('{player} scores {card}', { player: 'bob', card: 'Oars' }, { indent: 1, classes: ['notable'] }),
    line('{player} loses a card', { player: 'ann' }, inside),
    action('Second'),
    line('{player} melds {card}', { player: 'bob', card: 'Tools' }),
    turn('ann'),
    action('First'),
    line('{player} melds {card}', { player: 'ann', card: 'Wheel' }),
  ]
  expect(summary(log)).toEqual([
    ['bob activates Archery', 'ann draws', 'bob scores Oars', 1],
    ['bob melds Tools', 0],
  ])
})

test('acts and deeds know the answers that brought them about, also before the mark', () => {
  const answer = (seq: number, actor: string): WireLogEntry => ({
    type: 'response-received',
    id: next++,
    at: seq,
    data: { seq, actor, title: 'Choose' },
  })
  const log = [
    turn('ann'),
    answer(7, 'ann'),
    line('{player} melds {card}', { player: 'ann', card: 'Wheel' }),
    turn('bob'),
    line('{player} draws {card}', { player: 'bob', card: 'Oars' }),
    answer(8, 'bob'),
    line('{player} melds {card}', { player: 'bob', card: 'Tools' }),
    answer(9, 'bob'),
    line('{player} scores {card}', { player: 'bob', card: 'Archery' }, { indent: 1 }),
    line('{player} melds {card}', { player: 'bob', card: 'Tools' }),
  ]
  const source = { log, chat: [], reader: 'ann' }
  expect(whileAway(source).map(({ answers }) => answers)).toEqual([7, 8, 9])
  const deeds = turnsAway(source).flatMap((one) => turnDeeds(one).deeds)
  expect(deeds.map(({ answers, times }) => [answers, times])).toEqual([
    [7, 1],
    [8, 2],
    [9, 1],
  ])
})

test('without headings of actions each line at the margin is one', () => {
  const log = [
    turn('bob'),
    line('{player} plays {card}', { player: 'bob', card: 'Noble' }),
    line('{player} loses a troop', { player: 'ann' }, { indent: 1 }),
    line('{player} passes', { player: 'bob' }),
    line('nothing', {}, { classes: ['faded'] }),
  ]
  expect(summary(log)).toEqual([
    ['bob plays Noble', 'ann loses a troop', 0],
    ['bob passes', 0],
  ])
})

test('the turns of others since the own last one, and the turn that is played now', () => {
  const log = [
    turn('ann'),
    line('{player} passes', { player: 'ann' }),
    turn('bob'),
    line('{player} passes', { player: 'bob' }),
    turn('cy'),
    turn('ann'),
  ]
  const players = turnsAway({ log, chat: [], reader: 'ann' }).map(({ heading }) =>
    heading === undefined ? '' : lineText(heading.entry),
  )
  expect(players).toEqual(["bob's turn", "cy's turn"])
  const last = lastTurn(log.slice(0, 5))?.heading
  expect(last === undefined ? '' : lineText(last.entry)).toBe("cy's turn")
})
