import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cubeCard, lookupAmong, showPage, testDeck } from '../testing/show-page'
import { SampleHand } from './sample-hand-dialog'

afterEach(cleanup)

const show = (main: string[]) =>
  showPage(
    <SampleHand
      deck={testDeck({ cardIdsByZone: { main, side: ['moth'], command: [] } })}
      onClose={() => undefined}
    />,
    { 'magic/card/lookup': lookupAmong([cubeCard('moth', { name: 'Lantern Moth' })]) },
  )
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('says that a main deck without cards has no hand', async () => {
  show([])
  expect(await screen.findByText('The main deck has no cards to draw.')).toBeTruthy()
  expect([button('new hand').disabled, button('draw a card').disabled]).toEqual([true, true])
})

it('shows fewer than seven cards where there are no more, and names those that nobody knows any more', async () => {
  show(['moth', 'gone'])
  expect(await screen.findByText('unknown card')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('0 cards left')).toBeTruthy()
  expect([button('new hand').disabled, button('draw a card').disabled]).toEqual([false, true])
})
