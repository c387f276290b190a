import { describe, expect, it } from 'vitest'
import { open } from '../../testing/open'

/** What the log says of a dogma action before its first effect. */
function groupsSaid(card: string, color: string): readonly string[] {
  const table = open({
    players: ['ann', 'bob', 'cat'],
    ann: { [color]: [card] },
    bob: { red: ['Metalworking'], green: ['Mapmaking'] },
  })
  table.answer('ann', `Dogma.${card}`)
  return table.log().filter((line) => /effects will be shared|demands will be made/.test(line))
}

describe('who is concerned by a dogma action is said', () => {
  it('of the sharing of effects that can be shared, and of demands the card makes', () => {
    expect(groupsSaid('Archery', 'red')).toEqual([
      'effects will be shared with bob',
      'demands will be made of cat',
    ])
  })
  it('not of demands where the card makes none: cat has fewer icons', () => {
    expect(groupsSaid('Masonry', 'yellow')).toEqual(['effects will be shared with bob'])
  })
  it('not of sharing where the card only demands', () => {
    expect(groupsSaid('City States', 'purple')).toEqual(['demands will be made of cat'])
  })
})
