import { applyDifference, difference, type Json } from '@parlour/kernel'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Card } from '../rules/facts/card'
import { viewFor } from '../rules/testing/view-fixture'
import { actionMenu } from './testing/question-fixture'
import { screenOf, sent } from './testing/screen-fixture'

const drawn = vi.hoisted((): string[] => [])
vi.mock('./card/innovation-card', () => ({
  InnovationCard({ card, ...rest }: { readonly card: Card; readonly 'data-state'?: string }) {
    drawn.push(card.name)
    return <article data-name={card.name} data-state={rest['data-state']} />
  },
}))

beforeEach(() => void drawn.splice(0))
afterEach(cleanup)

/** The view after a push: what did not change in it is what it was. */
function pushed(before: Json, position: Readonly<Record<string, unknown>>): Json {
  const change = difference(before, sent(viewFor('ann', position)))
  return change === undefined ? before : applyDifference(before, change)
}

test('a push renders only the cards that it is about', () => {
  const before = sent(viewFor())
  const { rerender } = render(screenOf({ viewer: 'ann', view: before, requests: [] }))
  expect(drawn).toContain('Archery')
  drawn.splice(0)
  const drew = pushed(before, { bob: { green: ['Sailing'], hand: ['Pottery', 'Calendar', 'Clothing'] } })
  rerender(screenOf({ viewer: 'ann', view: drew, requests: [], seq: 2 }))
  expect(drawn).toEqual([])
  const melded = pushed(drew, { bob: { green: ['Sailing'], blue: ['Pottery'], hand: ['Calendar'] } })
  rerender(screenOf({ viewer: 'ann', view: melded, requests: [], seq: 3 }))
  expect(drawn).toEqual(['Pottery'])
})

test('a question renders only the cards that answer it, or did', () => {
  const view = sent(viewFor())
  const { rerender, container } = render(screenOf({ viewer: 'ann', view, requests: [] }))
  const state = (name: string) =>
    container.querySelector(`[data-name="${name}"]`)?.getAttribute('data-state') ?? undefined
  drawn.splice(0)
  rerender(screenOf({ viewer: 'ann', view, requests: [actionMenu], seq: 2 }))
  expect([...new Set(drawn)].toSorted()).toEqual(['Agriculture', 'Archery', 'Oars', 'Tools'])
  expect([state('Oars'), state('Sailing')]).toEqual(['can', undefined])
  drawn.splice(0)
  rerender(screenOf({ viewer: 'ann', view, requests: [], seq: 3 }))
  expect([...new Set(drawn)].toSorted()).toEqual(['Agriculture', 'Archery', 'Oars', 'Tools'])
  expect(state('Oars')).toBeUndefined()
})
