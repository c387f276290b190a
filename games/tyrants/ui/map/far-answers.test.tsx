import { AnsweringProvider } from '@parlour/ui-kit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { piece } from '../../rules/facts/piece'
import { FarAnswers } from './far-answers'

afterEach(cleanup)

const frame = { x: 0, y: 0, width: 100, height: 900 }
const centers = new Map([
  ['Top', [50, 10]],
  ['Middle', [50, 400]],
  ['Foot', [50, 600]],
  ['Cellar', [50, 800]],
] as const)

function Seen() {
  const [area, see] = useState({ x: 0, y: 300, width: 100, height: 200 })
  return <FarAnswers drawing={{ centers, frame }} area={area} go={see} />
}

const show = (pieces: readonly string[]) =>
  render(
    <AnsweringProvider
      request={{
        id: 'r1',
        actor: 'ann',
        kind: 'deploy',
        title: 'Choose a location to deploy',
        choices: pieces.map((one) => ({ title: one, pieces: [one] })),
        min: 1,
        max: 1,
      }}
    >
      <Seen />
    </AnsweringProvider>,
  )
const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('counts answers out of sight, each place once, and scrolls the nearest into sight', () => {
  show([
    piece.location('Middle'),
    piece.location('Foot'),
    piece.troop('Cellar', 0),
    piece.spy('Cellar', 1),
    piece.location('Top'),
    piece.seat(0),
  ])
  expect(labels()).toEqual(['↑ 1 to choose above', '↓ 2 to choose below'])
  fireEvent.click(screen.getByRole('button', { name: '2 to choose below' }))
  expect(labels()).toEqual(['↑ 2 to choose above', '↓ 1 to choose below'])
  fireEvent.click(screen.getByRole('button', { name: '1 to choose below' }))
  expect(labels()).toEqual(['↑ 3 to choose above'])
})

test('says nothing where all answers are in sight, or none is on the map', () => {
  show([piece.location('Middle'), piece.card('noble-1')])
  expect(labels()).toEqual([])
})
