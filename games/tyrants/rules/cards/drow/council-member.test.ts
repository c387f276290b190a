import { changes, scenarios } from '../../testing/scenarios'

scenarios('Council Member', {
  'moves up to two enemy troops (rules: tyrants 11.7)': {
    position: {
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann', 'neutral'] } },
      ann: { hand: ['Council Member', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Council Member' },
      {
        as: 'ann',
        offers: ['Ched Nasad, neutral', 'araum-ched, neutral', 'ched-halls a, bob'],
        title: '(optional) Choose a troop to move',
        count: [0, 1],
      },
      { as: 'ann', picks: ['ched-halls a, bob', 'Skullport', []] },
      changes({
        ann: { hand: ['Noble'], played: ['Council Member'] },
        sites: { 'ched-halls a': {}, Skullport: { troops: ['bob', 'neutral', 'neutral'] } },
      }),
    ],
  },
  'moves none if its player does not want to': {
    position: {
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann', 'neutral'] } },
      ann: { hand: ['Council Member', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Council Member', []] },
      changes({ ann: { hand: ['Noble'], played: ['Council Member'] } }),
    ],
  },
  'must move both in its house wording': {
    position: {
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann', 'neutral'] } },
      settings: { houseCards: true },
      ann: { hand: ['Council Member', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Council Member' },
      {
        as: 'ann',
        offers: ['Ched Nasad, neutral', 'araum-ched, neutral', 'ched-halls a, bob'],
        title: 'Choose a troop to move',
        count: 1,
      },
      { as: 'ann', picks: ['ched-halls a, bob', 'Skullport', 'araum-ched, neutral', 'ched-halls a'] },
      changes({
        ann: { hand: ['Noble'], played: ['Council Member'] },
        sites: {
          'ched-halls a': { troops: ['neutral'] },
          'araum-ched': {},
          Skullport: { troops: ['2 x neutral', 'bob'] },
        },
      }),
    ],
  },
  'promotes another card at the end of the turn': {
    position: {
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Council Member', 'Soldier', 'Noble'] },
      market: ['Spellspinner'],
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Council Member', 'Play Card.Soldier', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Council Member', 'Noble'],
          deck: ['3 x Noble'],
        },
      }),
    ],
  },
  'promotes nothing when no other card was played': {
    position: {
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Council Member', 'Noble'] },
      market: ['Spellspinner'],
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Council Member', 'Pass'] },
      changes({ ann: { hand: 'start', discard: ['Council Member', 'Noble'], deck: ['4 x Noble'] } }),
    ],
  },
})
