import { advance } from '@parlour/kernel'
import { blankCardData, type Card, cardFace } from '@parlour/mtg-cards'
import type { GameScreenProps } from '@parlour/ui-kit'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cubeDraft } from '../../rules/draft-rules'
import { startDraft } from '../../rules/testing/draft-fixture'
import { card, record, show, twoSeats } from '../testing/shown-draft'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a pick needs a second act: choose, then draft; cancel takes the choice back', async () => {
  const answer = show(startDraft(twoSeats))
  expect(screen.queryByRole('button', { name: 'draft' })).toBeNull()
  fireEvent.click(card('ann0.2'))
  expect(card('ann0.2').getAttribute('aria-pressed')).toBe('true')
  expect(answer).not.toHaveBeenCalled()
  fireEvent.click(screen.getAllByRole('button', { name: 'cancel' })[0] ?? document.body)
  expect(card('ann0.2').getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(card('ann0.3'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'draft ann0.3' })))
  expect(answer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Draft Card' }), ['ann0.3'])
})

test('by keyboard: arrows move, Enter chooses, Enter again drafts, Escape takes it back', async () => {
  const answer = show(startDraft(twoSeats))
  card('ann0.1').focus()
  fireEvent.keyDown(card('ann0.1'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(card('ann0.2'))
  fireEvent.keyDown(card('ann0.2'), { key: 'Enter' })
  fireEvent.keyDown(card('ann0.2'), { key: 'Escape' })
  expect(card('ann0.2').getAttribute('aria-pressed')).toBe('false')
  fireEvent.keyDown(card('ann0.2'), { key: 'Enter' })
  expect(answer).not.toHaveBeenCalled()
  await act(async () => fireEvent.keyDown(card('ann0.2'), { key: 'Enter' }))
  expect(answer).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['ann0.2'])
})

test('a card to pick says which of the pack it is, of which pick, and what stands on it', async () => {
  show(startDraft(twoSeats))
  await waitFor(() =>
    expect(card('ann0.2').getAttribute('aria-description')).toMatch(/^card 2 of \d+, pick 1\. Instant\.$/),
  )
})

test('without confirmation one click drafts', async () => {
  const answer = show(startDraft(twoSeats))
  fireEvent.click(screen.getByLabelText('draft without confirmation'))
  await act(async () => fireEvent.click(card('ann0.1')))
  expect(answer).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['ann0.1'])
})

test('a key held down, a space and the second of two quick clicks draft nothing', async () => {
  const answer = show(startDraft(twoSeats))
  fireEvent.keyDown(card('ann0.1'), { key: 'Enter' })
  fireEvent.keyDown(card('ann0.1'), { key: 'Enter', repeat: true })
  expect(card('ann0.1').getAttribute('aria-pressed')).toBe('true')
  expect(fireEvent.keyUp(card('ann0.1'), { key: ' ' }), 'the space presses the button').toBe(false)
  fireEvent.click(screen.getByLabelText('draft without confirmation'))
  await act(async () => fireEvent.click(card('ann0.1'), { detail: 2 }))
  expect(answer).not.toHaveBeenCalled()
})

const faces = ['ann0.1', 'Back'].map((name) => cardFace({ name, type_line: 'Creature' }))
const twoFaced = (id: string): Card => ({
  ...record(id),
  data: { ...blankCardData(), layout: 'transform', card_faces: faces },
})

test('keys on the button that turns a card over are not for the card', async () => {
  const answer = show(startDraft(twoSeats), {}, { recordOf: twoFaced })
  const [turn] = await screen.findAllByRole('button', { name: 'Turn to Back' })
  if (turn === undefined) throw new Error('no card can be turned over')
  fireEvent.keyDown(turn, { key: 'Enter' })
  fireEvent.keyDown(turn, { key: 'Enter' })
  expect(card('ann0.1').getAttribute('aria-pressed')).toBe('false')
  expect(answer).not.toHaveBeenCalled()
})

test('a pick that failed says what to do and why, keeps the pack, and says so no more once one is sent', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = vi
    .fn<GameScreenProps['answer']>(async () => {})
    .mockRejectedValueOnce(new Error('That request was already answered.'))
  show(startDraft(twoSeats), { answer })
  await act(async () => fireEvent.doubleClick(card('ann0.1')))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe(
    'Error!\nCheck console for details.Your pick was not sent. Draft again. That request was already answered.',
  )
  expect(card('ann0.1')).toBeTruthy()
  await act(async () => fireEvent.doubleClick(card('ann0.1')))
  expect(answer).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
  quiet.mockRestore()
})

test('a hovered card shows whole only where something of it is hidden', async () => {
  show(startDraft(twoSeats), {}, { recordOf: (id) => (id.endsWith('ann0.1') ? twoFaced(id) : record(id)) })
  await screen.findAllByRole('button', { name: 'Turn to Back' })
  vi.useFakeTimers()
  const isShownAfterHovering = (name: string) => {
    fireEvent.pointerEnter(card(name), { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(1000))
    const isShown = screen.queryByRole('tooltip') !== null
    fireEvent.pointerLeave(card(name), { pointerType: 'mouse' })
    return isShown
  }
  expect(['ann0.1', 'ann0.2', 'ann0.1'].map(isShownAfterHovering)).toEqual([true, false, true])
  vi.useRealTimers()
})

test('the scar banner offers the two scars, and the card just scarred cannot be drafted', async () => {
  const scarred = { ...twoSeats, scarRounds: [1] }
  const before = startDraft(scarred)
  const answer = show(before)
  const scars = within(screen.getByRole('group', { name: 'Scars' })).getAllByRole('button')
  expect(scars).toHaveLength(2)
  fireEvent.click(card('ann0.1'))
  expect(answer).not.toHaveBeenCalled()
  cleanup()
  const request = cubeDraft.pending(before.state).find(({ actor }) => actor === 'ann')
  const scarId = Array.isArray(request?.choices) ? String(request.choices[0]) : ''
  const { state } = advance(cubeDraft, before, {
    actor: 'ann',
    title: 'Apply Scar',
    selection: [{ scarId, cardId: 'ann0.1' }],
  }).position
  const after = show({ ...before, state })
  const blocked = card('ann0.1, scarred by you: not available for this pick')
  fireEvent.click(blocked)
  fireEvent.doubleClick(blocked)
  fireEvent.keyDown(blocked, { key: 'Enter' })
  expect(after).not.toHaveBeenCalled()
  expect(blocked.getAttribute('aria-pressed')).toBe('false')
  expect(screen.queryByRole('group', { name: 'Scars' })).toBeNull()
})
