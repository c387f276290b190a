import { defined, logLine } from '@parlour/kernel'
import type { ChatEntry, WireLogEntry } from '@parlour/protocol'
import { describe, expect, test } from 'vitest'
import {
  answersSince,
  isSameGroup,
  keyOfGroup,
  latestTime,
  type LogNode,
  logGroups,
  logStream,
  logTurns,
  newChatCount,
  newLineCount,
  newLines,
} from './log-stream'

let next = 0
const line = (
  template: string,
  options: { indent?: number; classes?: string[]; player?: string } = {},
): WireLogEntry => ({
  type: 'log',
  id: next++,
  ...logLine(template, defined({ player: options.player }), options),
})
const answer = (actor: string): WireLogEntry => ({
  type: 'response-received',
  id: next++,
  data: { seq: 1, actor, title: 'Draft Card' },
})
const said = (author: string, text: string, position: number): ChatEntry => ({
  type: 'chat',
  id: `c${next++}`,
  author,
  text,
  position,
  at: position,
})

/** A stream as nested texts. */
function outline(nodes: readonly LogNode[]): unknown[] {
  return nodes.map((node) => {
    if (node.kind === 'since') return '---'
    if (node.kind === 'chat') return `${node.entry.author}: ${node.entry.text}`
    return node.children.length === 0 ? node.entry.template : [node.entry.template, ...outline(node.children)]
  })
}

describe('logStream', () => {
  test('nests by stack-push and stack-pop, blocks inside blocks', () => {
    const log = [
      line('bolt', { classes: ['stack-push'] }),
      line('counter', { classes: ['stack-push'] }),
      line('counter resolves', { classes: ['stack-pop'] }),
      line('bolt is countered', { classes: ['stack-pop'] }),
      line('turn ends'),
    ]
    expect(outline(logStream({ log, chat: [] }))).toEqual([
      ['bolt', ['counter', 'counter resolves'], 'bolt is countered'],
      'turn ends',
    ])
  })

  test('nests by indent, and survives a pop without a push', () => {
    const log = [
      line('a', { classes: ['stack-pop'] }),
      line('b'),
      line('c', { indent: 1 }),
      line('d', { indent: 2 }),
      line('e', { indent: 1 }),
      line('f'),
    ]
    expect(outline(logStream({ log, chat: [] }))).toEqual(['a', ['b', ['c', 'd'], 'e'], 'f'])
  })

  test('what an own line brought about stands with it before the mark, though it names nobody', () => {
    const log = [
      answer('ann'),
      line('plays', { player: 'ann' }),
      line('no effect', { indent: 1 }),
      line('passes', { player: 'bob' }),
    ]
    expect(outline(logStream({ log, chat: [], reader: 'ann' }))).toEqual([
      ['plays', 'no effect'],
      '---',
      'passes',
    ])
  })

  test('puts chat where the log stood when it was written, later positions at the end', () => {
    const log = [line('a'), line('b')]
    const chat = [said('bob', 'late', 9), said('ann', 'first', 0), said('bob', 'between', 1)]
    expect(outline(logStream({ log, chat }))).toEqual(['ann: first', 'a', 'bob: between', 'b', 'bob: late'])
  })

  test('marks what came since the last answer of the reader, after the lines that answer wrote', () => {
    const log = [
      answer('ann'),
      line('{player} drafted a card', { player: 'ann' }),
      answer('bob'),
      line('{player} drafted a card', { player: 'bob' }),
    ]
    const drafted = '{player} drafted a card'
    expect(outline(logStream({ log, chat: [], reader: 'ann' }))).toEqual([drafted, '---', drafted])
    expect(outline(logStream({ log, chat: [], reader: 'bob' }))).toEqual([drafted, drafted])
    expect(outline(logStream({ log, chat: [] }))).toEqual([drafted, drafted])
  })
})

test('logGroups joins neighboring lines of one player and lets chat divide them', () => {
  const log = [
    line('{player} opens', { player: 'ann' }),
    line('{player} drafted', { player: 'ann' }),
    line('{player} drafted', { player: 'ann' }),
    line('{player} drafted', { player: 'bob' }),
  ]
  const groups = logGroups(logStream({ log, chat: [said('bob', 'hm', 2)] }))
  expect(
    groups.map((group) => (group.kind === 'lines' ? `${group.player} ${group.lines.length}` : group.kind)),
  ).toEqual(['ann 2', 'chat', 'ann 1', 'bob 1'])
})

test('newChatCount counts the chat of others since the last answer of the reader', () => {
  const log = [line('a'), answer('ann'), line('b')]
  const chat = [said('bob', 'before', 1), said('bob', 'after', 3), said('ann', 'own', 3)]
  expect(newChatCount({ log, chat, reader: 'ann' }, -1)).toBe(1)
  expect(newChatCount({ log, chat, reader: 'bob' }, -1)).toBe(1)
})

test('what was read before counts neither as new chat nor as a new line', () => {
  const log = [
    answer('ann'),
    { ...answer('bob'), at: 10 },
    line('a'),
    { ...answer('bob'), at: 20 },
    line('b'),
  ]
  const chat = [said('bob', 'before', 3), said('bob', 'after', 15)]
  const source = { log, chat, reader: 'ann' }
  expect(latestTime(source)).toBe(20)
  expect([-1, 10, 20].map((readAt) => newChatCount(source, readAt))).toEqual([2, 1, 0])
  expect([-1, 10, 20].map((readAt) => newLineCount(source, readAt))).toEqual([4, 2, 0])
})

test('newLineCount counts the lines below the mark, not those of your own answer', () => {
  const log = [
    line('a'),
    answer('ann'),
    line('{player} drafted', { player: 'ann' }),
    line('b'),
    answer('bob'),
  ]
  expect(newLineCount({ log, chat: [said('bob', 'hm', 5)], reader: 'ann' }, -1)).toBe(2)
  expect(newLineCount({ log, chat: [], reader: 'bob' }, -1)).toBe(0)
  expect(newLineCount({ log, chat: [] }, -1)).toBe(0)
})

describe('groups of a log that went on', () => {
  const log = [
    line('plays', { player: 'ann', classes: ['stack-push'] }),
    line('draws', { player: 'ann' }),
    line('draws', { player: 'bob', classes: ['stack-pop'] }),
    line('passes', { player: 'bob' }),
  ]
  const groupsOf = (entries: readonly WireLogEntry[]) => logGroups(logStream({ log: entries, chat: [] }))

  test('keep their keys, and all but the last show the same', () => {
    const before = groupsOf(log)
    const now = groupsOf([...log, line('passes again', { player: 'bob' }), line('draws', { player: 'ann' })])
    expect(now.map(keyOfGroup).slice(0, 2)).toEqual(before.map(keyOfGroup))
    expect(before.map((group, index) => now[index] !== undefined && isSameGroup(group, now[index]))).toEqual([
      true,
      false,
    ])
  })

  test('do not show the same where something came inside a block', () => {
    const [before] = groupsOf(log.slice(0, 2))
    const [now] = groupsOf(log.slice(0, 3))
    expect(before !== undefined && now !== undefined && isSameGroup(before, now)).toBe(false)
    expect(before !== undefined && isSameGroup(before, before)).toBe(true)
  })
})

describe('in a game with turns', () => {
  const turn = (player: string) => line("{player}'s turn", { player, classes: ['turn-start'] })
  const did = (player: string, what = '{player} draws') => line(what, { player })
  const templates = (log: readonly WireLogEntry[], reader: string) =>
    newLines({ log, chat: [], reader }).map(
      ({ args, template }) => `${String(args.player?.value)} ${template.split(' ').at(-1)}`,
    )

  test('the mark stands at the end of your own last turn, whatever is answered in those of others', () => {
    const log = [
      turn('ann'),
      answer('ann'),
      did('ann'),
      turn('bob'),
      answer('bob'),
      did('bob'),
      answer('ann'),
      did('ann'),
    ]
    expect(templates(log, 'ann')).toEqual(['bob turn', 'bob draws', 'ann draws'])
  })

  test('it stays there for the whole next own turn, and moves when that ends', () => {
    const log = [turn('ann'), did('ann'), turn('bob'), did('bob'), turn('ann'), answer('ann'), did('ann')]
    expect(templates(log, 'ann')).toEqual(['bob turn', 'bob draws', 'ann turn', 'ann draws'])
    expect(templates([...log, turn('bob')], 'ann')).toEqual(['bob turn'])
  })

  test('before the first own turn it stands at the first of another', () => {
    const log = [turn('bob'), did('bob'), turn('ann')]
    expect(templates(log, 'ann')).toEqual(['bob turn', 'bob draws', 'ann turn'])
    expect(templates([turn('ann'), did('ann')], 'ann')).toEqual([])
  })

  test('turns stand apart, each with its heading, the mark before the one that it begins', () => {
    const log = [line('begins'), turn('ann'), did('ann'), turn('bob'), did('bob')]
    const turns = logTurns(logStream({ log, chat: [said('bob', 'hm', 5)], reader: 'ann' }))
    expect(
      turns.map(({ heading, isSince, nodes }) => [heading !== undefined, isSince, nodes.length]),
    ).toEqual([
      [false, false, 1],
      [true, false, 1],
      [true, true, 2],
    ])
  })
})

test('answersSince are the answers of others since your own last turn, by their places', () => {
  const at = (actor: string, seq: number): WireLogEntry => ({
    type: 'response-received',
    id: next++,
    data: { seq, actor, title: 'Choose' },
  })
  const turn = (player: string) => line("{player}'s turn", { player, classes: ['turn-start'] })
  const log = [turn('ann'), at('ann', 1), line('a'), turn('bob'), at('bob', 2), at('bob', 3), turn('ann')]
  expect(answersSince({ log, chat: [], reader: 'ann' })).toEqual([2, 3])
  expect(answersSince({ log, chat: [] })).toEqual([])
})
