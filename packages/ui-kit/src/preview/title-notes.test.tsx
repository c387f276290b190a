import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TitleNotes } from './title-notes'

const answer = vi.fn()

beforeEach(
  () =>
    void render(
      <>
        <TitleNotes />
        <div title="score pile. Only bob may look.">
          score <i title="base, value 1">back</i>
          <button type="button" title="opens it" onClick={answer}>
            open
          </button>
        </div>
        <p>nothing to say</p>
      </>,
    ),
)
afterEach(cleanup)

const tap = (words: string, pointerType = 'touch') => {
  const place = screen.getByText(words)
  fireEvent.pointerDown(place, { pointerType })
  fireEvent.click(place)
}
const note = () => screen.queryByRole('tooltip')?.textContent ?? ''

it('says what the titles of a place say that is tapped, the innermost first', () => {
  tap('score')
  expect(note()).toBe('score pile. Only bob may look.')
  tap('back')
  expect(note()).toBe('base, value 1score pile. Only bob may look.')
})

it('goes with the next touch', () => {
  tap('score')
  fireEvent.pointerDown(screen.getByText('nothing to say'), { pointerType: 'touch' })
  expect(note()).toBe('')
})

it('says nothing of what does something, nor to a mouse, which rests on it', () => {
  tap('open')
  expect(answer).toHaveBeenCalledOnce()
  expect(note()).toBe('')
  tap('score', 'mouse')
  expect(note()).toBe('')
})
