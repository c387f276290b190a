import { MantineProvider } from '@mantine/core'
import type { Request } from '@parlour/kernel'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CallReply } from '../testing/screen-of'
import { AnsweringProvider, useQuestion } from './answering-provider'
import { AsksFirst } from './asks-first'
import { ChooseButton } from './choose-button'
import type { Leaf } from './question'
import { useChoice } from './use-choice'
import { useChoosing } from './use-choosing'
import { usePiece } from './use-piece'

afterEach(cleanup)

const cards = (...names: readonly string[]) => names.map((title) => ({ title, pieces: [`card/${title}`] }))

const asked = (rest: Partial<Request> = {}): Request => ({
  id: 'r1',
  actor: 'ann',
  kind: 'cards',
  title: 'Choose a card',
  choices: cards('Oars', 'Tools', 'Wheel'),
  min: 1,
  max: 1,
  ...rest,
})

function Option({ leaf }: { readonly leaf: Leaf }) {
  return <button {...useChoice(leaf)}>{leaf.item.title}</button>
}

function OnBoard({ name }: { readonly name: string }) {
  return <div {...usePiece(`card/${name}`)} aria-label={`${name} on the board`} />
}

function Screen({ answer }: { readonly answer: CallReply }) {
  const { leaves } = useQuestion()
  const choosing = useChoosing({ answer, saving: false })
  return (
    <>
      <ChooseButton choosing={choosing} />
      {leaves.map((leaf) => (
        <Option key={leaf.key} leaf={leaf} />
      ))}
      <OnBoard name="Oars" />
    </>
  )
}

interface Manner {
  readonly asksFirst?: boolean
  readonly readsFirst?: (leaf: Leaf) => boolean
}

const shown = (request: Request, answer: CallReply, { asksFirst = false, readsFirst }: Manner) => (
  <MantineProvider>
    <AsksFirst value={asksFirst}>
      <AnsweringProvider request={request} ordering={isNext} readsFirst={readsFirst}>
        <Screen key={request.id} answer={answer} />
      </AnsweringProvider>
    </AsksFirst>
  </MantineProvider>
)
const isNext = ({ kind }: Request) => kind === 'next'

function show(request: Request, manner: Manner = {}) {
  const answer = vi.fn<CallReply>(async () => {})
  const { rerender } = render(shown(request, answer, manner))
  return { answer, ask: async (next: Request) => act(async () => rerender(shown(next, answer, manner))) }
}
const click = async (name: string, detail = 1) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name }), { detail }))

test('one click answers where one choice is asked for, in the list and on the board', async () => {
  const { answer } = show(asked())
  await click('Tools')
  expect(answer).toHaveBeenCalledExactlyOnceWith(asked(), ['Tools'])
  await click('Oars on the board')
  expect(answer).toHaveBeenLastCalledWith(asked(), ['Oars'])
})

test('whoever wants to be asked first picks with a click, and answers with a double click or the button', async () => {
  const { answer } = show(asked(), { asksFirst: true })
  await click('Tools')
  expect(answer).not.toHaveBeenCalled()
  await click('choose')
  expect(answer).toHaveBeenLastCalledWith(asked(), ['Tools'])
  await click('Wheel', 1)
  await click('Wheel', 2)
  expect(answer).toHaveBeenLastCalledWith(asked(), ['Wheel'])
})

test('what is to be read first is picked with a click, in the list and on the board, and answers with the next', async () => {
  const { answer } = show(asked(), { readsFirst: ({ item }) => item.title !== 'Tools' })
  await click('Oars on the board')
  expect(screen.getByRole('button', { name: 'Oars' }).getAttribute('aria-pressed')).toBe('true')
  await click('Wheel')
  expect(screen.getByRole('button', { name: 'Oars' }).getAttribute('aria-pressed')).toBe('false')
  expect(answer).not.toHaveBeenCalled()
  await click('Wheel')
  expect(answer).toHaveBeenCalledExactlyOnceWith(asked(), ['Wheel'])
  await click('Tools')
  expect(answer).toHaveBeenLastCalledWith(asked(), ['Tools'])
})

test('of several a click picks, and a double click picks and answers, whether it was picked or not', async () => {
  const several = asked({ min: 1, max: 3 })
  const { answer } = show(several)
  await click('Oars')
  await click('Tools')
  expect(answer).not.toHaveBeenCalled()
  await click('Tools', 1)
  await click('Tools', 2)
  expect(answer).toHaveBeenCalledExactlyOnceWith(several, ['Oars', 'Tools'])
})

test('a piece that stands for several choices takes one after the other, and a double click answers', async () => {
  const both = asked({
    choices: [
      { title: 'meld', pieces: ['card/Oars'] },
      { title: 'score', pieces: ['card/Oars'] },
    ],
  })
  const { answer } = show(both)
  await click('Oars on the board')
  expect(answer).not.toHaveBeenCalled()
  await click('choose')
  expect(answer).toHaveBeenLastCalledWith(both, ['meld'])
  await click('Oars on the board', 1)
  await click('Oars on the board', 2)
  expect(answer).toHaveBeenLastCalledWith(both, ['score'])
})

test('the second click of a double click does not answer the question that came in between', async () => {
  const { answer, ask } = show(asked())
  await click('Tools', 1)
  await ask(asked({ id: 'r2' }))
  await click('Tools', 2)
  expect(answer).toHaveBeenCalledTimes(1)
  await click('Tools', 1)
  expect(answer).toHaveBeenCalledTimes(2)
})

test('what may be added to an answer, and an optional one, is said with the button', async () => {
  const { answer } = show(asked({ min: 0 }))
  await click('Tools')
  expect(answer).not.toHaveBeenCalled()
  await click('choose')
  expect(answer).toHaveBeenCalledTimes(1)
})

test('one thing on offer is taken with a click, or left with one', async () => {
  const offer = asked({ min: 0, choices: cards('Oars') })
  const { answer } = show(offer)
  await click('leave')
  expect(answer).toHaveBeenLastCalledWith(offer, [])
  await click('Oars on the board')
  expect(answer).toHaveBeenLastCalledWith(offer, ['Oars'])
  expect(answer).toHaveBeenCalledTimes(2)
})

test('an order is clicked together and sent once; the page answers each question of it', async () => {
  const next = (id: string, ...names: readonly string[]) =>
    asked({ id, kind: 'next', choices: [...cards(...names), 'auto'] })
  const { answer, ask } = show(next('r1', 'Oars', 'Tools', 'Wheel'))
  await click('Wheel')
  await click('Oars on the board')
  expect(answer).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Oars' }).dataset.order).toBe('2')
  await click('in this order')
  expect(answer).toHaveBeenCalledExactlyOnceWith(next('r1', 'Oars', 'Tools', 'Wheel'), ['Wheel'])
  const second = next('r2', 'Oars', 'Tools')
  await ask(second)
  expect(answer).toHaveBeenCalledTimes(2)
  expect(answer).toHaveBeenLastCalledWith(second, ['Oars'])
  await ask(next('r3', 'Tools', 'Archery'))
  expect(answer).toHaveBeenCalledTimes(2)
})

test('an order that is not whole is sent as far as it goes; a word beside the cards is an answer of its own', async () => {
  const next = asked({ kind: 'next', choices: [...cards('Oars', 'Tools', 'Wheel'), 'auto'] })
  const { answer, ask } = show(next)
  await click('Tools')
  await click('these first')
  expect(answer).toHaveBeenLastCalledWith(next, ['Tools'])
  const rest = { ...next, id: 'r2', choices: [...cards('Oars', 'Wheel'), 'auto'] }
  await ask(rest)
  expect(answer).toHaveBeenCalledTimes(1)
  await click('auto')
  expect(answer).toHaveBeenLastCalledWith(rest, ['auto'])
})
