import { changes, scenarios } from '../../testing/scenarios'

scenarios('Meteorology', {
  'scores a leaf': {
    position: { ann: { blue: ['Meteorology'] }, decks: { base: { 3: ['Machinery'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Meteorology' }, changes({ ann: { score: ['Machinery'] } })],
  },
  'returns a coin and draws two 3': {
    position: {
      ann: { blue: ['Meteorology'] },
      decks: { base: { 3: ['Translation', 'Optics', 'Education'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Meteorology' }, changes({ ann: { hand: ['Optics', 'Education'] } })],
  },
  'tucks anything else': {
    position: {
      ann: { blue: ['Meteorology'], purple: ['Feudalism'] },
      decks: { base: { 3: ['Education'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Meteorology' },
      changes({ ann: { purple: ['Feudalism', 'Education'] } }),
    ],
  },
  'claims Zen without a castle': {
    position: {
      expansions: ['base', 'usee'],
      unseenAchievements: true,
      ann: { blue: ['Meteorology'] },
      decks: { usee: { 3: ['Taqiyya'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Meteorology' },
      changes({ ann: { score: ['Taqiyya'], achievements: ['Zen'] } }),
    ],
  },
  'does not claim Zen with a castle': {
    position: {
      expansions: ['base', 'usee'],
      unseenAchievements: true,
      ann: { blue: ['Meteorology'], red: ['Archery'] },
      decks: { usee: { 3: ['Taqiyya'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Meteorology' }, changes({ ann: { score: ['Taqiyya'] } })],
  },
})
