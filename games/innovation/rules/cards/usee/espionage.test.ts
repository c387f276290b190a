import { changes, scenarios } from '../../testing/scenarios'

scenarios('Espionage', {
  'takes revealed cards until the color is in the hand': {
    position: { ann: { blue: ['Espionage'], hand: ['Tools'] }, bob: { hand: ['Archery', 'Pottery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Espionage' },
      { as: 'bob', offers: ['Archery', 'Pottery'], title: 'Choose a card to reveal', count: 1 },
      { as: 'bob', pick: ['Archery'] },
      { as: 'bob', sees: ['Tools'] },
      { as: 'ann', sees: ['Pottery'] },
      changes({ ann: { hand: ['Tools', 'Archery'] }, bob: { hand: ['Pottery'] } }),
    ],
  },
  'takes the whole hand where no color comes twice': {
    position: { ann: { blue: ['Espionage'] }, bob: { hand: ['Archery', 'Pottery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Espionage' },
      { as: 'bob', pick: ['Pottery'] },
      changes({ ann: { hand: ['Archery', 'Pottery'] }, bob: { hand: [] } }),
    ],
  },
  'demands nothing of an empty hand': {
    position: { ann: { blue: ['Espionage'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Espionage' }, changes()],
  },
})
