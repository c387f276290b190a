import { expect, test } from 'vitest'
import { cardChoice, request } from '../testing/question-fixture'
import { questionWords } from './question-words'

const optional = { min: 0, max: 1 }

test('one color that may be splayed is a question with its direction', () => {
  const asked = request([], { kind: 'splay', title: '(optional) Choose a color to splay left', ...optional })
  expect(questionWords(asked, { title: 'red', kind: 'splay-left' })).toEqual({
    heading: 'Splay red left?',
    take: 'Splay',
  })
  expect(questionWords(asked, { title: 'blue up', kind: 'splay-target' }).heading).toBe('Splay blue up?')
})

test('one card that may be moved is a question with what would be done to it', () => {
  const asked = request([], {
    kind: 'cards-to-tuck',
    title: '(optional) Choose card(s) to tuck',
    ...optional,
  })
  expect(questionWords(asked, cardChoice('Oars'))).toEqual({ heading: 'Tuck Oars?', take: 'Tuck' })
  expect(questionWords(asked, { title: '*base-2* (bob)' })).toEqual({ heading: 'Tuck this card?' })
  expect(questionWords({ ...asked, title: 'Choose card(s) to tuck' }, undefined).heading).toBe(
    'Choose a card to tuck',
  )
  expect(questionWords({ ...asked, max: 3 }, undefined).heading).toBe('Choose cards to tuck')
})

test('any other question keeps its title', () => {
  const named = request([], { kind: 'named-card', title: 'Name a card' })
  expect(questionWords(named, undefined)).toEqual({ heading: 'Name a card' })
  expect(questionWords({ ...named, title: '' }, undefined)).toEqual({ heading: 'Choose' })
})

test('a title says nothing in brackets: how many are wanted stands beside it in words', () => {
  const asked = request([], { kind: 'splay', title: '(optional) Choose a color to splay left', ...optional })
  expect(questionWords(asked, undefined).heading).toBe('Choose a color to splay left')
  expect(questionWords({ ...asked, title: 'Choose Cards(s)', max: 4 }, undefined).heading).toBe(
    'Choose cards',
  )
})

test('the first card says what follows from it', () => {
  const asked = request([], { kind: 'first-card', title: 'Choose First Card' })
  expect(questionWords(asked, undefined)).toEqual({
    heading: 'Choose First Card',
    fact: expect.stringMatching(/is melded.*alphabetically first card begins/),
  })
})
