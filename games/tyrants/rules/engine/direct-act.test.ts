import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from '../testing/open'

const players = ['ann', 'bob', "o'neil, jr. of..."]
const start = {
  players,
  ann: { hand: ['Noble'], power: 3 },
  sites: {
    'Ched Nasad': { troops: ['ann', 'bob'], spies: ["o'neil, jr. of..."] },
    'ched-halls a': { troops: ["o'neil, jr. of..."] },
  },
}

describe('a direct act on the map (trap: validated like the menu option it replaces)', () => {
  it('deploys', () => {
    const table = open(start)
    table.answer('ann', { action: 'place-troop-with-power', location: 'ched-llace a' })
    expect(
      table.differences({
        ann: { hand: ['Noble'], power: 2 },
        sites: { 'ched-llace a': { troops: ['ann'] } },
      }),
    ).toEqual([])
  })
  it('assassinates, whatever the owner is called', () => {
    for (const [owner, location] of [
      ['bob', 'Ched Nasad'],
      ["o'neil, jr. of...", 'ched-halls a'],
      ['neutral', 'araum-ched'],
    ]) {
      const table = open(start)
      table.answer('ann', { action: 'assassinate-with-power', location: location ?? '', owner: owner ?? '' })
      expect(table.differences({ ann: { hand: ['Noble'], trophyHall: [owner ?? ''] } })).toEqual([])
    }
  })
  it('returns a spy', () => {
    const table = open(start)
    table.answer('ann', {
      action: 'return-spy-with-power',
      location: 'Ched Nasad',
      owner: "o'neil, jr. of...",
    })
    expect(
      table.differences({ ann: { hand: ['Noble'] }, sites: { 'Ched Nasad': { troops: ['ann', 'bob'] } } }),
    ).toEqual([])
  })

  it('distinguishes white troops from those of a player named neutral', () => {
    const position = {
      players: ['ann', 'neutral'],
      ann: { hand: ['Noble'], power: 6 },
      sites: { Eryndlyn: { spies: ['ann'] } },
    }
    const table = open(position)
    const trophies = () => table.view('ann').players[0]?.trophies
    table.answer('ann', { action: 'assassinate-with-power', location: 'Eryndlyn', owner: 'neutral' })
    expect(trophies()).toEqual([0, 0, 1])
    table.answer('ann', { action: 'assassinate-with-power', location: 'araum-ched', owner: 'white' })
    expect(trophies()).toEqual([1, 0, 1])
    const listed = open(position)
    listed.answer('ann', 'Use Power.Assassinate a Troop')
    expect(listed.pending[0]?.choices).toMatchObject([
      { title: 'Eryndlyn, neutral' },
      { title: 'araum-ched, white' },
    ])
  })

  it.each([
    [{ action: 'place-troop-with-power', location: 'Araumycos' }, 'no open space'],
    [{ action: 'place-troop-with-power', location: 'Skullport' }, 'no presence'],
    [{ action: 'place-troop-with-power', location: 'ched-halls a' }, 'no open space'],
    [{ action: 'place-troop-with-power', location: 'Atlantis' }, 'no such location'],
    [{ action: 'place-troop-with-power', location: 'toString' }, 'no such location'],
    [{ action: 'place-troop-with-power' }, 'no such location'],
    [{ action: 'assassinate-with-power', location: 'Ched Nasad', owner: 'ann' }, 'no such enemy troop'],
    [{ action: 'assassinate-with-power', location: 'Ched Nasad', owner: 'neutral' }, 'no such enemy troop'],
    [{ action: 'assassinate-with-power', location: 'Eryndlyn', owner: 'bob' }, 'no presence'],
    [
      { action: 'assassinate-with-power', location: 'Ched Nasad', owner: 'cat' },
      'No player at this table has that name',
    ],
    [{ action: 'assassinate-with-power', location: 'Ched Nasad' }, 'No player at this table has that name'],
    [{ action: 'return-spy-with-power', location: 'Ched Nasad', owner: 'bob' }, 'no such enemy spy'],
    [{ action: 'move-mountains', location: 'Ched Nasad' }, 'no such action'],
    [{ action: 'constructor', location: 'Ched Nasad' }, 'no such action'],
  ])('is refused: %j', (act, says) => {
    const table = open(start)
    const before = JSON.stringify([table.board(), table.pending])
    expect(() => table.answer('ann', act)).toThrow(Refusal)
    expect(() => table.answer('ann', act)).toThrow(says)
    expect(JSON.stringify([table.board(), table.pending])).toBe(before)
  })

  it('is refused without power or troops, and to anybody else', () => {
    const act = { action: 'place-troop-with-power', location: 'ched-llace a' }
    expect(() => open({ ...start, ann: { hand: ['Noble'] } }).answer('ann', act)).toThrow('costs 1 power')
    const noTroops = open({ ...start, ann: { hand: ['Noble'], power: 3, troops: 0 } })
    expect(() => noTroops.answer('ann', act)).toThrow('Your barracks are empty')
    const poor = open({ ...start, ann: { hand: ['Noble'], power: 2 } })
    const kill = { action: 'assassinate-with-power', location: 'Ched Nasad', owner: 'bob' }
    expect(() => poor.answer('ann', kill)).toThrow('costs 3 power')
    expect(() => open(start).answer('bob', act)).toThrow(Refusal)
  })

  it('is refused while something else than an action is asked', () => {
    const table = open(start)
    table.answer('ann', 'Use Power.Deploy a Troop')
    const act = { action: 'place-troop-with-power', location: 'ched-llace a' }
    expect(() => table.answer('ann', act)).toThrow(Refusal)
  })
})
