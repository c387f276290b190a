import { MantineProvider } from '@mantine/core'
import { type CardData, cardFace } from '@parlour/mtg-cards'
import { CallError } from '@parlour/ui-kit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CardEditorDialog } from './card-editor-dialog'
import { cardWith, field, MOTH, type } from './testing/edited-card'

afterEach(cleanup)

const show = (props: Partial<Parameters<typeof CardEditorDialog>[0]>) => {
  const onSave = vi.fn<(data: CardData, comment: string) => Promise<void>>(async () => {})
  const onClose = vi.fn()
  render(
    <MantineProvider>
      <CardEditorDialog card={cardWith(MOTH)} onSave={onSave} onClose={onClose} {...props} />
    </MantineProvider>,
  )
  return { onSave, onClose }
}
const save = () => screen.getByRole('button', { name: 'save' })
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

test('saves only changes, with the comment of an edit', async () => {
  const { onSave } = show({})
  expect(save()).toHaveProperty('disabled', true)
  expect(screen.getByText('Nothing has changed yet.')).toBeTruthy()
  fireEvent.blur(type('power', '2'))
  await act(async () => fireEvent.click(save()))
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ card_faces: [cardFace({ ...MOTH, power: '2' })] }),
    'Updated in the cube card editor',
  )
})

test('a card with no name cannot be saved as new', async () => {
  const { onSave } = show({ card: cardWith({}), isNew: true })
  expect(screen.getByText('A card with no name cannot be saved as new.')).toBeTruthy()
  expect(save()).toHaveProperty('disabled', true)
  fireEvent.blur(type('name', 'Pole Heron'))
  await act(async () => fireEvent.click(save()))
  expect(onSave).toHaveBeenCalledWith(expect.anything(), 'original card')
})

test('without a card it says so', () => {
  show({ card: undefined })
  expect(screen.getByRole('alert').textContent).toBe('Error: No card was provided')
  expect(screen.queryByRole('button', { name: 'save' })).toBeNull()
})

test('a card that can only be read offers no save', () => {
  show({ readOnlyBecause: 'This cube cannot be edited.' })
  expect(screen.queryByRole('button', { name: 'save' })).toBeNull()
  expect(screen.getByRole('button', { name: 'close' })).toBeTruthy()
})

test('what the hub refuses is shown, and nothing is lost', async () => {
  const onSave = async () => {
    throw new CallError('Someone else has changed this card.', { httpStatus: 409 })
  }
  show({ onSave })
  fireEvent.blur(type('power', '2'))
  await act(async () => fireEvent.click(save()))
  expect(screen.getByText('Someone else has changed this card.')).toBeTruthy()
  expect(field('power: 2')).toBeTruthy()
})

test('Escape closes an untouched card, and asks before it loses changes', () => {
  const { onClose } = show({})
  escape()
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent.blur(type('power', '2'))
  escape()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Your changes to this card will be lost.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'keep editing' }))
  escape()
  fireEvent.click(screen.getByRole('button', { name: 'discard' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('Escape in a field or in the color picker leaves the dialog open', () => {
  const { onClose } = show({})
  fireEvent.keyDown(type('name', 'x'), { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(field('mana cost'))
  escape()
  expect(screen.queryByRole('dialog', { name: 'Mana cost' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  escape()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a new card is drawn without scars, whatever is typed', () => {
  show({ card: cardWith({}), isNew: true })
  fireEvent.blur(type('name', 'Pole Heron'))
  expect(screen.getByRole('region', { name: 'Pole Heron' })).toBeTruthy()
  expect(document.querySelector('[class*="scarred"], [class*="tape"]')).toBeNull()
})
