import { type Call, gameFile, type OwnData, ownData } from '@parlour/protocol'
import { CallError, type Send } from '@parlour/ui-kit'
import { expect, it } from 'vitest'
import { readZip } from '../../../../../tests/read-zip'
import { makeDataFile } from './data-file'

const filesIn = async (blob: Blob) => readZip(Buffer.from(await blob.arrayBuffer()))

const none = {
  ...{ lobbies: [], decks: [], cubes: [], cubeChanges: [], scars: [], achievements: [], things: [] },
  ...{ comments: [], onlookerChat: [], answersAhead: [], vacations: [], lessons: [], noticeChannels: [] },
  ...{ noticeSettings: [], noticesOfGames: [], bell: [], sentNotices: [], sessions: [], links: [], acts: [] },
}
const game = (id: string, name: string) =>
  ({
    _id: id.repeat(24),
    kind: 'Innovation: Ultimate',
    name,
    seat: 'ann',
    began: '2026-11-03T10:00:00.000Z',
  }) as const
const data: OwnData = {
  ...none,
  made: '2026-11-20T13:02:00.000Z',
  account: { name: 'ann', since: '2024-01-02T00:00:00.000Z' },
  games: [game('a', 'swift-griffin'), game('b', 'old & lost'), { ...game('c', 'dead'), killed: true }],
  decks: [{ name: 'Élan', cards: { main: ['x', 'y'], side: [] } }],
  chat: [{ at: '2026-11-04T10:00:00.000Z', game: 'swift-griffin', text: '<script>alert(1)</script>' }],
}

/** A hub that answers with these data; it is too busy for the first question after a game. */
function hub(): { readonly send: Send; readonly asked: unknown[] } {
  const asked: unknown[] = []
  const send = (call: Call, body: object) => {
    asked.push(call === gameFile ? body : call.path)
    if (call === ownData) return Promise.resolve({ data })
    if (asked.length === 2) return Promise.reject(new CallError('busy', { httpStatus: 429 }))
    if ('gameId' in body && body.gameId === 'b'.repeat(24))
      return Promise.reject(new CallError('not kept', { httpStatus: 400 }))
    return Promise.resolve({ file: { game: 'as ann knew it' } })
  }
  return { send: send as Send, asked }
}

const parts = { now: new Date(2026, 10, 20, 14, 2), progress: () => {}, pause: () => Promise.resolve() }

it('holds the data for programs, as a page, and each game as its owner knew it', async () => {
  const { send, asked } = hub()
  const steps: string[] = []
  const file = await makeDataFile({
    ...parts,
    send,
    progress: (done, all) => steps.push(`${done} of ${all}`),
  })
  expect([file.name, file.games, file.missing]).toEqual(['ann-parlour-2026-11-20.zip', 1, ['old & lost']])
  expect(steps).toEqual(['0 of 2', '1 of 2'])
  expect(asked.slice(1)).toEqual(['a', 'a', 'b'].map((id) => ({ gameId: id.repeat(24), own: true })))
  const files = await filesIn(file.blob)
  expect([...files.keys()]).toEqual([
    'index.html',
    'data.json',
    'games/2026-11-03-swift-griffin-aaaaaa.parlour.json',
  ])
  expect(JSON.parse(files.get('data.json') ?? '')).toEqual(data)
})

it('is a page that shows texts as they were written and runs nothing', async () => {
  const { blob } = await makeDataFile({ ...parts, send: hub().send })
  const html = (await filesIn(blob)).get('index.html') ?? ''
  expect(html).not.toContain('<script')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const words = (page.body.textContent ?? '').replaceAll(/\s+/g, ' ')
  expect(words).toContain('<script>alert(1)</script>')
  expect(words).toContain('As of 2026-11-20 13:02 UTC.')
  expect(words).toContain('Games (3)')
  expect(words).toContain('main: x, y')
  expect(words).toContain('Nothing is kept of these Lobbies, Cubes')
})

it('fails where the hub does not answer', async () => {
  const send = ((call: Call) =>
    call === ownData
      ? Promise.resolve({ data })
      : Promise.reject(new CallError('no connection', { httpStatus: 0 }))) as Send
  await expect(makeDataFile({ ...parts, send })).rejects.toThrow('no connection')
})
