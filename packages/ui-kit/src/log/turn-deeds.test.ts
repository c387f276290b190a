import { type LogArg, logLine } from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { expect, test } from 'vitest'
import { logStream, logTurns } from './log-stream'
import { turnDeeds } from './turn-deeds'

let id = 0
interface LineLook {
  readonly classes?: readonly string[]
  readonly indent?: number
}
const line = (
  template: string,
  args: Readonly<Record<string, LogArg>>,
  look: LineLook = {},
): WireLogEntry => ({
  type: 'log',
  id: id++,
  ...logLine(template, args, look),
})
const arg = (value: string, word: string): LogArg => ({ value, classes: [word] })
const bob = arg('bob', 'player-name')
const playing = (name: string) =>
  line('{player} plays {card}', { player: bob, card: arg(name, 'card-name') }, { classes: ['play-card'] })
const deploying = (zone: string) =>
  line('{player} deploys a troop to {zone}', { player: bob, zone: arg(zone, 'zone-name') }, { indent: 1 })

test('a turn is summed up by its announcements, its changes and the cards played', () => {
  const log = [
    line(
      "{player}'s turn (round {count})",
      { player: bob, count: arg('8', 'count') },
      { classes: ['turn-start'] },
    ),
    playing('Noble'),
    line('{player}: 0 + 1', { player: bob }, { indent: 2, classes: ['player-counter-change'] }),
    playing('Advocate'),
    playing('Noble'),
    deploying('Skullport'),
    deploying('Gauntlgrym'),
    deploying('Skullport'),
    line('{player} recruits a card', { player: bob }, { classes: ['faded'] }),
    line('{player} recruits {card}', { player: bob, card: arg('Deathblade', 'card-name') }),
    line('{card} comes into the market', { card: arg('Orcus', 'card-name') }, { indent: 1 }),
    line('{player} takes a spy of {other}', { player: bob, other: arg('ann', 'player-name') }),
    line('The market deck is empty', {}),
    line('{player} passes', { player: bob }),
  ]
  const [turn] = logTurns(logStream({ log, chat: [] })).filter(({ heading }) => heading !== undefined)
  if (turn === undefined) throw new Error('There is no turn.')
  const { player, round, announcements, deeds, plays } = turnDeeds(turn)
  expect([player, round]).toEqual(['bob', '8'])
  expect(announcements.map(({ template }) => template)).toEqual(['The market deck is empty'])
  expect(deeds.map(({ line: { template, args }, times }) => [template, args.zone?.value, times])).toEqual([
    ['{player} deploys a troop to {zone}', 'Skullport', 2],
    ['{player} deploys a troop to {zone}', 'Gauntlgrym', 1],
    ['{player} recruits {card}', undefined, 1],
    ['{player} takes a spy of {other}', undefined, 1],
  ])
  expect(plays.map(({ card, times }) => [card.value, times])).toEqual([
    ['Noble', 2],
    ['Advocate', 1],
  ])
})
