import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable, type OpenTable } from '../testing/live-table'

const cards = {
  Plains: { data: { card_faces: [{ type_line: 'Basic Land — Plains' }] } },
}
const position = {
  players: ['ann', 'bob'],
  cards,
  ann: { library: ['Cedar', 'Ash', 'Birch', 'Plains'] },
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const show = (table: OpenTable) => render(<LiveTable table={table} viewer="ann" />)
const names = (table: OpenTable, zone: string) =>
  ((table.board().ann as Record<string, readonly { readonly name: string }[]>)[zone] ?? []).map(
    ({ name }) => name,
  )
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const click = (name: string | RegExp) => fireEvent.click(button(name))

/** Opens a dialog from the menu of the viewer's library, and looks at this many cards. */
async function look(entry: string, count: string): Promise<HTMLElement> {
  click(/ann’s library/)
  click(entry)
  fireEvent.change(await screen.findByLabelText('cards'), { target: { value: count } })
  click('view')
  await screen.findAllByRole('button', { name: 'later' })
  return screen.getByRole('dialog')
}

describe('the library', () => {
  it('is scried: what is not wanted goes to the bottom, the rest keeps its order', async () => {
    const table = open(position)
    show(table)
    const dialog = await look('scry …', '3')
    expect(within(dialog).queryAllByRole('button', { name: 'graveyard' })).toEqual([])
    const [first] = within(dialog).getAllByRole('button', { name: 'bottom' })
    fireEvent.click(first ?? dialog)
    click('put them back')
    await waitFor(() => expect(names(table, 'library')).toEqual(['Ash', 'Birch', 'Plains', 'Cedar']))
  })

  it('is looked at without the mouse: the count has the focus, Enter looks, and Enter looks at more', async () => {
    const table = open(position)
    show(table)
    press('f')
    const count = await screen.findByLabelText<HTMLInputElement>('cards')
    await waitFor(() => expect(document.activeElement).toBe(count))
    for (const [typed, seen] of [
      ['2', 2],
      ['3', 3],
    ] as const) {
      fireEvent.change(count, { target: { value: typed } })
      const { form } = count
      if (form === null) throw new Error('Enter does nothing here.')
      fireEvent.submit(form)
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'later' })).toHaveLength(seen))
    }
  })

  it('is surveiled: what is not wanted goes to the graveyard', async () => {
    const table = open(position)
    show(table)
    const dialog = await look('surveil …', '2')
    const [, second] = within(dialog).getAllByRole('button', { name: 'graveyard' })
    fireEvent.click(second ?? dialog)
    click('put them back')
    await waitFor(() => expect(names(table, 'graveyard')).toEqual(['Ash']))
    expect(names(table, 'library')).toEqual(['Cedar', 'Birch', 'Plains'])
  })

  it('gives a card that was looked at to the hand, and shows all of them to everybody', async () => {
    const table = open(position)
    show(table)
    const dialog = await look('view top n …', '3')
    fireEvent.click(within(dialog).getByRole('button', { name: 'reveal all' }))
    await within(dialog).findByText('All players see them.')
    expect(table.log('bob').slice(-3)).toEqual(['ann reveals Cedar', 'ann reveals Ash', 'ann reveals Birch'])
    const [, second] = within(dialog).getAllByRole('button', { name: 'hand' })
    fireEvent.click(second ?? dialog)
    click('put them back')
    await waitFor(() => expect(names(table, 'hand')).toEqual(['Ash']))
    expect(names(table, 'library')).toEqual(['Cedar', 'Birch', 'Plains'])
  })

  it('of four cards is shuffled from the bottom without a word, however many are typed', async () => {
    const table = open(position)
    show(table)
    for (const [typed, warnings] of [
      [undefined, 0],
      ['99999', 1],
    ] as const) {
      click(/ann’s library/)
      click('shuffle bottom …')
      const count = await screen.findByLabelText('cards from the bottom')
      expect(count).toHaveProperty('value', '4')
      if (typed !== undefined) fireEvent.change(count, { target: { value: typed } })
      expect(screen.queryAllByText('At most 4')).toHaveLength(warnings)
      const lines = table.log('bob').length
      click('shuffle')
      await waitFor(() =>
        expect(table.log('bob').slice(lines)).toEqual(["ann shuffles the bottom 4 cards of ann's library"]),
      )
      expect(screen.queryByRole('alert')).toBeNull()
    }
  })

  it('that is empty cannot be looked at, and its dialog says so', async () => {
    const table = open({ ...position, ann: {} })
    show(table)
    press('f')
    expect(await screen.findByText('The library is empty.')).toBeTruthy()
    expect(button('view').hasAttribute('disabled')).toBe(true)
    const { form } = screen.getByLabelText<HTMLInputElement>('cards')
    if (form === null) throw new Error('Enter does nothing here.')
    fireEvent.submit(form)
    await Promise.resolve()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(table.log('bob').join()).not.toContain('looks')
  })

  it('is cascaded from: the first cheaper spell goes on the stack', async () => {
    const table = open(position)
    show(table)
    click(/ann’s library/)
    click('cascade …')
    fireEvent.change(await screen.findByLabelText('mana value of the spell'), { target: { value: '3' } })
    click('cascade')
    await waitFor(() => expect(names(table, 'stack')).toEqual(['Cedar']))
  })

  it('is searched by name, and keeps its order where nobody shuffles it', async () => {
    const table = open(position)
    show(table)
    press('F')
    const dialog = await screen.findByRole('dialog', { name: /library, 4 cards/ })
    await within(dialog).findByRole('button', { name: /Ash/ })
    const listed = within(within(dialog).getByRole('group', { name: 'Cards' })).getAllByRole('button')
    expect(listed.map(({ textContent }) => textContent)).toEqual(['1Ash', '1Birch', '1Cedar', '1Plains'])
    fireEvent.click(within(dialog).getByLabelText('shuffle on closing'))
    fireEvent.click(within(dialog).getByRole('button', { name: 'close' }))
    expect(names(table, 'library')).toEqual(['Cedar', 'Ash', 'Birch', 'Plains'])
    expect(table.log('bob').join('\n')).not.toContain('shuffles')
  })

  it('is searched by the keys alone: Enter chooses the first found, the arrows go from card to card', async () => {
    show(open(position))
    press('F')
    const dialog = await screen.findByRole('dialog', { name: /library, 4 cards/ })
    const field = within(dialog).getByRole('searchbox')
    const pressHere = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    field.focus()
    fireEvent.change(field, { target: { value: 'b' } })
    pressHere('Enter')
    const chosen = () => within(dialog).getByRole('button', { pressed: true })
    expect(chosen().textContent).toBe('1Birch')
    fireEvent.change(field, { target: { value: '' } })
    pressHere('ArrowDown')
    expect(document.activeElement?.textContent).toBe('1Ash')
    pressHere('ArrowDown')
    expect(document.activeElement?.textContent).toBe('1Birch')
    pressHere('End')
    expect(document.activeElement?.textContent).toBe('1Plains')
  })

  it('takes a whole graveyard in with one click, and is shuffled', async () => {
    const table = open({ ...position, ann: { ...position.ann, graveyard: ['Oak', 'Elm'] } })
    show(table)
    click(/ann’s graveyard/)
    click('shuffle into library')
    await waitFor(() => expect(names(table, 'library')).toHaveLength(6))
    expect(names(table, 'graveyard')).toEqual([])
    await waitFor(() => expect(table.log('bob').at(-1)).toBe("ann shuffles ann's library"))
  })

  it('takes a hand back, and as many cards of the next as mulligans were taken', async () => {
    const table = open({ players: ['ann', 'bob'], ann: { library: 'ABCDEFGHIJ'.split('') } })
    show(table)
    press('D')
    await screen.findByRole('region', { name: 'your hand, 7 cards' })
    click(/ann’s library/)
    click('mulligan …')
    const dialog = await screen.findByRole('dialog', { name: 'Your hand' })
    expect(within(dialog).getByRole('button', { name: 'keep 7 cards' })).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'mulligan' }))
    const keep = await within(dialog).findByRole('button', { name: 'keep 6 cards' })
    expect(keep.hasAttribute('disabled')).toBe(true)
    const [drawn = ''] = names(table, 'hand')
    fireEvent.click(within(dialog).getByRole('button', { name: drawn }))
    fireEvent.click(keep)
    await waitFor(() => expect(names(table, 'hand')).toHaveLength(6))
    expect(names(table, 'library').at(-1)).toBe(drawn)
  })
})
