import { blankCardData, type Card, cardFace } from '@parlour/mtg-cards'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CardEditorDialog } from '../card-editor/card-editor-dialog'
import { CardChip } from './card-chip'
import { CardPreviewProvider } from './card-preview'
import { ParlourThemeProvider } from '@parlour/ui-kit'

afterEach(cleanup)

const card: Card = {
  _id: 'heron',
  source: 'custom',
  data: { ...blankCardData(), card_faces: [cardFace({ name: 'Pole Heron' })] },
}
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('a card in a log leads to its page', () => {
  render(
    <CardPreviewProvider>
      <CardChip card={card} name="Pole Heron" isLink />
    </CardPreviewProvider>,
  )
  expect(address('Pole Heron')).toBe('/magic/card/heron')
})

test('the preview of a card leads to its page', () => {
  render(
    <CardPreviewProvider>
      <CardChip card={card} name="Pole Heron" />
    </CardPreviewProvider>,
  )
  fireEvent.keyDown(screen.getByText('Pole Heron'), { key: ' ' })
  expect(address('page of Pole Heron')).toBe('/magic/card/heron')
})

test('the editor of a card leads to its page', () => {
  render(
    <ParlourThemeProvider>
      <CardEditorDialog card={card} onSave={() => {}} onClose={() => {}} />
    </ParlourThemeProvider>,
  )
  expect(address('page of Pole Heron')).toBe('/magic/card/heron')
})
