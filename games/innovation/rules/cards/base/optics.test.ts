import { changes, scenarios } from '../../testing/scenarios'

scenarios('Optics', {
  'scores a 4 after melding a card with a coin': {
    position: {
      ann: { red: ['Optics'], green: ['Paper'] },
      decks: { base: { 3: ['Compass'], 4: ['Gunpowder'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Optics' },
      changes({ ann: { green: ['Compass', 'Paper'], score: ['Gunpowder'] } }),
    ],
  },
  'otherwise gives a scored card to an opponent with fewer points, both chosen by the player': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      ann: { red: ['Optics'], score: ['Oars', 'Calendar'] },
      bob: { score: ['Tools'] },
      cat: { score: ['Gunpowder'] },
      dan: { score: ['Construction'] },
      decks: { base: { 3: ['Education'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Optics' },
      { as: 'ann', offers: ['bob', 'dan'], title: 'Choose Player', count: 1, pick: 'dan' },
      { as: 'ann', offers: ['Oars', 'Calendar'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'ann', pick: ['Calendar'] },
      changes({
        ann: { purple: ['Education'], score: ['Oars'] },
        dan: { score: ['Construction', 'Calendar'] },
      }),
    ],
  },
  'gives nothing when no opponent has fewer points': {
    position: {
      ann: { red: ['Optics'], score: ['Oars'] },
      bob: { score: ['Tools'] },
      decks: { base: { 3: ['Education'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Optics' },
      changes({ ann: { purple: ['Education'] } }),
      { turn: 'bob' },
    ],
  },
  'is shared: a sharer may have to give to the leader': {
    position: {
      ann: { red: ['Optics'] },
      bob: { blue: ['Translation'], score: ['Oars', 'Tools'] },
      decks: { base: { 3: ['Education', 'Compass', 'Machinery'], 4: ['Gunpowder'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Optics' },
      { as: 'bob', pick: ['Oars'] },
      changes({
        ann: { green: ['Compass'], score: ['Oars', 'Gunpowder'], hand: ['Machinery'] },
        bob: { purple: ['Education'], score: ['Tools'] },
      }),
    ],
  },
  'gives nothing to a team-mate': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { red: ['Optics'], score: ['Calendar'] },
      bob: { score: ['Tools'] },
      dan: { score: ['Gunpowder'] },
      decks: { base: { 3: ['Education'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Optics' },
      changes({ ann: { purple: ['Education'], score: [] }, bob: { score: ['Tools', 'Calendar'] } }),
    ],
  },
})
