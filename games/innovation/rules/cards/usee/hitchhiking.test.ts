import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Hitchhiking', {
  'the other player decides and sees what the leader sees': {
    position: {
      turn: annsTurn,
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['Hitchhiking'], hand: ['Optics', 'Paper'] },
      bob: { hand: ['Pottery'] },
      decks: { base: { 1: ['Oars', 'Sailing'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hitchhiking' },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player', pick: 'bob' },
      { as: 'bob', offers: ['Optics', 'Paper'], title: '(optional) Choose card(s) to return' },
      { as: 'bob', sees: ['Optics'] },
      { as: 'cat', hidden: ['Optics'] },
      { as: 'ann', refused: ['Optics'] },
      { as: 'bob', pick: ['Optics'] },
      changes({ ann: { blue: ['Pottery'], hand: ['Paper', 'Sailing'], score: ['Oars'] }, bob: { hand: [] } }),
      { as: 'bob', hidden: ['Paper'] },
      { turn: 'ann' },
    ],
  },
  'nothing is executed where nothing was given': {
    position: { turn: annsTurn, ann: { green: ['Hitchhiking'], hand: ['Optics'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Hitchhiking' }, changes()],
  },
})
