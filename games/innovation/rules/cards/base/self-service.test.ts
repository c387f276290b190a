import { changes, scenarios } from '../../testing/scenarios'

scenarios('Self Service', {
  'wins with twice as many achievements as any opponent': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['Self Service'], achievements: ['Tools', 'World'] },
      bob: { achievements: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Self Service' }, { over: { winner: 'ann', reason: 'Self Service' } }],
  },
  'does not win while one opponent has more than half as many': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['Self Service'], achievements: ['Tools', 'Calendar', 'Coal'] },
      bob: { achievements: ['Oars'] },
      cat: { achievements: ['Writing', 'Machinery'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Self Service' }, changes(), { turn: 'bob' }],
  },
  'wins without an achievement where no opponent has any': {
    position: { players: ['ann', 'bob', 'cat'], ann: { green: ['Self Service'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Self Service' }, { over: { winner: 'ann', reason: 'Self Service' } }],
  },
  'executes another top card where it does not win': {
    position: {
      bob: { achievements: ['Oars'] },
      ann: { green: ['Self Service', 'Sailing'], red: ['Coal', 'Archery'], blue: ['Writing'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Self Service' },
      { as: 'ann', offers: ['Coal', 'Writing'], title: 'Choose Cards(s)', count: 1, pick: 'Writing' },
      changes({ ann: { hand: ['Calendar'] } }),
      { turn: 'bob' },
    ],
  },
  'whoever has as many coins shares, and wins before its leader': {
    position: {
      ann: { green: ['Self Service'], achievements: ['Tools'] },
      bob: { green: ['Sailing'], achievements: ['Oars', 'Calendar'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Self Service' }, { over: { winner: 'bob', reason: 'Self Service' } }],
  },
  'wins with a single achievement where no opponent has any, whatever a team-mate has': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { green: ['Self Service'], achievements: ['Tools'] },
      cat: { achievements: ['Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Self Service' },
      { over: { winner: ['ann', 'cat'], reason: 'Self Service' } },
    ],
  },
  'executes nothing without another top card': {
    position: { ann: { green: ['Self Service', 'Sailing'] }, bob: { achievements: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Self Service' }, changes(), { turn: 'bob' }],
  },
})
