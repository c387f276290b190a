import { advance, type Random, randomFrom, seeded, start } from '@parlour/kernel'
import { expect, describe, it } from 'vitest'
import { campaign } from '../campaign/campaign'
import type { TyrantsSettings } from '../engine/board'
import { open } from '../testing/open'
import { machine, steady, tyrants } from '../tyrants'
import { bestBuy } from './best-buy'
import { imaginedBoard } from './imagined-board'

const luck = (): Random => randomFrom(seeded('luck'))

/** What the bot picks where ann is asked. */
function picked(table: ReturnType<typeof open>) {
  const request = table.pending.find(({ actor }) => actor === 'ann')
  if (request === undefined) throw new Error('ann is asked nothing')
  return steady({ view: table.view('ann'), request, random: luck() })
}

describe('the steady bot', () => {
  const table = (more: object) => open({ players: ['ann', 'bob'], ...more })

  it('plays its hand: first what asks something, then all that does not', () => {
    const hand = ['Noble', 'Weaponmaster', 'Blackguard']
    const asked = table({ ann: { hand } })
    expect(picked(asked)).toEqual([
      { title: 'Play Card', selection: [{ title: 'Weaponmaster', id: 'weaponmaster-0' }] },
    ])
    expect(picked(table({ ann: { hand: ['Noble'] } }))).toEqual([{ title: 'Auto-play Cards' }])
  })

  it('spends power before it recruits, and recruits before it passes', () => {
    const rich = { ann: { power: 1, influence: 3, hand: [] }, sites: { 'Ched Nasad': { troops: ['ann'] } } }
    expect(picked(table(rich))).toEqual([{ title: 'Use Power', selection: [{ title: 'Deploy a Troop' }] }])
    expect(picked(table({ ann: { influence: 3, hand: [] } }))).toMatchObject([{ title: 'Recruit' }])
  })

  it('deploys where it takes a site from an opponent, before an empty path', () => {
    const contested = table({
      ann: { power: 1, hand: [] },
      sites: { 'Ched Nasad': { troops: ['ann', 'bob'] }, Eryndlyn: { troops: ['bob'] } },
    })
    contested.answer('ann', 'Use Power.Deploy a Troop')
    expect(picked(contested)).toEqual([{ title: 'Ched Nasad', id: 'map.Ched Nasad' }])
  })

  it('assassinates where that breaks control, not a troop that does not matter', () => {
    const contested = table({
      ann: { power: 3, hand: [] },
      sites: { 'Ched Nasad': { troops: ['ann', 'bob'] }, 'ched-llace a': { troops: ['bob'] } },
    })
    contested.answer('ann', 'Use Power.Assassinate a Troop')
    expect(picked(contested)).toEqual([{ title: 'Ched Nasad, bob', id: 'map.Ched Nasad::bob' }])
  })

  it('chooses the option that leads to the best position', () => {
    const withTarget = table({
      ann: { hand: ['Blackguard'] },
      sites: { 'Ched Nasad': { troops: ['ann', 'bob'] } },
    })
    withTarget.answer('ann', 'Play Card.Blackguard')
    expect(picked(withTarget)).toEqual([{ title: 'Assassinate a troop', id: 'choice-1' }])
    const without = table({
      ann: { hand: ['Blackguard'] },
      sites: { 'Ched Nasad': { troops: [] }, Everfire: { troops: ['ann'] } },
    })
    without.answer('ann', 'Play Card.Blackguard')
    expect(picked(without)).toEqual([{ title: '+2 power', id: 'choice-0' }])
  })

  it('promotes early what does least in its deck', () => {
    const promoting = table({ ann: { hand: ['Advocate', 'Noble', 'Deathblade'] } })
    promoting.answer('ann', 'Play Card.Advocate')
    promoting.answer('ann', 'At end of turn, promote another card played this turn')
    promoting.answer('ann', 'Auto-play Cards')
    promoting.answer('ann', 'Play Card.Deathblade')
    promoting.answer('ann', 'Pass')
    expect(picked(promoting)).toMatchObject([{ title: 'Noble' }])
  })

  it('answers though it has no time left', () => {
    const asked = table({ ann: { hand: ['Blackguard'] } })
    asked.answer('ann', 'Play Card.Blackguard')
    const [request] = asked.pending
    if (request === undefined) throw new Error('ann is asked')
    const picks = steady({ view: asked.view('ann'), request, random: luck(), hasTime: () => false })
    expect(picks).toHaveLength(1)
    asked.answer('ann', picks)
  })

  it('wins against a random player from both seats, with published and house cards', () => {
    let now = 0
    const run = { games: 6, seed: 'bots', from: 0, bot: 'steady', clock: () => (now += 0.001) }
    const duels = campaign.duels(run, () => undefined)
    expect(duels.map(({ problem }) => problem)).toEqual(duels.map(() => undefined))
    expect(duels.filter(({ won }) => won)).toHaveLength(6)
    expect(new Set(duels.map(({ group }) => group)).size).toBe(2)
  }, 120_000)
})

describe('an imagined board', () => {
  const settings: TyrantsSettings = {
    game: 'Tyrants of the Underdark',
    name: 'imagined',
    seed: 'imagined',
    createdTimestamp: 0,
    players: ['ann', 'bob', 'cat'].map((name) => ({ _id: name, name })),
    expansions: ['undead', 'illithid'],
    map: 'base-3b',
    menzoExtraNeutral: true,
    chooseColors: true,
  }

  it('shows what the view shows, all through a game, with no card twice', () => {
    const random = luck()
    let { position } = start(tyrants, settings)
    for (let answers = 0; tyrants.outcome(position.state) === undefined; answers += 1) {
      const [request] = tyrants.pending(position.state)
      if (request === undefined) break
      const view = tyrants.view(position.state, { seat: request.actor })
      const board = imaginedBoard(view, random)
      if (answers % 20 === 0) {
        const cards = board.zones.flat()
        expect(new Set(cards).size).toBe(cards.length)
        const shown = tyrants.view(machine.startFrom(settings, board).state, { seat: request.actor })
        const { players, places, market, marketDeck, bank, outcasts } = view
        expect({ ...shown, news: [] }).toMatchObject({ players, places, market, marketDeck, bank })
        expect(shown.outcasts?.count).toBe(outcasts?.count)
      }
      const selection = steady({ view, request, random })
      position = advance(tyrants, position, {
        actor: request.actor,
        title: request.title,
        selection,
      }).position
    }
    expect(tyrants.outcome(position.state)).toBeDefined()
  }, 120_000)
})

describe('the best buy', () => {
  const sale = [
    { item: 'dear', price: 5, value: 6 },
    { item: 'fair', price: 3, value: 4 },
    { item: 'cheap', price: 2, value: 3 },
    { item: 'curse', price: 0, value: -1 },
  ]

  it('is the best of those that together are worth most', () => {
    expect(bestBuy(sale, 5)).toBe('fair')
    expect(bestBuy(sale, 8)).toBe('dear')
    expect(bestBuy(sale, 1)).toBeUndefined()
  })
})
