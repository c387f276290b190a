import { afterEach, expect, it } from 'vitest'
import { nearestCard } from './nearest-card'

afterEach(() => document.body.replaceChildren())

/** A card that lies so far down, and is drawn further down while it flies there. */
function card(name: string, top: number, away = 0): HTMLElement {
  const element = document.createElement('button')
  element.dataset.card = name
  element.style.translate = `0px ${away}px`
  element.getBoundingClientRect = () => new DOMRect(0, top + away, 100, 100)
  document.body.append(element)
  return element
}

it('an arrow leads to the card below, also while the first is still flying from further down', () => {
  const creature = card('creature', 100, 400)
  const land = card('land', 250)
  card('hand', 600)
  creature.addEventListener('keydown', nearestCard)
  creature.focus()
  creature.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
  expect(document.activeElement).toBe(land)
})
