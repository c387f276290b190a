import { changes, scenarios } from '../../testing/scenarios'

scenarios('Rumor', {
  'returns from the score pile, draws one higher and passes a card on': {
    position: {
      ann: { green: ['Rumor'], hand: ['Oars'], score: ['Calendar', 'Tools'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Rumor' },
      { as: 'ann', offers: ['Calendar', 'Tools'], title: 'Return a card from your score pile', count: 1 },
      { as: 'ann', pick: ['Calendar'] },
      { as: 'ann', offers: ['Oars', 'Paper'], title: 'Choose card(s) to transfer', count: 1, pick: 'Oars' },
      changes({ ann: { hand: ['Paper'], score: ['Tools'] }, bob: { hand: ['Oars'] } }),
    ],
  },
  'passes a card to the next player in seat order': {
    position: { players: ['ann', 'bob', 'cat'], ann: { green: ['Rumor'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Rumor' }, changes({ ann: { hand: [] }, bob: { hand: ['Oars'] } })],
  },
  'does nothing with neither score nor hand': {
    position: { ann: { green: ['Rumor'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Rumor' }, changes()],
  },
})
