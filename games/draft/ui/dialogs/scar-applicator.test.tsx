import { MantineProvider } from '@mantine/core'
import { Refusal } from '@parlour/kernel'
import { blankCardData, type Card, cardFace, type CardData } from '@parlour/mtg-cards'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ScarApplicator } from './scar-applicator'

afterEach(cleanup)

const CARD: Card = {
  _id: 'moth',
  source: 'custom',
  data: {
    ...blankCardData(),
    card_faces: [
      cardFace({ name: 'Lantern Moth', type_line: 'Creature — Insect', power: '1', toughness: '1' }),
    ],
  },
}
const SCAR = { id: 'scar-3', text: 'Double one number.' }

function show(onApply = vi.fn<(data: CardData, comment: string) => Promise<void> | void>()) {
  const onCancel = vi.fn()
  render(
    <MantineProvider>
      <ScarApplicator scar={SCAR} card={CARD} onCancel={onCancel} onApply={onApply} />
    </MantineProvider>,
  )
  return { onApply, onCancel }
}
const apply = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'apply scar' })))
const comment = () => screen.getByRole('textbox', { name: 'Comment' })
/** The editor is loaded when it is first shown. */
async function startEditing(field: RegExp) {
  fireEvent.click(await screen.findByRole('button', { name: field }))
}
async function doublePower() {
  await startEditing(/^edit power/)
  const box = screen.getByRole('textbox', { name: 'power' })
  fireEvent.change(box, { target: { value: '2' } })
  fireEvent.keyDown(box, { key: 'Enter' })
}

test('shows the scar, the card and a comment of four rows with the default to be', () => {
  show()
  expect(screen.getByRole('dialog', { name: 'Apply Scar: Lantern Moth' })).toBeTruthy()
  expect(screen.getByText('Double one number.')).toBeTruthy()
  expect(comment().getAttribute('rows')).toBe('4')
  expect(comment().getAttribute('placeholder')).toBe('Applied scar: Double one number.')
})

test('a card without a change is not sent', async () => {
  const { onApply } = show()
  await apply()
  expect(screen.getByRole('alert').textContent).toBe('No changes made to card')
  await doublePower()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onApply).not.toHaveBeenCalled()
})

test('sends the changed card with the default comment, or with the typed one', async () => {
  const { onApply } = show()
  await doublePower()
  await apply()
  const changed = { ...CARD.data, card_faces: [{ ...CARD.data.card_faces[0], power: '2' }] }
  expect(onApply).toHaveBeenLastCalledWith(changed, 'Applied scar: Double one number.')
  fireEvent.change(comment(), { target: { value: 'For the moths.' } })
  await apply()
  expect(onApply).toHaveBeenLastCalledWith(changed, 'For the moths.')
})

test('a card whose name was taken away is not sent', async () => {
  const { onApply } = show()
  await startEditing(/^edit name/)
  const box = screen.getByRole('textbox', { name: 'name' })
  fireEvent.change(box, { target: { value: '' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await apply()
  expect(screen.getByText('Every face needs a name.')).toBeTruthy()
  expect(onApply).not.toHaveBeenCalled()
})

test('what is refused is shown, and the work stays', async () => {
  show(
    vi.fn(async () => {
      throw new Refusal('This scar was already used.')
    }),
  )
  await doublePower()
  await apply()
  expect(screen.getByText('This scar was already used.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'edit power: 2' })).toBeTruthy()
})

test('help covers the editor and can be closed again', () => {
  const { onCancel } = show()
  fireEvent.click(screen.getByRole('button', { name: 'how to scar a card' }))
  expect(screen.getByRole('dialog', { name: 'How to Scar a Card' })).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('dialog', { name: 'How to Scar a Card' })).toBeNull()
  expect(onCancel).not.toHaveBeenCalled()
})

test('cancel asks before it loses a change', async () => {
  const { onCancel } = show()
  await doublePower()
  fireEvent.click(screen.getByRole('button', { name: 'cancel' }))
  expect(onCancel).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'discard' }))
  expect(onCancel).toHaveBeenCalledOnce()
})
