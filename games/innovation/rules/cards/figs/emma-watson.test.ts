import { expect, it } from 'vitest'
import { open } from '../../testing/open'
import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Emma Watson', {
  'unsplays all colors of all boards when it is melded': {
    position: {
      ann: { hand: ['Emma Watson'], red: { cards: ['Archery', 'Oars'], splay: 'left' } },
      bob: { blue: { cards: ['Tools', 'Writing'], splay: 'up' } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Emma Watson' },
      changes({
        ann: { purple: ['Emma Watson'], red: ['Archery', 'Oars'], hand: [] },
        bob: { blue: ['Tools', 'Writing'] },
      }),
    ],
  },
  'not when it is there already and another card is melded': {
    position: {
      ann: { purple: ['Emma Watson'], hand: ['Oars'] },
      bob: { blue: { cards: ['Tools', 'Writing'], splay: 'up' } },
    },
    steps: [{ as: 'ann', pick: 'Meld.Oars' }, changes({ ann: { red: ['Oars'], hand: [] } })],
  },
  'a karma before its melding and its own both happen': {
    position: {
      ann: { hand: ['Emma Watson'], purple: ['Mysticism', 'Philosophy'] },
      bob: { purple: ['Catherine the Great'], blue: { cards: ['Tools', 'Writing'], splay: 'up' } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Emma Watson' },
      changes({
        ann: { purple: ['Emma Watson', 'Philosophy'], hand: ['Mysticism'] },
        bob: { blue: ['Tools', 'Writing'] },
      }),
    ],
  },
  'its owner returns six cards of the color of whoever melds': {
    position: {
      turn: bobsTurn,
      ann: { purple: ['Emma Watson'], red: ['Archery'] },
      bob: {
        red: ['Metalworking', 'Coal', 'Optics', 'Colonialism', 'Gunpowder', 'Engineering', 'Explosives'],
        hand: ['Oars'],
      },
    },
    steps: [{ as: 'bob', pick: 'Meld.Oars' }, changes({ bob: { red: ['Oars', 'Explosives'], hand: [] } })],
  },
  'where there are fewer, that player scores all cards of the color of all boards': {
    position: {
      turn: bobsTurn,
      ann: { purple: ['Emma Watson'], red: ['Archery'] },
      bob: { red: ['Metalworking'], hand: ['Oars'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Oars' },
      changes({ ann: { red: [] }, bob: { red: ['Oars'], score: ['Archery'], hand: [] } }),
    ],
  },
  'returns and scores nothing where the color is nowhere': {
    position: { turn: bobsTurn, ann: { purple: ['Emma Watson'] }, bob: { hand: ['Oars'] } },
    steps: [{ as: 'bob', pick: 'Meld.Oars' }, changes({ bob: { red: ['Oars'], hand: [] } })],
  },
  'with a karma of the melding player': {
    position: {
      turn: bobsTurn,
      ann: { purple: ['Emma Watson'], red: ['Archery'] },
      bob: { blue: ['Carl Friedrich Gauss'], hand: ['Oars'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Oars' },
      {
        as: 'bob',
        offers: ['Carl Friedrich Gauss', 'Emma Watson'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'bob', pick: ['Emma Watson'] },
      changes({ ann: { red: [] }, bob: { red: ['Oars'], score: ['Archery'], hand: [] } }),
    ],
  },
})

it('logs its effect when it is melded', () => {
  const table = open({ players: ['ann', 'bob'], ann: { hand: ['Emma Watson'] } })
  table.answer('ann', 'Meld.Emma Watson')
  expect(table.log()).toContain(
    'ann: Emma Watson: When you meld this card, unsplay all colors on all boards.',
  )
})
