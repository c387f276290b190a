import { describe, expect, it } from 'vitest'
import { holdsTokens, isInPlay, ZONES, type ZoneName } from './facts/zones'
import { open } from './testing/open'

const WAYS = ZONES.flatMap((from) => ZONES.filter((to) => to !== from).map((to) => [from, to] as const))
const duel = (position: object) => open({ players: ['dan', 'mia'], ...position })
type Table = ReturnType<typeof duel>

const move = (table: Table, cardId: string, to: { readonly destId: string; readonly destIndex?: number }) =>
  table.answer('dan', { name: 'move card', cardId, ...to })
const zone = (table: Table, name: ZoneName, player = 'dan') =>
  ((table.board()[player] as Record<string, readonly { readonly name: string }[]>)[name] ?? []).map(
    (card) => card.name,
  )

describe('a card goes from every zone to every other', () => {
  const marked = {
    tapped: true,
    noUntap: true,
    annotation: 'goad',
    annotationEOT: 'flying',
    counters: { charge: 2 },
    trackers: { storm: 1 },
  }
  const lost = { tapped: false, annotation: '', annotationEOT: '', counters: { charge: 0 } }

  it.each(WAYS)('%s to %s', (from, to) => {
    const table = duel({ dan: { [from]: [{ name: 'Wall', ...marked }] } })
    move(table, `dan.${from}.0`, { destId: `dan.${to}`, destIndex: 0 })
    const leaves = isInPlay(from) && !isInPlay(to)
    const stays = {
      annotation: 'goad',
      annotationEOT: 'flying',
      counters: { charge: 2 },
      trackers: { storm: 1 },
    }
    const intoLibrary = to === 'library' && !isInPlay(from)
    const expected = isInPlay(to)
      ? { ...stays, tapped: true, noUntap: true }
      : intoLibrary
        ? { tapped: false, noUntap: false, annotation: '', annotationEOT: '', counters: {}, trackers: {} }
        : {
            ...lost,
            ...(leaves ? { noUntap: false, trackers: {} } : { noUntap: true, trackers: { storm: 1 } }),
          }
    const zones = { library: [], sideboard: [], [to]: [{ name: 'Wall', ...expected }] }
    expect(table.differences({ dan: zones })).toEqual([])
  })

  it.each(WAYS.filter(([from]) => holdsTokens(from)))('and a token from %s to %s', (from, to) => {
    const table = duel({ dan: { [from]: [{ name: 'Wolf', token: true }] } })
    move(table, `dan.${from}.0`, { destId: `dan.${to}` })
    expect(zone(table, to)).toEqual(holdsTokens(to) ? ['Wolf'] : [])
    expect(zone(table, from)).toEqual([])
  })
})

describe('several cards to a place of one zone', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F']
  const moved = (places: readonly number[], destIndex: number, of: ZoneName = 'library') => {
    const table = duel({ dan: { [of]: names } })
    const cardIds = places.map((at) => `dan.${of}.${at}`)
    table.answer('dan', { name: 'move cards', cardIds, destId: `dan.${of}`, destIndex })
    return zone(table, of).join('')
  }

  it.each([
    [[0, 1], 4, 'CDABEF'],
    [[1, 0], 4, 'CDBAEF'],
    [[4, 5], 1, 'AEFBCD'],
    [[0, 5], 3, 'BCAFDE'],
    [[5, 0], 3, 'BCFADE'],
    [[1, 2], 2, 'ABCDEF'],
    [[2, 1], 0, 'CBADEF'],
    [[0, 1], 6, 'CDEFAB'],
    [[0, 1], 60, 'CDEFAB'],
    [[3], 1, 'ADBCEF'],
  ])('%j to %i', (places, index, order) => {
    expect(moved(places, index)).toBe(order)
    expect(moved(places, index, 'hand')).toBe(order)
  })

  it('counts only the cards of that zone that go too', () => {
    const table = duel({ dan: { hand: ['X'], library: names } })
    const cardIds = ['dan.hand.0', 'dan.library.0']
    table.answer('dan', { name: 'move cards', cardIds, destId: 'dan.library', destIndex: 2 })
    expect(zone(table, 'library').join('')).toBe('BXACDEF')
  })
})

describe('the place in a zone', () => {
  it('counts without the card that moves, and ends with the zone', () => {
    const table = duel({ dan: { creatures: ['Ash', 'Birch', 'Cedar', 'Elm'] } })
    move(table, 'dan.creatures.0', { destId: 'dan.creatures', destIndex: 3 })
    expect(zone(table, 'creatures')).toEqual(['Birch', 'Cedar', 'Ash', 'Elm'])
    move(table, 'dan.creatures.3', { destId: 'dan.creatures', destIndex: 0 })
    expect(zone(table, 'creatures')).toEqual(['Elm', 'Birch', 'Cedar', 'Ash'])
    move(table, 'dan.creatures.0', { destId: 'dan.creatures' })
    expect(zone(table, 'creatures')).toEqual(['Birch', 'Cedar', 'Ash', 'Elm'])
    move(table, 'dan.creatures.0', { destId: 'dan.land', destIndex: 99 })
    expect(zone(table, 'land')).toEqual(['Birch'])
  })

  it('is the top of a graveyard, whatever was asked for', () => {
    const table = duel({ dan: { graveyard: ['Ash', 'Birch'], hand: ['Cedar'] } })
    move(table, 'dan.hand.0', { destId: 'dan.graveyard', destIndex: 2 })
    move(table, 'dan.graveyard.2', { destId: 'dan.graveyard' })
    expect(zone(table, 'graveyard')).toEqual(['Birch', 'Cedar', 'Ash'])
  })

  it('is read from the end of an address: names of players hold dots and spaces', () => {
    const table = open({ players: ['dan. hand', 'mia'], 'dan. hand': { hand: ['Ash'] } })
    const [cardId, destId] = ['dan. hand.hand.0', 'players.dan. hand.creatures']
    table.answer('mia', { name: 'move card', cardId, destId })
    expect(zone(table, 'creatures', 'dan. hand')).toEqual(['Ash'])
  })
})
