import type { WireLobby } from '@parlour/protocol'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { LobbyEdit } from './lobby-edit'
import { useWrongFields } from './use-wrong-fields'

afterEach(cleanup)

const lobbyWith = (...fields: readonly string[]): WireLobby => ({
  _id: 'l',
  name: 'n',
  game: 'race',
  users: [],
  userId: 'ann',
  createdTimestamp: 0,
  valid: fields.length === 0,
  warnings: fields.map((field) => ({ field, text: `${field} is missing` })),
  gameLaunched: false,
  rev: 0,
})

function shown(lobby: WireLobby) {
  const edits: LobbyEdit[] = []
  const hook = renderHook(({ now }) => useWrongFields(now, (edit) => edits.push(edit)), {
    initialProps: { now: lobby },
  })
  const set = (field: string, value: number) =>
    act(() => hook.result.current.edit({ kind: 'options', game: 'race', options: { [field]: value } }))
  const fields = () => {
    const { atFields, others } = hook.result.current
    return { marked: atFields.map(({ field }) => field), open: others.map(({ field }) => field) }
  }
  return { edits, set, fields, becomes: (now: WireLobby) => hook.rerender({ now }), hook }
}

it('marks only what was right and was made wrong here; the rest is still to be done', () => {
  const { edits, set, fields, becomes } = shown(lobbyWith('laps'))
  expect(fields()).toEqual({ marked: [], open: ['laps'] })
  set('laps', 1)
  expect(fields(), 'half done is not wrong').toEqual({ marked: [], open: ['laps'] })
  set('speed', 0)
  becomes(lobbyWith('laps', 'speed', 'players'))
  expect(fields()).toEqual({ marked: ['speed'], open: ['laps', 'players'] })
  becomes(lobbyWith())
  set('laps', 0)
  becomes(lobbyWith('laps'))
  expect(fields()).toEqual({ marked: ['laps'], open: [] })
  expect(edits).toHaveLength(3)
})

it('begins again with another game', () => {
  const { hook, set, fields, becomes } = shown(lobbyWith())
  set('laps', 0)
  act(() => hook.result.current.edit({ kind: 'game', game: 'duel' }))
  becomes(lobbyWith('laps'))
  expect(fields()).toEqual({ marked: [], open: ['laps'] })
})
