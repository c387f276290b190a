import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cardOf } from '../../rules/facts/catalog'
import { InnovationCard } from './innovation-card'

afterEach(cleanup)

function classesOf(name: string, { cell, covered }: { readonly cell: number; readonly covered: boolean }) {
  const card = cardOf(name)
  if (card === undefined) throw new Error(`there is no card ${name}`)
  render(<InnovationCard card={card} size="small" covered={covered} width={120} cell={cell} />)
  const { className } = screen.getByRole('article')
  cleanup()
  return className
}

test('two digits of a value stand closer in the strips of small icons, and only there', () => {
  expect(classesOf('Software', { cell: 11, covered: true })).toMatch(/close/)
  expect(classesOf('Software', { cell: 14, covered: true })).not.toMatch(/close/)
  expect(classesOf('Software', { cell: 11, covered: false })).not.toMatch(/close/)
  expect(classesOf('Oars', { cell: 11, covered: true })).not.toMatch(/close/)
})

test('a card that answers is described by its text, which a button would hide', () => {
  const card = cardOf('Archery')
  if (card === undefined) throw new Error('there is no such card')
  render(<InnovationCard card={card} size="small" width={120} cell={14} role="button" />)
  expect(screen.getByRole('button', { name: /^Archery/ }).getAttribute('aria-description')).toMatch(
    /^castle: I demand you draw a /,
  )
  cleanup()
  render(<InnovationCard card={card} size="full" width={120} cell={14} />)
  expect(screen.getByRole('article').textContent).toContain('I demand you draw a')
})
