import type { Request } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { questionWords } from './question-words'

const asked = (rest: Partial<Request>): Request => ({
  id: 'r1',
  actor: 'ann',
  kind: 'action',
  title: 'Choose Action',
  choices: [],
  min: 1,
  max: 1,
  ...rest,
})

it.each<[string, Partial<Request>]>([
  ['Choose Action', {}],
  ['Choose', { title: '' }],
  ['Choose where to move the troop', { kind: 'move-to', title: 'Choose a location' }],
  ['Choose a spy to return', { kind: 'return-spy', title: '(optional) Choose a location', min: 0 }],
  ['Choose where to assassinate', { kind: 'site', title: 'Choose a location' }],
  [
    'Choose up to three white troops',
    {
      kind: 'white-troops',
      title: '(optional) Choose which troops to deploy your Minotaur Skeleton against',
      min: 0,
      max: 3,
    },
  ],
  ['Choose a card', { kind: 'new-kind', title: '(optional) Choose card(s)', min: 0 }],
  ['Choose an opponent', { kind: 'opponent', title: 'Choose Player' }],
  [
    'Choose an opponent who must discard',
    { kind: 'discarding-opponent', title: 'Choose an opponent to discard' },
  ],
  ['Choose a trophy hall to take a white troop from', { kind: 'hall', title: 'Choose Player' }],
  [
    'Choose a player whose dead you will raise',
    { kind: 'whose-dead', title: 'Choose a player whose dead you will raise' },
  ],
  [
    'Devour a card from your inner circle?',
    { kind: 'devour-inner-circle', title: '(optional) Devour a card from your innerCircle?', min: 0 },
  ],
  ['Choose a card to promote', { kind: 'promote', title: 'Choose cards to promote' }],
  ['Choose cards to promote', { kind: 'promote', title: 'Choose cards to promote', max: 2 }],
  [
    'Choose cards to promote',
    { kind: 'promote', title: '(optional) Choose cards to promote', min: 0, max: 2 },
  ],
])('%s', (words, request) => expect(questionWords(asked(request))).toBe(words))
