import { changes, scenarios } from '../../testing/scenarios'

scenarios('Bioengineering', {
  'scores a top card with a leaf of any board; then most leaves win, as somebody has fewer than two': {
    position: {
      ann: { blue: ['Bioengineering'], red: ['Archery'] },
      bob: { yellow: ['Agriculture'], green: ['Clothing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Bioengineering' },
      { as: 'ann', offers: ['Agriculture', 'Clothing'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['Agriculture'] },
      { over: { winner: 'bob', reason: 'Bioengineering' } },
    ],
  },
  'nobody wins where the most leaves are tied': {
    position: { ann: { blue: ['Bioengineering'] }, bob: { yellow: ['Agriculture', 'Masonry'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Bioengineering' },
      changes({ ann: { score: ['Agriculture'] }, bob: { yellow: ['Masonry'] } }),
      { turn: 'bob' },
    ],
  },
  'a single leaf is fewer than two, too': {
    position: {
      ann: { blue: ['Bioengineering'], yellow: ['Stem Cells'] },
      bob: { green: ['Sailing'], purple: ['Code of Laws'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Bioengineering', 'Code of Laws'] },
      { over: { winner: 'ann', reason: 'Bioengineering' } },
    ],
  },
  'nobody wins where all have two leaves': {
    position: {
      ann: { blue: ['Bioengineering'], green: ['Sailing'], yellow: ['Stem Cells'] },
      bob: { green: ['Clothing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Bioengineering' },
      { as: 'ann', offers: ['Stem Cells', 'Sailing', 'Clothing'], pick: 'Sailing' },
      changes({ ann: { score: ['Sailing'], green: [] } }),
    ],
  },
  'scores nothing without a leaf on top, and nobody wins': {
    position: { ann: { blue: ['Bioengineering'] }, bob: { red: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Bioengineering' }, changes(), { turn: 'bob' }],
  },
  'is shared by whoever has as many clocks': {
    position: {
      ann: { blue: ['Bioengineering'], yellow: ['Agriculture'] },
      bob: { green: ['Databases'] },
      decks: { base: { 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Bioengineering' },
      changes({ ann: { hand: ['Robotics'], yellow: [] }, bob: { score: ['Agriculture'] } }),
    ],
  },
})
