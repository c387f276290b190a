import { describe, expect, it } from 'vitest'
import { asCustomData } from '../history/custom-data'
import { sampleCard, sampleData } from '../testing/sample-card'
import { exportCockatrice, exportForge, exportOctgn, exportXmage, withoutPrinting } from './deck-file-export'

const ID = '3f2a1b90-0c1d-4e5f-8a9b-0123456789ab'
const crab = sampleCard(sampleData({ name: 'Mud & Crab' }, { set: 'm19', collector_number: '48' }), {
  _id: ID,
})
const split = sampleCard(
  sampleData([{ name: 'Fire' }, { name: 'Ice' }], { layout: 'split', set: 'apc', collector_number: '128' }),
)
const giant = sampleCard(
  sampleData([{ name: 'Giant' }, { name: 'Pebble' }], {
    layout: 'adventure',
    set: 'eld',
    collector_number: '115',
  }),
)
const copy = sampleCard(asCustomData(crab), { _id: 'copy', source: 'custom' })
const made = sampleCard(sampleData({ name: 'Home Made' }), { _id: 'made', source: 'custom' })
const deck = { main: [crab, crab, split, copy], side: [made], command: [giant] }

describe('a deck as a file of another program', () => {
  it('has names of two parts, printings and the numbers of printings in Cockatrice', () => {
    expect(exportCockatrice(deck, 'Sea & "Fire"')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<cockatrice_deck version="1">',
        '  <deckname>Sea &amp; &quot;Fire&quot;</deckname>',
        '  <comments></comments>',
        '  <zone name="main">',
        `    <card number="3" name="Mud &amp; Crab" setShortName="M19" collectorNumber="48" uuid="${ID}"/>`,
        '    <card number="1" name="Fire // Ice" setShortName="APC" collectorNumber="128"/>',
        '  </zone>',
        '  <zone name="side">',
        '    <card number="1" name="Home Made"/>',
        '    <card number="1" name="Giant // Pebble" setShortName="ELD" collectorNumber="115"/>',
        '  </zone>',
        '</cockatrice_deck>\n',
      ].join('\n'),
    )
  })

  it('has set and number in XMage, where commanders stand in the sideboard', () => {
    expect(exportXmage(deck, 'Sea\nLAYOUT')).toBe(
      [
        'NAME:Sea LAYOUT',
        '3 [M19:48] Mud & Crab',
        '1 [APC:128] Fire // Ice',
        'SB: 1 Home Made',
        'SB: 1 [ELD:115] Giant\n',
      ].join('\n'),
    )
    expect(withoutPrinting(deck)).toEqual(['Home Made'])
  })

  it('has a part for commanders in Forge', () => {
    expect(exportForge(deck, 'Sea')).toBe(
      [
        '[metadata]',
        'Name=Sea',
        '[Commander]',
        '1 Giant|ELD|[115]',
        '[Main]',
        '3 Mud & Crab|M19|[48]',
        '1 Fire // Ice|APC|[128]',
        '[Sideboard]',
        '1 Home Made\n',
      ].join('\n'),
    )
  })

  it('has names under empty ids in OCTGN', () => {
    const text = exportOctgn(deck)
    expect(text).toContain('<deck game="a6c8d2e8-7cd8-11dd-8f94-e62b56d89593">')
    expect(text).toContain(
      '    <card qty="3" id="00000000-0000-0000-0000-000000000000">Mud &amp; Crab</card>\n',
    )
    expect(text).toMatch(/<section name="Command Zone" shared="False">\n.*>Giant<\/card>\n/)
  })
})
