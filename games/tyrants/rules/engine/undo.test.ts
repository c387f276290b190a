import type { JsonObject } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from '../testing/open'

const players = ['ann', 'bob']
type Picks = readonly (string | JsonObject)[]

/** A table after some answers of ann, whose last one is to be taken back. */
function after(position: JsonObject, picks: Picks) {
  const table = open({ players, ...position })
  for (const pick of picks) table.answer('ann', pick)
  return table
}

describe('what shows nothing new can be taken back', () => {
  it.each<readonly [string, JsonObject, Picks]>([
    [
      'a card played without a draw',
      { ann: { hand: ['Bounty Hunter', 'Noble'] } },
      ['Play Card.Bounty Hunter'],
    ],
    [
      'a troop deployed',
      { ann: { hand: ['Noble'], power: 1 } },
      [{ action: 'place-troop-with-power', location: 'Ched Nasad' }],
    ],
    [
      'a troop assassinated',
      { ann: { hand: ['Noble'], power: 3 } },
      [{ action: 'assassinate-with-power', location: 'araum-ched', owner: 'neutral' }],
    ],
    ['a spy placed', { ann: { hand: ['Spy Master', 'Noble'] } }, ['Play Card.Spy Master', 'Araumycos']],
    [
      'a recruit that turns up no card',
      {
        ann: { hand: ['Noble'], influence: 2 },
        market: ['Advocate', 'Advocate', 'Advocate', 'Advocate', 'Spy Master', 'Spy Master'],
      },
      ['Recruit.Priestess of Lolth'],
    ],
  ])('%s', (_, position, picks) => {
    const table = after(position, picks)
    expect(table.undo('bob')).toBe('__NO_UNDO__')
    expect(table.undo('ann')).toBe('__SUCCESS__')
    expect(table.board()).toEqual(after(position, picks.slice(0, -1)).board())
  })

  it('a color and a start site', () => {
    const table = after({ opening: true }, ['red', 'Skullport'])
    expect([table.undo('ann'), table.undo('ann')]).toEqual(['__SUCCESS__', '__SUCCESS__'])
    expect(table.pending).toMatchObject([{ actor: 'ann', title: 'Choose a player color' }])
  })
})

describe('what shows something new is final', () => {
  const six = ['Advocate', 'Advocate', 'Advocate', 'Spy Master', 'Spy Master', 'Kobold']
  it.each<readonly [string, JsonObject, Picks]>([
    ['1: a card is drawn in mid-turn', { ann: { hand: ['Rath Modar', 'Noble'] } }, ['Play Card.Rath Modar']],
    [
      '2: a market card is recruited',
      { ann: { hand: ['Noble'], influence: 1 }, market: six },
      ['Recruit.Kobold'],
    ],
    [
      '2: a market card is devoured',
      { ann: { hand: ['Cult Fanatic', 'Noble'] }, market: six },
      ['Play Card.Cult Fanatic', 'Kobold'],
    ],
    [
      '2: a market card is played',
      {
        expansions: ['drow', 'illithid'],
        ann: { hand: ['Ulitharid', 'Noble'] },
        market: ['Bounty Hunter', 'Advocate'],
      },
      ['Play Card.Ulitharid', 'Bounty Hunter'],
    ],
    [
      '3: the top card of a deck is promoted',
      { expansions: ['demons', 'drow'], ann: { hand: ['Nalfeshnee', 'Noble'] } },
      ['Play Card.Nalfeshnee'],
    ],
    [
      '4: a cascade shows cards of the market deck',
      {
        expansions: ['drow', 'undead'],
        settings: { houseCards: true },
        ann: { hand: ['High Priest of Myrkul', 'Noble'] },
        marketDeck: ['Advocate', 'Ravenous Zombies'],
      },
      ['Play Card.High Priest of Myrkul', 'Undead cascade 4'],
    ],
    [
      '5: a deck is put into the discard pile',
      { ann: { hand: ['Matron Mother', 'Noble'] } },
      ['Play Card.Matron Mother'],
    ],
    [
      '5: a discard pile is shuffled',
      { ann: { hand: ['Rath Modar', 'Noble'], deck: [], discard: ['Soldier', 'Soldier'] } },
      ['Play Card.Rath Modar'],
    ],
    ['7: the turn has ended', { ann: { hand: ['Noble'] } }, ['Pass']],
  ])('%s', (_, position, picks) => {
    expect(after(position, picks).undo('ann')).toBe('__NO_UNDO__')
  })

  it('6: an opponent has answered', () => {
    const position = { expansions: ['drow', 'illithid'], ann: { hand: ['Cranium Rats', 'Noble'], troops: 0 } }
    const table = after(position, ['Play Card.Cranium Rats'])
    table.answer('bob', 'Noble')
    expect([table.undo('bob'), table.undo('ann')]).toEqual(['__NO_UNDO__', '__NO_UNDO__'])
  })

  it('6: an opponent had only one card to discard', () => {
    const position = {
      expansions: ['drow', 'illithid'],
      ann: { hand: ['Neogi'], troops: 1 },
      bob: { hand: ['Soldier'] },
    }
    const table = after(position, ['Play Card.Neogi', 'Ched Nasad'])
    expect(table.undo('ann')).toBe('__NO_UNDO__')
  })

  it('what came after the barrier can be taken back, up to it', () => {
    const position = { ann: { hand: ['Rath Modar', 'Noble'], spies: 0, deck: ['Soldier', 'Soldier'] } }
    const table = after(position, ['Play Card.Rath Modar', 'Play Card.Soldier'])
    expect([table.undo('ann'), table.undo('ann')]).toEqual(['__SUCCESS__', '__NO_UNDO__'])
  })
})
