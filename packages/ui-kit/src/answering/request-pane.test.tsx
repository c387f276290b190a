import { MantineProvider } from '@mantine/core'
import { type Choice, type Pick, type Request, UNSPECIFIED } from '@parlour/kernel'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestPane } from './request-pane'
import { usePiece } from './use-piece'
import { AnsweringProvider } from './answering-provider'
import { AnswerPane } from './answer-pane'

afterEach(cleanup)

function show(
  choices: readonly Choice[] | typeof UNSPECIFIED,
  answer: (request: Request, selection: readonly Pick[]) => Promise<void>,
  owner = 'ann',
) {
  const request: Request = {
    id: 'r1',
    actor: 'ann',
    kind: 'first-card',
    title: 'Choose First Card',
    choices,
    min: 1,
    max: 2,
  }
  render(
    <MantineProvider>
      <RequestPane request={request} owner={owner} saving={false} answer={answer} />
    </MantineProvider>,
  )
}
const chooseButton = () => screen.getByRole('button', { name: 'choose' })

test('offers the choices, says why it cannot be sent, and sends what is checked', async () => {
  const answer = vi.fn(async () => {})
  show(['Archery', 'Tools', 'Wheel'], answer)
  expect(screen.getByText('[1..2]')).toBeTruthy()
  expect(chooseButton()).toHaveProperty('disabled', true)
  expect(screen.getByText(/1 to 2, not 0/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Tools'))
  await act(async () => fireEvent.click(chooseButton()))
  expect(answer).toHaveBeenCalledWith(expect.objectContaining({ id: 'r1' }), ['Tools'])
})

function Site({ name }: { readonly name: string }) {
  return <circle {...usePiece(`site/${name}`)} data-testid={name} />
}

test('a board and the list answer the same question: a click on either shows on both', () => {
  const request: Request = {
    id: 'r1',
    actor: 'ann',
    kind: 'deploy',
    title: 'Choose a site',
    choices: ['Araumycos', 'Gauntlgrym'].map((title) => ({ title, pieces: [`site/${title}`] })),
    min: 1,
    max: 1,
  }
  render(
    <MantineProvider>
      <AnsweringProvider request={request}>
        <AnswerPane saving={false} answer={async () => {}} />
        <svg>
          <Site name="Araumycos" />
          <Site name="Gauntlgrym" />
          <Site name="Ched Nasad" />
        </svg>
      </AnsweringProvider>
    </MantineProvider>,
  )
  const state = (name: string) => screen.getByTestId(name).dataset.state
  fireEvent.click(screen.getByTestId('Araumycos'))
  expect(screen.getByLabelText('Araumycos')).toHaveProperty('checked', true)
  fireEvent.click(screen.getByLabelText('Gauntlgrym'))
  expect([state('Araumycos'), state('Gauntlgrym'), state('Ched Nasad')]).toEqual([
    'can',
    'can chosen',
    undefined,
  ])
  expect(screen.getByTestId('Gauntlgrym').getAttribute('aria-pressed')).toBe('true')
})

test('says the fixed words when the answer fails, and what to do', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  show(['Archery'], async () => Promise.reject(new Error('no line')))
  fireEvent.click(screen.getByLabelText('Archery'))
  await act(async () => fireEvent.click(chooseButton()))
  expect(screen.getByRole('alert').textContent).toBe(
    'Error!\nCheck console for details.Your answer was not sent. Choose again. no line',
  )
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})

test('a free-form request says that this pane cannot answer it', () => {
  show(UNSPECIFIED, async () => {})
  expect(
    screen.getByText(
      'This is a special action: Choose First Card. You cannot use this selector pane for it.',
    ),
  ).toBeTruthy()
})

test("another player's request is a title without choices", () => {
  show(['Archery'], async () => {}, 'bob')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText('Choose First Card')).toBeTruthy()
})
