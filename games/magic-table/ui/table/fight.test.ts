import { describe, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { tableOf } from './table'

const creature = (size: string, oracle_text = '') => {
  const [power, toughness] = size.split('/')
  return { data: { card_faces: [{ type_line: 'Creature', power, toughness, oracle_text }] } }
}
const cards = {
  Bear: creature('2/2'),
  Ogre: creature('5/5'),
  Charger: creature('5/3', 'Trample (It deals the rest.)'),
  Squire: creature('2/2', 'First strike'),
  Snake: creature('1/1', 'Deathtouch'),
  Wall: creature('0/4', 'Indestructible'),
}

/** What would be dealt when ann attacks with these, and bob's blockers block the first of them in order. */
function forecast(attacking: readonly unknown[], blocking: readonly unknown[] = [], isAimed = true) {
  const table = open({
    players: ['ann', 'bob'],
    phase: 'blockers',
    cards,
    ann: { attacking },
    bob: { blocking },
  })
  if (isAimed)
    for (const at of blocking.keys())
      table.answer('bob', { name: 'target', cardId: `bob.blocking.${at}`, targetId: 'ann.attacking.0' })
  const { fight, players } = tableOf(table.view('ann'), [])
  const harms = players.flatMap(({ zones }) =>
    [...zones.attacking.cards, ...zones.blocking.cards].map(({ id }) => {
      const harm = fight.harms.get(id)
      return harm === undefined ? '' : `${harm.damage}${harm.dies ? ' dies' : ''}`
    }),
  )
  return { harms, toBob: fight.dealt.get('ann')?.get('bob') ?? 0 }
}

describe('what combat would deal', () => {
  it('is the power of all attackers that nobody blocks', () => {
    expect(forecast(['Bear', 'Ogre'])).toEqual({ harms: ['', ''], toBob: 7 })
  })
  it('is shared between an attacker and its blockers, in their order', () => {
    expect(forecast(['Ogre', 'Bear'], ['Bear', 'Bear'])).toEqual({
      harms: ['4', '', '2 dies', '3 dies'],
      toBob: 2,
    })
  })
  it('goes through a blocker with trample', () => {
    expect(forecast(['Charger'], ['Bear'])).toEqual({ harms: ['2', '2 dies'], toBob: 3 })
  })
  it('comes first with first strike, and then not from who died', () => {
    expect(forecast(['Bear'], ['Squire'])).toEqual({ harms: ['2 dies', ''], toBob: 0 })
  })
  it('kills with deathtouch, but nothing that is indestructible', () => {
    expect(forecast(['Ogre'], ['Snake'])).toEqual({ harms: ['1 dies', '5 dies'], toBob: 0 })
    expect(forecast(['Snake'], ['Wall'])).toEqual({ harms: ['', '1'], toBob: 0 })
  })
  it('takes a blocker that aims at nothing to block the only attacker', () => {
    expect(forecast(['Bear'], ['Bear'], false)).toEqual({ harms: ['2 dies', '2 dies'], toBob: 0 })
  })
  it('counts counters, and keywords that are noted', () => {
    const big = { name: 'Bear', counters: { '+1/+1': 2 }, annotationEOT: 'trample' }
    expect(forecast([big], ['Bear'])).toEqual({ harms: ['2', '2 dies'], toBob: 2 })
  })
})
