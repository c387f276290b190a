import { lineText, type LogLine, logLine } from '@parlour/kernel'
import type { ChatEntry, WireLogEntry } from '@parlour/protocol'
import { expect, test } from 'vitest'
import { OPENED_PACK, PICKED } from '../../rules/facts/log-lines'
import { draftLog } from './draft-log'

const entry = (line: LogLine, id: number): WireLogEntry => ({ type: 'log', id, ...line })
const picks = (player: string) => logLine(PICKED, { player })
const opens = (number: number) => logLine(OPENED_PACK, { player: 'ann', number })
/** Two drafters, packs of two: the first round is over, the second has one pick. */
const LOG: readonly WireLogEntry[] = [
  logLine('The draft begins'),
  opens(1),
  ...['ann', 'bob', 'bob', 'ann'].map(picks),
  opens(2),
  picks('ann'),
].map(entry)
const CHAT: readonly ChatEntry[] = [
  { type: 'chat', id: 'c', author: 'bob', text: 'nice', at: 0, position: 3 },
]
const picked = ['Moth', 'Crab', 'Owl'].map((name) => ({ id: name, _id: name, name }))
const read = (reader: string | undefined) =>
  draftLog({ log: LOG, chat: CHAT, seats: 2, numPacks: 3, packSize: 2, reader, picked })
const texts = (log: readonly WireLogEntry[]) =>
  log.map((entry) => (entry.type === 'log' ? `${' '.repeat(entry.indent)}${lineText(entry)}` : ''))

test('a finished round is one line with its picks under it, own picks are named', () => {
  expect(texts(read('ann').log)).toEqual([
    'The draft begins',
    'Pack 1, 4 picks',
    ' ann opens pack 1',
    ' ann drafted Moth',
    ' bob drafted a card',
    ' bob drafted a card',
    ' ann drafted Crab',
    'ann opens pack 2',
    'ann drafted Owl',
  ])
})

test('who has no seat reads no name of a card', () => {
  expect(texts(read(undefined).log).join()).not.toMatch(/Moth|Crab|Owl/)
})

test('chat stays behind the line it was written after', () => {
  expect(read('ann').chat[0]?.position).toBe(4)
})

test('before a round is over nothing is folded', () => {
  const log = LOG.slice(0, 4)
  expect(
    draftLog({ log, chat: CHAT, seats: 2, numPacks: 3, packSize: 2, reader: undefined, picked }).log,
  ).toEqual(log)
})

test('a round is over when its slowest drafter has the last card of it', () => {
  const start = [logLine('The draft begins'), opens(1)]
  const log = [...start, ...['ann', 'bob', 'bob', 'bob', 'ann', 'ann'].map(picks)].map(entry)
  const folded = (lines: readonly WireLogEntry[]) =>
    texts(
      draftLog({ log: lines, chat: [], seats: 2, numPacks: 2, packSize: 2, reader: undefined, picked }).log,
    )
  expect(folded(log.slice(0, 6)).join()).not.toContain('Pack 1')
  expect(folded(log)).toEqual([
    'The draft begins',
    'Pack 1, 4 picks',
    ' ann opens pack 1',
    ' ann drafted a card',
    ' bob drafted a card',
    ' bob drafted a card',
    ' bob drafted a card',
    ' ann drafted a card',
    'ann drafted a card',
  ])
})
