import { describe, expect, it } from 'vitest'
import { open } from '../testing/open'
import { scenarios } from '../testing/scenarios'

const players = ['ann', 'bob']

scenarios('what answers itself (rules: tyrants 9)', {
  'one location, one target, one candidate': {
    position: {
      ann: { hand: ['Advance Scout', 'Noble'] },
      sites: { 'araum-ched': { troops: ['neutral'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Advance Scout' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Advance Scout'], trophyHall: ['neutral'] },
          sites: { 'araum-ched': { troops: ['ann'] } },
        },
      },
    ],
  },
  'a pass where nothing else is left': {
    position: { ann: { hand: ['Soldier'], troops: 0 }, market: [] },
    steps: [
      { as: 'ann', pick: 'Auto-play Cards' },
      { becomes: { ann: { hand: 'start', discard: ['Soldier'], troops: 0 } } },
    ],
  },
})

describe('what is asked all the same (rules: tyrants 9)', () => {
  it('a single choice in a group', () => {
    const table = open({
      players,
      ann: { hand: ['Noble'], power: 3 },
      sites: { 'Ched Nasad': { troops: ['ann'], spies: ['bob'] }, 'araum-ched': { troops: [] } },
    })
    table.answer('ann', 'Use Power.Return an Enemy Spy')
    expect(table.pending).toMatchObject([{ actor: 'ann', title: 'Choose a token to return' }])
    expect(table.pending[0]?.choices).toMatchObject([
      { title: 'spy', choices: [{ title: 'Ched Nasad, bob' }] },
    ])
  })
})

it('a choice without any option is skipped, and the log says so (rules: tyrants 9)', () => {
  const table = open({ players, ann: { hand: ['Spy Master', 'Noble'], spies: 0 } })
  table.answer('ann', 'Play Card.Spy Master')
  expect(table.pending).toMatchObject([{ title: 'Choose Action' }])
  expect(table.log().some((line) => line.includes('no effect'))).toBe(true)
})

it('the log says what a player chose not to do', () => {
  const expansions = ['demons', 'undead']
  const devour = open({ players, expansions, ann: { hand: ['Mind Flayer', 'Noble', 'Noble'] } })
  devour.answer('ann', 'Play Card.Mind Flayer')
  devour.answer('ann', [])
  expect(devour.log('bob')).toContain('ann chooses not to devour a card')
  const golem = open({
    players,
    expansions,
    ann: { hand: ['Flesh Golem', 'Noble'] },
    sites: { 'Ched Nasad': { troops: ['ann', 'bob'] } },
  })
  golem.answer('ann', 'Play Card.Flesh Golem')
  golem.answer('ann', 'no')
  expect(golem.log('bob')).toContain('ann chooses not to devour Flesh Golem')
})

it('a recruit has a heading and its result in the log', () => {
  const table = open({ players, market: ['Advocate'], ann: { hand: ['Noble'], influence: 4 } })
  table.answer('ann', 'Recruit.Advocate')
  expect(table.log('bob').filter((line) => line.includes('recruits'))).toEqual([
    'ann recruits a card',
    'ann recruits Advocate',
  ])
})
