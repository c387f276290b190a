import { advance, lineFor, lineText, randomFrom, randomPicks, seeded } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from '../testing/open'
import { positionAt } from '../testing/position-at'
import { changes, scenarios } from '../testing/scenarios'
import { machine, tyrants } from '../tyrants'

const players = ['ann', 'bob']

scenarios('what answers itself (rules: tyrants 9)', {
  'one location, one target, one candidate': {
    position: { ann: { hand: ['Advance Scout', 'Noble'] }, sites: { 'araum-ched': { troops: ['neutral'] } } },
    steps: [
      { as: 'ann', pick: 'Play Card.Advance Scout' },
      changes({
        ann: { hand: ['Noble'], played: ['Advance Scout'], trophyHall: ['neutral'], troops: 38 },
        sites: { 'araum-ched': { troops: ['ann'] } },
      }),
    ],
  },
  'a pass where nothing else is left': {
    position: { ann: { hand: ['Soldier'], troops: 0 }, market: [] },
    steps: [
      { as: 'ann', pick: 'Auto-play Cards' },
      changes({ ann: { hand: 'start', discard: ['Soldier'], deck: ['4 x Noble'] } }),
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

it('a recruit has a heading and its result in the log; whoever was away is shown the result alone', () => {
  const { settings, board } = positionAt({
    players,
    market: ['Advocate'],
    ann: { hand: ['Noble'], influence: 4 },
  })
  const { state } = machine.startFrom(settings, board)
  const [request] = tyrants.pending(state)
  const menu = (typeof request?.choices === 'string' ? [] : request?.choices)?.find(
    (choice) => typeof choice === 'object' && choice.kind === 'recruit',
  )
  if (request === undefined || typeof menu !== 'object') throw new Error('Advocate is for sale.')
  const dearest = { ...menu, choices: menu.choices?.slice(-1) ?? [] }
  const { step } = advance(
    tyrants,
    { state, seq: 0, branchId: 0 },
    {
      actor: 'ann',
      title: request.title,
      selection: randomPicks({ ...request, choices: [dearest] }, randomFrom(seeded('recruit'))),
    },
  )
  const recruitLines = step.log.filter(({ classes }) => classes.includes('recruit'))
  expect(
    recruitLines.map((line) => [lineText(lineFor(line, undefined)), line.classes.includes('faded')]),
  ).toEqual([
    ['ann recruits a card', true],
    ['ann recruits Advocate', false],
  ])
})
