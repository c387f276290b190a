import { changes, scenarios } from '../../testing/scenarios'

scenarios('The Communist Manifesto', {
  'gives each other player a 7, melds the last one and self-executes it': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { purple: ['The Communist Manifesto'], hand: ['Tools'] },
      cat: { red: ['Archery'] },
      decks: { base: { 7: ['Combustion', 'Refrigeration', 'Evolution'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Communist Manifesto' },
      {
        as: 'ann',
        offers: ['Combustion', 'Refrigeration', 'Evolution'],
        title: 'Choose card(s) to transfer',
        count: 1,
      },
      { as: 'ann', pick: ['Evolution'] },
      { as: 'cat', sees: ['Combustion', 'Refrigeration', 'Evolution'] },
      { as: 'ann', offers: ['Combustion', 'Refrigeration'], title: 'Choose card(s) to transfer' },
      { as: 'ann', pick: ['Combustion'] },
      { as: 'ann', offers: ['Tools'], title: '(optional) Choose card(s) to score', pick: 'Tools' },
      changes({
        ann: { yellow: ['Refrigeration'], score: ['Tools'], hand: [] },
        bob: { blue: ['Evolution'] },
        cat: { red: ['Combustion', 'Archery'] },
      }),
    ],
  },
  'your own card is melded, not transferred: a card on display stays there': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['The Communist Manifesto'] },
      decks: { base: { 7: ['Combustion', 'Explosives'] } },
    },
    steps: [
      { as: 'ann', picks: ['dogma', 'Combustion'] },
      changes({
        ann: { red: ['Explosives'], museum: ['Museum 1', 'The Communist Manifesto'], artifact: [] },
        bob: { red: ['Combustion'] },
      }),
    ],
  },
})
