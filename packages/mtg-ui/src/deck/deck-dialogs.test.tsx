import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CardManager } from './deck-card'
import { DeckExport } from '../lists/deck-export'
import { DeckImport } from '../lists/deck-import'
import { DeckSettings } from './deck-settings'
import { type DialogProps, press, showDeckDialog as show } from './testing/show-deck-dialog'

afterEach(cleanup)

describe('the card manager', () => {
  const Manager = (props: DialogProps) => <CardManager {...props} cardId="moth-1" />
  const counts = () =>
    ['main deck', 'sideboard', 'command zone'].map(
      (zone) => screen.getByLabelText(`copies in the ${zone}`).textContent,
    )

  test('counts the copies of a card in the three zones, whatever their ids', async () => {
    show(Manager, { main: ['moth-1', 'heron', 'moth-2'], side: ['moth-1'] })
    await waitFor(() => expect(counts()).toEqual(['2', '1', '0']))
    expect(screen.getByRole('dialog', { name: 'Lantern Moth' })).toBeTruthy()
    const page = screen.getByRole('link', { name: 'page of Lantern Moth' })
    expect(page.getAttribute('href')).toBe('/magic/card/moth-1')
  })

  test('adds, takes away and moves one', async () => {
    const { zones } = show(Manager, { main: ['moth-1', 'heron', 'moth-2'] })
    await waitFor(() => expect(counts()).toEqual(['2', '0', '0']))
    press('move one from main deck to sideboard')
    expect(zones()).toEqual({ main: ['moth-1', 'heron'], side: ['moth-2'], command: [] })
    press('one more in the command zone')
    expect(zones().command).toEqual(['moth-1'])
    press('one less in the main deck')
    expect(zones().main).toEqual(['heron'])
    expect(counts()).toEqual(['0', '1', '1'])
  })

  test('a move needs the card in the zone it leaves', async () => {
    const { zones } = show(Manager, { main: ['moth-1'] })
    await waitFor(() => expect(counts()).toEqual(['1', '0', '0']))
    press('move one from sideboard to main deck')
    expect(screen.getByRole('alert').textContent).toBe('The card is not in the sideboard.')
    press('one less in the command zone')
    expect(screen.getByRole('alert').textContent).toBe('The card is not in the command zone.')
    expect(zones()).toEqual({ main: ['moth-1'], side: [], command: [] })
    press('move one from main deck to sideboard')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('deck settings', () => {
  test('change name and format', () => {
    const { deck, onClose } = show(DeckSettings, {})
    expect(screen.getAllByRole('option')).toHaveLength(11)
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Moths ' } })
    fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'pauper' } })
    press('save')
    expect(deck()).toMatchObject({ name: 'Moths', format: 'pauper' })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('a deck needs a name', () => {
    const { deck, onClose } = show(DeckSettings, {})
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' ' } })
    expect(screen.getByText('A deck needs a name.')).toBeTruthy()
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter' })
    expect(deck().name).toBe('Thursday')
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('deck import', () => {
  const list = () => screen.getByRole('textbox', { name: 'Card list' })
  const write = (text: string) => fireEvent.change(list(), { target: { value: text } })
  const lines = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

  test('lists what each line does before it is done, and leaves unknown names out', async () => {
    const { zones, asked, onClose } = show(DeckImport, { main: ['moth-1', 'heron'] })
    expect(list().getAttribute('rows')).toBe('15')
    write('2 lantern moth\n-Pole Heron\nNobody\nSideboard\n3x Forest')
    await waitFor(() =>
      expect(lines()).toEqual([
        'unknownNobody',
        'insert2 Lantern Moth',
        'remove1 Pole Heron',
        'insert3 Forest (sideboard) WDS 7',
      ]),
    )
    expect(screen.getByText('5 to insert, 1 to remove, 1 unknown line')).toBeTruthy()
    expect(asked.at(-1)).toMatchObject({ cubeId: 'cube' })
    expect(zones().main).toEqual(['moth-1', 'heron'])
    press('import')
    expect(zones()).toEqual({
      main: ['moth-1', 'moth-1', 'moth-1'],
      side: ['forest', 'forest', 'forest'],
      command: [],
    })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('offers names like an unknown one, and takes the one that is pressed', async () => {
    show(DeckImport, { main: ['moth-1'] })
    write('3 Forrest\n-Lantern Mot\nNobody')
    await waitFor(() =>
      expect(lines()).toEqual([
        'unknown3 ForrestDid you meanForestPole Heron',
        'unknown-Lantern MotDid you meanLantern Moth',
        'unknownNobody',
      ]),
    )
    press('Forest')
    expect(list()).toHaveProperty('value', '3 Forest\n-Lantern Mot\nNobody')
    expect(document.activeElement?.contains(await screen.findByText('3 Forest'))).toBe(true)
    press('Lantern Moth')
    await waitFor(() =>
      expect(lines()).toEqual(['unknownNobody', 'insert3 Forest WDS 7', 'remove1 Lantern Moth']),
    )
    expect(list()).toHaveProperty('value', '3 Forest\n-Lantern Moth\nNobody')
  })

  test.each([
    ['name,count\nForrest,3', 'unknownForrest,3', 'name,count\nForest,3'],
    [
      '<Deck><Cards Quantity="3" Name="Forrest" /></Deck>',
      'unknownForrest',
      '<Deck><Cards Quantity="3" Name="Forest" /></Deck>',
    ],
  ])('offers them in a table and a file, too: %s', async (text, line, corrected) => {
    show(DeckImport, {})
    write(text)
    await waitFor(() => expect(lines()).toEqual([`${line}Did you meanForestPole Heron`]))
    press('Forest')
    expect(list()).toHaveProperty('value', corrected)
    await waitFor(() => expect(lines()).toEqual(['insert3 Forest WDS 7']))
  })

  test('replaces the deck, and says what is lost', async () => {
    const { zones } = show(DeckImport, { main: ['moth-1', 'heron'], side: ['heron'] })
    fireEvent.click(screen.getByRole('radio', { name: 'replace the deck' }))
    expect(screen.getByText('The 3 cards now in the deck will be taken out of it.')).toBeTruthy()
    write('1 Forest')
    await waitFor(() => expect(lines()).toEqual(['insert1 Forest WDS 7']))
    press('replace')
    expect(zones()).toEqual({ main: ['forest'], side: [], command: [] })
  })

  test('says that a zone would hold too many cards, and takes nothing in', async () => {
    show(DeckImport, { main: ['moth-1'] })
    write('999 Forest\n999 Forest\n2 Forest\nSideboard\n5 Forest')
    const problem = 'With this list the main deck would hold more than 2000 cards.'
    expect(await screen.findByText(problem)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'import' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('radio', { name: 'replace the deck' }))
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull())
    expect(screen.getByRole('button', { name: 'replace' })).toHaveProperty('disabled', false)
  })

  test('cannot be done without a line that names a card', async () => {
    show(DeckImport, {})
    expect(screen.getByText('Type or paste a list.')).toBeTruthy()
    write('Nobody')
    await waitFor(() => expect(screen.getByText('No line contains a card name.')).toBeTruthy())
    expect(screen.getByRole('button', { name: 'import' })).toHaveProperty('disabled', true)
  })

  test('asks before it loses a typed list', () => {
    const { onClose } = show(DeckImport, {})
    write('1 Forest')
    press('cancel')
    expect(onClose).not.toHaveBeenCalled()
    press('discard')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('cards of the deck that could not be looked up', () => {
  const failed = () => screen.findByText('Some cards could not be loaded.')
  test('are listed where the deck is exported as text, and not called missing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    show(DeckExport, { main: ['moth-1'] }, { isAway: true })
    expect(await failed()).toBeTruthy()
    expect(screen.queryByText(/no longer in the/)).toBeNull()
    log.mockRestore()
  })
  test('are listed where a list is imported, and no line is called unknown for them', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    show(DeckImport, { main: ['moth-1'] }, { isAway: true })
    fireEvent.change(screen.getByRole('textbox', { name: 'Card list' }), {
      target: { value: '-Lantern Moth' },
    })
    expect(await failed()).toBeTruthy()
    expect(screen.getByText('The cards of this deck could not be loaded.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'import' }).disabled).toBe(true)
    log.mockRestore()
  })
})
