import type { Request } from '@parlour/kernel'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AnsweringProvider, useAnswerState, useQuestion } from './answering-provider'
import { draftOf } from './question'
import { useEqualChoices } from './use-equal-choices'

afterEach(cleanup)

function All() {
  const question = useQuestion()
  const checked = useAnswerState((state) => state.checked)
  const [first, ...others] = question.leaves
  if (first === undefined) return null
  return <One leaves={[first, ...others]} picks={draftOf(question, checked).picks.length} />
}

function One({
  leaves,
  picks,
}: {
  readonly leaves: Parameters<typeof useEqualChoices>[0]
  readonly picks: number
}) {
  const { props, picked } = useEqualChoices(leaves)
  return (
    <button {...props}>
      {picked} shown, {picks} picked
    </button>
  )
}

function show(max: number) {
  const request: Request = {
    id: 'r1',
    actor: 'ann',
    kind: 'troops',
    title: 'Choose troops',
    choices: ['white', 'white', 'white'],
    min: 0,
    max,
  }
  render(
    <AnsweringProvider request={request}>
      <All />
    </AnsweringProvider>,
  )
  return () => {
    fireEvent.click(screen.getByRole('button'))
    return screen.getByRole('button').textContent
  }
}

it('takes one more with each click, and all back when no more may be taken', () => {
  const click = show(2)
  expect(click()).toBe('1 shown, 1 picked')
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
  expect(click()).toBe('2 shown, 2 picked')
  expect(click()).toBe('0 shown, 0 picked')
  expect(screen.getByRole('button', { pressed: false })).toBeTruthy()
})

it('takes all of them where that is allowed, then all back', () => {
  const click = show(3)
  expect([click(), click(), click(), click()].map((text) => text?.[0])).toEqual(['1', '2', '3', '0'])
})
