import { changes, scenarios } from '../../testing/scenarios'

scenarios('Skyscrapers', {
  'takes a top card with a clock, scores the next, returns the rest, and goes to the hand': {
    position: {
      ann: { yellow: ['Skyscrapers', 'Agriculture'] },
      bob: { red: ['Mobility', 'Archery', 'Oars', 'Coal'], purple: ['Railroad'], blue: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Skyscrapers' },
      { as: 'bob', offers: ['Mobility', 'Railroad'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Mobility'] },
      changes({
        ann: { yellow: ['Agriculture'], red: ['Mobility'], hand: ['Skyscrapers'] },
        bob: { score: ['Archery'], red: [] },
      }),
      { turn: 'bob' },
    ],
  },
  'goes to the hand although there was nothing to score or to return': {
    position: { ann: { yellow: ['Skyscrapers'] }, bob: { purple: ['Railroad'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Skyscrapers' },
      changes({ ann: { purple: ['Railroad'], hand: ['Skyscrapers'], yellow: [] }, bob: { purple: [] } }),
    ],
  },
  'demands of a second victim although it is not a top card any more': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { yellow: ['Skyscrapers', 'Agriculture'] },
      bob: { purple: ['Railroad', 'Mysticism', 'Code of Laws'] },
      cat: { red: ['Mobility', 'Archery', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Skyscrapers' },
      changes({
        ann: { yellow: ['Agriculture'], purple: ['Railroad'], red: ['Mobility'], hand: ['Skyscrapers'] },
        bob: { score: ['Mysticism'], purple: [] },
        cat: { score: ['Archery'], red: [] },
      }),
    ],
  },
  'does nothing without a clock, whatever else is there': {
    position: { ann: { yellow: ['Skyscrapers'] }, bob: { red: ['Archery', 'Mobility'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Skyscrapers' }, changes()],
  },
  'demands nothing of whoever has as many coins': {
    position: { ann: { yellow: ['Skyscrapers'] }, bob: { green: ['Sailing'], purple: ['Railroad'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Skyscrapers' }, changes()],
  },
  'takes a green card, too: only yellow ones are spared': {
    position: {
      ann: { yellow: ['Skyscrapers', 'Agriculture'] },
      bob: { green: ['Databases'], blue: ['Rocketry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Skyscrapers' },
      { as: 'bob', offers: ['Databases', 'Rocketry'], pick: 'Databases' },
      changes({
        ann: { yellow: ['Agriculture'], green: ['Databases'], hand: ['Skyscrapers'] },
        bob: { green: [] },
      }),
    ],
  },
})
