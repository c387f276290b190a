import { changes, scenarios } from '../../testing/scenarios'

scenarios('Rock', {
  'takes a green top card, and may score an own top card': {
    position: { ann: { purple: ['Rock'], red: ['Oars'] }, bob: { green: ['Paper', 'Sailing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Rock' },
      { as: 'ann', offers: ['Oars', 'Rock'], title: '(optional) Choose card(s) to score', count: [0, 1] },
      { as: 'ann', pick: ['Oars'] },
      changes({ ann: { hand: ['Paper'], score: ['Oars'], red: [] }, bob: { green: ['Sailing'] } }),
    ],
  },
  'wins where Scissors is the new green top card': {
    position: { ann: { purple: ['Rock'] }, bob: { green: ['Sailing', 'Scissors'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Rock' }, { over: { winner: 'ann', reason: 'Rock' } }],
  },
  'wins by an own green Paper': {
    position: { ann: { purple: ['Rock'], green: ['Sailing', 'Paper'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Rock', 'Sailing'] }, { over: { winner: 'ann', reason: 'Rock' } }],
  },
  'wins nothing by Scissors beneath or by the Paper of another': {
    position: { ann: { purple: ['Rock'] }, bob: { green: ['Mapmaking', 'Paper', 'Scissors'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Rock', []] },
      changes({ ann: { hand: ['Mapmaking'] }, bob: { green: ['Paper', 'Scissors'] } }),
    ],
  },
})
