import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cubeCard, showPage } from '../testing/show-page'
import { FoundCardRow } from './found-card-row'

afterEach(cleanup)

const MOTH = cubeCard('moth', { name: 'Lantern Moth', type_line: 'Creature' })

it('marks a card of a cube, leads to its page, and adds it on a click', () => {
  const onAdd = vi.fn()
  showPage(<FoundCardRow card={MOTH} isTabStop onAdd={onAdd} />, {})
  expect(screen.getByRole('img', { name: 'cube card' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'page of Lantern Moth' }).getAttribute('href')).toBe(
    '/magic/card/moth',
  )
  fireEvent.click(screen.getByRole('button', { name: /Lantern Moth/ }))
  expect(onAdd).toHaveBeenCalledWith('moth')
})

it('has no mark for a printed card', () => {
  showPage(<FoundCardRow card={{ ...MOTH, source: 'scryfall' }} isTabStop />, {})
  expect(screen.queryByRole('img', { name: 'cube card' })).toBeNull()
})
