import type { Json } from '@parlour/kernel'
import { screenOf } from '@parlour/ui-kit/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { piece } from '../../rules/facts/piece'
import { open } from '../../rules/testing/open'
import { TyrantsText } from './tyrants-text'

afterEach(cleanup)

/** Draws the screen, which is loaded on demand. */
async function draw(shown: ReactElement): Promise<void> {
  render(shown)
  await screen.findByRole('textbox', { name: 'Command' })
}

const table = () => {
  const stated = open(
    {
      players: ['ann', 'bob'],
      map: 'base-2',
      sites: { Eryndlyn: { troops: ['ann', 'ann', 'bob'] } },
      ann: { hand: ['Noble', 'Soldier'] },
      bob: { hand: ['Deathblade'] },
    },
    { checks: false },
  )
  return JSON.parse(JSON.stringify(stated.view('ann'))) as Json
}

const linesOf = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('sites, paths, market, hand and players are lists of sentences, and a hand of others is a number', async () => {
  await draw(screenOf(TyrantsText, { viewer: 'ann', view: table(), requests: [] }))
  expect(linesOf('Sites').find((line) => line.startsWith('Eryndlyn'))).toMatch(
    /^Eryndlyn: 3 VP, 3 of 3 spaces filled \(2 ann, 1 bob\), control: ann.*\. Beside: .*Eryndlyn to /,
  )
  expect(linesOf('Your hand')).toEqual([
    expect.stringMatching(/^Noble, cost 0, obedience\. \+1 influence\./),
    expect.stringMatching(/^Soldier, /),
  ])
  expect(linesOf('bob')).toContainEqual(expect.stringMatching(/^Cards: 1 in hand, /))
  expect(document.body.textContent).not.toMatch(/Deathblade/)
})

test('a place is chosen by the name that people use for it', async () => {
  const answer = vi.fn(async () => undefined)
  const asked = {
    id: 'r1',
    actor: 'ann',
    kind: 'deploy',
    title: 'Choose a location to deploy',
    choices: ['Eryndlyn', 'Kanaglym'].map((title) => ({ title, pieces: [piece.location(title)] })),
    min: 1,
    max: 1,
  }
  await draw(screenOf(TyrantsText, { viewer: 'ann', view: table(), requests: [asked], answer }))
  const field = screen.getByRole('textbox', { name: 'Command' })
  await act(async () => {
    fireEvent.change(field, { target: { value: 'kana' } })
  })
  await act(async () => {
    fireEvent.submit(field)
  })
  expect(answer).toHaveBeenCalledExactlyOnceWith(asked, ['Kanaglym'])
})
