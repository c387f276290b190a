import { expect, it } from 'vitest'
import { mentionedNames } from './words'

it('a name is mentioned by a text or by a longer name, not by its own nor by a longer word', () => {
  const card = (name: string, ...texts: readonly string[]) => ({ name, texts })
  const cards = [card('Tools', 'Return Oak.'), card('Oak'), card('Machine Tools'), card('Elm', 'Helmet')]
  expect([...mentionedNames(cards)]).toEqual(['Tools', 'Oak'])
})
