import type { NoticeSettings, NoticeSoon, WireNoticeChannel } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { clockOf, minuteOf, whatHappens } from './notice-words'

const settings: NoticeSettings = { zone: 'UTC', quiet: null, dailyAt: 1080, later: 10, silentUntil: null }
const channel = (kind: WireNoticeChannel['kind'], soon: NoticeSoon, isPaused = false): WireNoticeChannel => ({
  _id: kind,
  kind,
  host: 'hooks.test',
  choices: {
    'your-turn': soon,
    'in-turn': soon,
    reminded: 'never',
    began: 'never',
    'game-over': 'never',
    invited: 'never',
    mentioned: 'never',
  },
  isPaused,
})

it('says what will happen from what is set', () => {
  const channels = [channel('push', 'now'), channel('discord', 'now'), channel('mail', 'later')]
  const quiet = { from: 22 * 60 + 30, to: 7 * 60 + 30 }
  expect(whatHappens(channels, { ...settings, quiet }, 0)).toEqual([
    'When a game waits for you, Parlour tells you by Browser and Discord at once and E-mail if you have not answered after 10 minutes.',
    'No notices between 22:30 and 07:30.',
  ])
  expect(whatHappens([channel('mail', 'daily')], settings, 0)).toEqual([
    'When a game waits for you, Parlour tells you by E-mail daily at 18:00.',
  ])
})

it('counts neither what is paused nor what is switched off', () => {
  const channels = [channel('push', 'now', true), channel('mail', 'never')]
  expect(whatHappens(channels, settings, 0)).toEqual(['You are not notified yet when a game waits for you.'])
  expect(whatHappens([channel('push', 'now')], { ...settings, silentUntil: 5 }, 9)[0]).toMatch(
    /Browser at once/,
  )
  expect(whatHappens([channel('push', 'now')], { ...settings, silentUntil: 9 }, 5)[0]).toMatch(/^Quiet until/)
})

it('reads and writes clocks', () => {
  expect([0, 450, 1439].map(clockOf)).toEqual(['00:00', '07:30', '23:59'])
  expect(['00:00', '07:30', ''].map(minuteOf)).toEqual([0, 450, undefined])
})
