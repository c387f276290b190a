import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showPage, testDeck } from '../testing/show-page'
import { DeckPage } from './deck-page'

afterEach(cleanup)

async function show() {
  showPage(
    <DeckPage />,
    {
      'magic/card/lookup': () => ({ cards: [], missing: [] }),
      'magic/card/search': () => ({ cards: [], total: 0 }),
      'magic/card/by_name': () => ({ cards: [], sets: [] }),
      'magic/card/similar_names': () => ({ similar: [] }),
      'magic/deck/fetch': () => ({ deck: testDeck({}) }),
    },
    { path: '/magic/deck/:id', at: '/magic/deck/deck' },
  )
  await screen.findByRole('textbox', { name: 'Deck name' })
}

describe('a file that is dragged over the page', () => {
  const dragged = (files: readonly File[]) => ({ dataTransfer: { types: ['Files'], files } })
  /** The simulated page does not say where a drag goes on leaving. */
  const leave = (relatedTarget: Element | null) =>
    fireEvent(document.body, Object.assign(new Event('dragleave', { bubbles: true }), { relatedTarget }))
  const area = () => screen.queryByText('Drop a list to import it into this deck')

  it('shows where it may be dropped, until it leaves', async () => {
    await show()
    fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })
    expect(area()).toBeNull()
    fireEvent.dragOver(document.body, dragged([]))
    expect(area()).not.toBeNull()
    leave(document.documentElement)
    expect(area()).not.toBeNull()
    leave(null)
    expect(area()).toBeNull()
  })

  it('is read as one that is chosen: its list stands in the import', async () => {
    await show()
    fireEvent.dragOver(document.body, dragged([]))
    fireEvent.drop(document.body, dragged([new File(['4 Lantern Moth'], 'moths.dec')]))
    expect(await screen.findByDisplayValue('4 Lantern Moth')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Deck import' })).toBeTruthy()
    expect(area()).toBeNull()
  })

  it.each([
    [['a.png'], 'a.png is no list. These files are read: '],
    [['a.xlsx'], 'a.xlsx is a spreadsheet in a form of its own. Save it as CSV and choose that.'],
    [['a.txt', 'b.txt'], 'Drop one file at a time.'],
  ])('of a refused kind is named: %s', async (names, words) => {
    await show()
    fireEvent.drop(document.body, dragged(names.map((name) => new File(['\u0089PNG\u0000'], name))))
    expect(await screen.findByText((text) => text.startsWith(words))).toBeTruthy()
  })
})
