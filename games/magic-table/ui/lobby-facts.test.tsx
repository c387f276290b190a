import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { lobbyFacts } from './lobby-facts'

afterEach(cleanup)

const users = ['ann', 'bob', 'cat'].map((name) => ({ _id: name, name }))
const factOf = (options: Parameters<typeof lobbyFacts>[0], name: string) =>
  lobbyFacts(options, { users }).find((fact) => fact.name === name)?.value

it('names the format and who plays together', () => {
  expect(factOf({}, 'Format')).toBe('not chosen yet')
  expect(factOf({}, 'Opening hands')).toBe('seven cards, dealt')
  expect(factOf({ dealByHand: true }, 'Opening hands')).toBe('dealt by hand')
  const options = { format: 'Commander', teams: { ann: 'A', cat: 'A', gone: 'B' } }
  expect(factOf(options, 'Format')).toBe('Commander')
  expect(factOf(options, 'Teams')).toBe('ann in team A, cat in team A')
  expect(factOf({ format: 'Commander' }, 'Teams')).toBeUndefined()
})

it('leads to the draft whose decks are played', () => {
  expect(factOf({}, 'Decks')).toBeUndefined()
  render(<MemoryRouter>{factOf({ linkedDraftId: 'd' }, 'Decks')}</MemoryRouter>)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/game/d')
})
