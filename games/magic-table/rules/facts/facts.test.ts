import { type LobbyPlayer, readOptions, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { facts } from './facts'

const seats = (...names: readonly string[]): readonly LobbyPlayer[] =>
  names.map((name) => ({ _id: name, name }))
const texts = (raw: unknown, players = seats('ann', 'bob')) =>
  facts.warnings(readOptions(facts, raw), players, { experiments: [] }).map(({ text }) => text)

describe('the lobby of a Magic table', () => {
  it('asks for a format', () => {
    expect(readOptions(facts, {})).toEqual({ format: '', dealByHand: false })
    expect(texts({})).toEqual(['A format must be selected'])
    expect(texts({ format: 'Vintage' })).toEqual(["There is no format 'Vintage'"])
    expect(texts({ format: 'Constructed' })).toEqual([])
  })
  it('keeps the linked draft and drops the rest', () => {
    expect(readOptions(facts, { format: 'Constructed', linkedDraftId: 'd1', other: 1 })).toEqual({
      format: 'Constructed',
      linkedDraftId: 'd1',
      dealByHand: false,
    })
  })
  it('refuses options of a wrong type', () => {
    expect(() => readOptions(facts, { format: 1 })).toThrow(Refusal)
    expect(() => readOptions(facts, { linkedDraftId: {} })).toThrow(Refusal)
    expect(() => readOptions(facts, { dealByHand: 'yes' })).toThrow(Refusal)
  })
  it('needs two active players', () => {
    expect(texts({ format: 'Constructed' }, seats('ann'))).toEqual(['At least two players are required'])
    const seven = seats('a', 'b', 'c', 'd', 'e', 'f', 'g')
    expect(texts({ format: 'Constructed' }, seven)).toEqual(['At most six players can play'])
    const off = [...seats('ann'), { _id: 'bob', name: 'bob', deactivated: true }]
    expect(texts({ format: 'Constructed' }, off)).toEqual(['A player is deactivated'])
  })
})
