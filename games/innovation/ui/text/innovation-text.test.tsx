import { screenOf } from '@parlour/ui-kit/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { piece } from '../../rules/facts/piece'
import { open } from '../../rules/testing/open'
import { request } from '../testing/question-fixture'
import { sent } from '../testing/screen-fixture'
import { InnovationText } from './innovation-text'

afterEach(cleanup)

/** Draws the screen, which is loaded on demand. */
async function draw(shown: ReactElement): Promise<void> {
  render(shown)
  await screen.findByRole('textbox', { name: 'Command' })
}

const players = ['ann', 'bob'] as const
const table = () =>
  sent(
    open({
      players: [...players],
      ann: { hand: ['Archery'], red: ['Oars'] },
      bob: { hand: ['Sailing'], score: ['Pottery'] },
    }).view('ann'),
  )

async function run(command: string): Promise<string> {
  const field = screen.getByRole('textbox', { name: 'Command' })
  await act(async () => {
    fireEvent.change(field, { target: { value: command } })
  })
  await act(async () => {
    fireEvent.submit(field)
  })
  return screen.getAllByRole('status').at(-1)?.textContent ?? ''
}

const linesOf = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the table is headings and lists, with the text and the icons of every card that is seen', async () => {
  await draw(screenOf(InnovationText, { viewer: 'ann', view: table(), requests: [] }))
  expect(linesOf('Your hand, 1 card')[0]).toMatch(/^Archery, red, value 1; castle, .*\. castle: /)
  expect(linesOf('Your board')[0]).toMatch(/^1 red card, not splayed; shows .*\. Top: Oars, red, value 1; /)
  expect(linesOf('Piles of bob')).toEqual([
    expect.stringMatching(/^1 point, 0 achievements/),
    'Hand: face-down base 1.',
    'Score pile: face-down base 1.',
  ])
  expect(document.body.textContent).not.toMatch(/Sailing|Pottery/)
})

test('a command answers, and what was asked goes with it', async () => {
  const answer = vi.fn(async () => undefined)
  const group = (title: string, name: string) => ({
    title,
    choices: [{ title: name, pieces: [piece.card(name)] }],
    min: 0,
    max: 1,
  })
  const asked = request([group('Meld', 'Archery'), group('Dogma', 'Oars')], { title: 'Choose First Action' })
  await draw(screenOf(InnovationText, { viewer: 'ann', view: table(), requests: [asked], answer }))
  expect(screen.getByRole('checkbox', { name: /^Archery\. red, value 1; castle/ })).toBeTruthy()
  expect(await run('meld pottery')).toMatch(/^Nothing here is called/)
  expect(await run('meld arch')).toBe('Chosen: Meld: Archery.')
  expect(answer).toHaveBeenCalledExactlyOnceWith(asked, [{ title: 'Meld', selection: ['Archery'] }])
})

test('a command that means nothing here is told so, and a part of the table can be read', async () => {
  await draw(
    screenOf(InnovationText, { viewer: 'ann', view: table(), requests: [request(['left', 'right'])] }),
  )
  expect(await run('sideways')).toBe('Nothing here is called "sideways". Type "help" for all commands.')
  expect(await run('read hand')).toMatch(/^Your hand, 1 card: Archery, red/)
  expect(await run('choices')).toBe('left; right')
})
