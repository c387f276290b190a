import { describe, expect, it } from 'vitest'
import { open } from '../../testing/open'

const base = {
  players: ['ann', 'bob'],
  ann: { red: ['Archery'] },
  bob: { hand: ['Gunpowder', 'Currency'] },
  decks: { base: { 1: ['Tools'] } },
}

describe('Archery', () => {
  it('makes the victim draw and takes the highest card', () => {
    const table = open(base)
    table.answer('ann', 'Dogma.Archery')
    table.answer('ann', ['*base-1*'])
    expect(
      table.differences({
        ann: { red: ['Archery'], hand: ['Gunpowder'] },
        bob: { hand: ['Currency', 'Tools'] },
      }),
    ).toEqual([])
    expect(table.turn()).toBe('bob')
  })
  it('takes the drawn card of an empty hand', () => {
    const table = open({ ...base, bob: {}, achievements: [] })
    table.answer('ann', 'Dogma.Archery')
    expect(table.differences({ ann: { red: ['Archery'], hand: ['Tools'] } })).toEqual([])
    expect(table.turn()).toBe('bob')
  })
  it('lets the victim choose among equals', () => {
    const table = open({ ...base, bob: { hand: ['Compass', 'Paper'] } })
    table.answer('ann', 'Dogma.Archery')
    expect(table.pending).toMatchObject([{ actor: 'bob', title: 'Choose Cards(s)', min: 1, max: 1 }])
    table.answer('bob', ['Paper'])
    table.answer('ann', ['*base-2*'])
    expect(
      table.differences({ ann: { red: ['Archery'], hand: ['Paper'] }, bob: { hand: ['Compass', 'Tools'] } }),
    ).toEqual([])
  })
  it('junks one available achievement of value 1 or 2, face-down', () => {
    const table = open(base)
    table.answer('ann', 'Dogma.Archery')
    expect(table.pending[0]).toMatchObject({
      actor: 'ann',
      title: 'Choose an achievement to junk',
      choices: [{ title: '*base-1*' }, { title: '*base-2*' }],
    })
    table.answer('ann', ['*base-2*'])
    expect(table.board().junk).toHaveLength(1)
  })
  it('shares with whoever has as many castles, and nothing is demanded of them', () => {
    const table = open({ ...base, bob: { red: ['Metalworking'], hand: ['Compass'] }, achievements: [] })
    expect(table.pending[0]?.choices).toContainEqual(
      expect.objectContaining({
        title: 'Dogma',
        choices: [expect.objectContaining({ title: 'Archery', subtitles: ['share with bob'] })],
      }),
    )
    table.answer('ann', 'Dogma.Archery')
    expect(
      table.differences({ ann: { red: ['Archery'] }, bob: { red: ['Metalworking'], hand: ['Compass'] } }),
    ).toEqual([])
  })
})
