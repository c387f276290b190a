import type { Send } from '@parlour/ui-kit'
import { showPanel } from '@parlour/ui-kit/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readLayoutCode } from '../rules/facts/layout-code'
import { hexOptions } from '../rules/facts/map-options'
import { piecesIn } from '../rules/facts/turning'
import { smallMap } from '../rules/testing/own-maps'
import { TyrantsPanel } from './lobby-panel'

afterEach(cleanup)

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const map = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const noTiles = (() => Promise.resolve({ hexes: [] })) as Send
const EXTRA_NEUTRAL = 'extra neutral in Menzoberranzan'
type LobbyOptions = NonNullable<NonNullable<Parameters<typeof showPanel>[1]>['options']>
const MAPS = ['base-2', 'base-3a', 'base-3b', 'base-4']

describe('the panel of Tyrants', () => {
  it('offers half-decks, and two maps of four', () => {
    const edits = showPanel(TyrantsPanel, {
      warnings: [{ field: 'map', text: 'A map must be selected' }],
    })
    expect(MAPS.map((name) => map(name).disabled)).toEqual([false, true, false, true])
    expect(screen.getByText('A map must be selected')).toBeTruthy()
    fireEvent.click(box('Drow'))
    fireEvent.click(map('base-3b'))
    expect(edits()).toEqual([{ expansions: ['drow'] }, { map: 'base-3b' }])
  })

  it('offers the extra neutral only for a map that has Menzoberranzan', () => {
    const offers = (options: LobbyOptions) => {
      cleanup()
      const edits = showPanel(TyrantsPanel, { options, send: noTiles })
      const found = screen.queryByRole<HTMLInputElement>('checkbox', { name: EXTRA_NEUTRAL })
      if (found !== null) fireEvent.click(found)
      return edits()
    }
    const renamed = JSON.parse(JSON.stringify(smallMap).replaceAll('"Hall"', '"Menzoberranzan"'))
    for (const code of MAPS) expect(offers({ map: code })).toEqual([{ menzoExtraNeutral: false }])
    expect(offers({ map: 'own', ownMap: renamed })).toEqual([{ menzoExtraNeutral: false }])
    expect([{}, { map: 'hex' }, { map: 'own' }, { map: 'own', ownMap: smallMap }].map(offers)).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  it('offers all four maps where the server does', () => {
    showPanel(TyrantsPanel, { experiments: ['maps'] })
    expect(MAPS.map((name) => map(name).disabled)).toEqual([false, false, false, false])
    expect(screen.queryByText(/not available/)).toBeNull()
  })

  it('draws the half-decks with one click, and then asks for none', () => {
    const edits = showPanel(TyrantsPanel)
    expect(box('random half-decks').checked).toBe(false)
    fireEvent.click(box('random half-decks'))
    expect(edits()).toEqual([{ randomizeExpansions: true }])
    cleanup()
    showPanel(TyrantsPanel, { options: { expansions: ['drow'], randomizeExpansions: true } })
    expect([box('Drow').checked, box('Drow').disabled]).toEqual([false, true])
  })

  it('is played with published cards and chosen colors unless said otherwise', () => {
    const edits = showPanel(TyrantsPanel)
    expect([box('house cards').checked, box('choose colors').checked]).toEqual([false, true])
    fireEvent.click(box('house cards'))
    fireEvent.click(box('choose colors'))
    expect(edits()).toEqual([{ houseCards: true }, { chooseColors: false }])
  })

  it('offers own maps and hex maps after the four', () => {
    const edits = showPanel(TyrantsPanel)
    expect(screen.getAllByRole('radio', { hidden: true }).map((one) => one.getAttribute('value'))).toEqual([
      ...MAPS,
      'own',
      'hex',
    ])
    fireEvent.click(screen.getByRole('radio', { name: 'hex map', hidden: true }))
    expect(edits()).toEqual([{ map: 'hex', hex: { layout: 'demonweb-2', prune: false, code: '' } }])
  })

  it('takes a hex layout, pruning, and a layout as text', () => {
    const edits = showPanel(TyrantsPanel, { options: { map: 'hex' }, send: noTiles })
    fireEvent.click(box('prune dead ends'))
    fireEvent.change(screen.getByLabelText('Layout as text'), { target: { value: 'demonweb-2:' } })
    const layout = { layout: 'demonweb-2', prune: false, code: '' }
    expect(edits()).toEqual([
      { hex: { ...layout, prune: true } },
      { hex: { ...layout, code: 'demonweb-2:' } },
    ])
  })

  it('deals a layout before the game, shows it, and turns and exchanges its tiles', async () => {
    const hex = { layout: 'demonweb-2h', prune: false, code: '' }
    const edits = showPanel(TyrantsPanel, { options: { map: 'hex', hex }, send: noTiles })
    await screen.findByRole('img', { name: 'The layout demonweb-2h: 2 players, 7 tiles' })
    fireEvent.click(screen.getByRole('button', { name: 'deal now' }))
    const [dealt] = edits().map((edit) => hexOptions.parse((edit as { readonly hex: unknown }).hex))
    const layout = readLayoutCode(dealt?.code ?? '', { prune: false }).layout
    expect(layout === undefined ? 0 : piecesIn(layout)).toBe(1)
    cleanup()
    const code = 'demonweb-2h:B1r0,C1r0,C2r0,A1r0,C3r0,C4r0,B2r0'
    const changes = showPanel(TyrantsPanel, { options: { map: 'hex', hex: { ...hex, code } }, send: noTiles })
    await screen.findByRole('img', { name: /^The map demonweb-2h: 2 players, \d+ locations$/ })
    expect(screen.getByText(/^\d+ links?, \d+ dead ends?, (all connected|falls apart)/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'turn it', hidden: true }))
    fireEvent.click(screen.getByRole('combobox', { name: 'Tile there', hidden: true }))
    fireEvent.click(await screen.findByRole('option', { name: /^B3 \(/, hidden: true }))
    expect(screen.queryByRole('option', { name: /^B2 \(/, hidden: true })).toBeNull()
    expect(changes()).toEqual([
      { hex: { ...hex, code: code.replace('B1r0', 'B1r1') } },
      { hex: { ...hex, code: code.replace('B1r0', 'B3r0') } },
    ])
  })

  it('takes tiles that the hub keeps, each for the slots of a letter', async () => {
    const site = { kind: 'standard', name: 'Gate', dx: 0, dy: 0, size: 2, neutrals: 0, value: 1 }
    const drawn = {
      _id: 't1',
      name: 'Gates',
      owner: 'ann',
      sites: [{ ...site, start: false, major: false, token: null }],
      connectors: [['Gate', '_hex0']],
    }
    const send = (() => Promise.resolve({ hexes: [drawn] })) as Send
    const hex = { layout: 'demonweb-2h', prune: false, code: '' }
    const edits = showPanel(TyrantsPanel, { options: { map: 'hex', hex }, send })
    fireEvent.click(await screen.findByPlaceholderText('add one'))
    fireEvent.click(await screen.findByText('Gates, by ann'))
    expect(edits()).toMatchObject([{ hex: { own: [{ id: 'Gates', category: 'C', edges: { N: 's0' } }] } }])
    const own = hexOptions.parse((edits()[0] as { readonly hex: unknown }).hex).own ?? []
    cleanup()
    const changes = showPanel(TyrantsPanel, { options: { map: 'hex', hex: { ...hex, own } }, send })
    const list = within(screen.getByRole('list', { name: 'Own tiles' }))
    fireEvent.click(list.getByRole('radio', { name: 'A' }))
    fireEvent.click(list.getByRole('button', { name: 'Remove Gates' }))
    expect(changes()).toMatchObject([{ hex: { own: [{ category: 'A' }] } }, { hex: { own: [] } }])
  })

  it('takes an own map as text, and says what is wrong with one', () => {
    const edits = showPanel(TyrantsPanel, { options: { map: 'own' } })
    const field = screen.getByLabelText('Map as text')
    fireEvent.change(field, { target: { value: 'no map' } })
    screen.getByText(/^This is not a map: This is not JSON\./)
    fireEvent.change(field, { target: { value: '{"name": "<b>x</b>"}' } })
    screen.getByText("This is not a map: 'players' is missing. 'locations' is missing. 'links' is missing.")
    fireEvent.change(field, { target: { value: JSON.stringify(smallMap) } })
    expect(edits()).toEqual([{ ownMap: smallMap }])
  })

  it('offers the maps that the hub keeps, and shows the chosen one', async () => {
    const savedMap = { _id: 'm1', name: 'Deep', owner: 'ann', players: 2, locations: 4 }
    const calls: string[] = []
    const send = ((call: { readonly path: string }) => {
      calls.push(call.path)
      return Promise.resolve(
        call.path.endsWith('/all') ? { maps: [savedMap] } : { map: { ...savedMap, data: smallMap } },
      )
    }) as Send
    const edits = showPanel(TyrantsPanel, { options: { map: 'own', ownMap: smallMap }, send })
    await screen.findByRole('img', { name: 'The map Small: 2 players, 4 locations' })
    fireEvent.click(await screen.findByPlaceholderText('choose one'))
    fireEvent.click(await screen.findByText('Deep: 2 players, by ann'))
    await waitFor(() => expect(edits()).toEqual([{ ownMap: { ...smallMap, name: 'Deep' } }]))
    expect(calls).toEqual(['tyrants/map/all', 'tyrants/map/fetch'])
  })
})
