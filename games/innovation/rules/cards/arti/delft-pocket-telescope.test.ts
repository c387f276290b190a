import { changes, scenarios } from '../../testing/scenarios'

scenarios('Delft Pocket Telescope', {
  'returns a scored card and shows a drawn one that has an icon of it': {
    position: {
      ann: { blue: ['Delft Pocket Telescope'], score: ['Tools', 'Coal'] },
      decks: { base: { 5: ['Physics'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Delft Pocket Telescope' },
      { as: 'ann', offers: ['Tools', 'Coal'], title: 'Choose card(s) to reveal', count: 1, pick: 'Tools' },
      { as: 'bob', sees: ['Tools', 'Physics'] },
      { as: 'bob', hidden: ['Canning', 'Coal'] },
      changes({ ann: { hand: ['Physics', 'Canning'], score: ['Coal'] } }),
    ],
  },
  'lets the player choose which of two is shown': {
    position: {
      ann: { blue: ['Delft Pocket Telescope'], score: ['Tools'] },
      decks: { base: { 5: ['Physics'], 6: ['Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Delft Pocket Telescope' },
      { as: 'ann', offers: ['Physics', 'Classification'], title: 'Choose card(s) to reveal', count: 1 },
      { as: 'ann', pick: ['Classification'] },
      { as: 'bob', sees: ['Classification'] },
      { as: 'bob', hidden: ['Physics'] },
      changes({ ann: { hand: ['Physics', 'Classification'], score: [] } }),
    ],
  },
  'returns both where they have none, and is repeated': {
    position: {
      ann: { blue: ['Delft Pocket Telescope'], score: ['Agriculture', 'Tools'] },
      decks: { base: { 5: ['Coal', 'Physics'], 6: ['Machine Tools', 'Canning'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Delft Pocket Telescope', 'Agriculture'] },
      changes({ ann: { hand: ['Physics', 'Canning'], score: [] } }),
    ],
  },
  'ends where the score pile is used up': {
    position: {
      ann: { blue: ['Delft Pocket Telescope'], score: ['Agriculture'] },
      decks: { base: { 5: ['Coal'], 6: ['Machine Tools'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Delft Pocket Telescope' }, changes({ ann: { score: [] } })],
  },
})
