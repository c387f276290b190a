import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Tecumseh', {
  "returns a top card with a factory from another's board and junks an achievement of the value": {
    position: {
      achievements: ['Banking', 'Oars'],
      ann: { red: ['Tecumseh'], hand: ['Tools'] },
      bob: { red: ['Coal'], blue: ['Chemistry'], yellow: ['Statistics'] },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Tools', [5]] },
      { as: 'ann', offers: ['bob'], title: 'Choose a card to return for each player', count: 1 },
      { as: 'ann', offers: ['Coal', 'Chemistry'], in: 'bob', count: 1, pick: 'bob.Chemistry' },
      changes({
        ann: { blue: ['Tools'], hand: [] },
        bob: { blue: [] },
        junk: ['Banking'],
        standardAchievements: ['Oars'],
      }),
    ],
  },
  'one matching card per player that has one, chosen in one prompt': {
    position: {
      achievements: [],
      ann: { red: ['Tecumseh'], hand: ['Tools'] },
      bob: { red: ['Machine Tools'] },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Tools', [6]] },
      { as: 'ann', offers: ['ann', 'bob'], count: 2 },
      { as: 'ann', refused: ['bob.Machine Tools'] },
      { as: 'ann', pick: ['ann.Tecumseh', 'bob.Machine Tools'] },
      changes({ ann: { blue: ['Tools'], red: [], hand: [] }, bob: { red: [] } }),
    ],
  },
  'finds nothing of a value that is nowhere': {
    position: { achievements: ['Oars'], ann: { red: ['Tecumseh'], hand: ['Tools'] }, bob: { red: ['Coal'] } },
    steps: [{ as: 'ann', picks: ['Meld.Tools', [9]] }, changes({ ann: { blue: ['Tools'], hand: [] } })],
  },
  "leaves an opponent's melding alone": {
    position: { turn: bobsTurn, ann: { red: ['Tecumseh'] }, bob: { hand: ['Tools'] } },
    steps: [{ as: 'bob', pick: 'Meld.Tools' }, changes({ bob: { blue: ['Tools'], hand: [] } })],
  },
  'asks which karma to trigger where another player has one for melding': {
    position: {
      ann: { red: ['Tecumseh'], blue: ['Pottery'], hand: ['Tools'] },
      bob: { purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Tools' },
      { as: 'ann', offers: ['Tecumseh', 'Catherine the Great'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Catherine the Great'] },
      changes({ ann: { blue: ['Tools'], hand: ['Pottery'] } }),
    ],
  },
})
