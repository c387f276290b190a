import { scenarios } from '../../testing/scenarios'

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
        min: 0,
        max: 1,
      },
      { as: 'ann', pick: 'ched-halls a, bob' },
      { as: 'ann', pick: 'Skullport' },
      { as: 'ann', pick: [] },
      {
        changes: {
          ann: { hand: ['Noble'], played: ['Council Member'] },
          sites: { 'ched-halls a': {}, Skullport: { troops: ['bob', 'neutral', 'neutral'] } },
        },
      },
    ],
  },
  'moves none if its player does not want to': {
    position: {
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann', 'neutral'] } },
      ann: { hand: ['Council Member', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Council Member' },
      { as: 'ann', pick: [] },
      { changes: { ann: { hand: ['Noble'], played: ['Council Member'] } } },
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
        min: 1,
        max: 1,
      },
      { as: 'ann', pick: 'ched-halls a, bob' },
      { as: 'ann', pick: 'Skullport' },
      { as: 'ann', pick: 'araum-ched, neutral' },
      { as: 'ann', pick: 'ched-halls a' },
      {
        changes: {
          ann: { hand: ['Noble'], played: ['Council Member'] },
          sites: {
            'ched-halls a': { troops: ['neutral'] },
            'araum-ched': {},
            Skullport: { troops: ['2 x neutral', 'bob'] },
          },
        },
      },
    ],
  },
  'promotes another card at the end of the turn': {
    position: {
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Council Member', 'Soldier', 'Noble'] },
      market: ['Spellspinner'],
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Council Member' },
      { as: 'ann', pick: 'Play Card.Soldier' },
      { as: 'ann', pick: 'Pass' },
      {
        changes: {
          ann: {
            hand: 'start',
            innerCircle: ['Soldier'],
            discard: ['Council Member', 'Noble'],
            deck: ['3 x Noble'],
          },
        },
      },
    ],
  },
  'promotes nothing when no other card was played': {
    position: {
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Council Member', 'Noble'] },
      market: ['Spellspinner'],
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Council Member' },
      { as: 'ann', pick: 'Pass' },
      { changes: { ann: { hand: 'start', discard: ['Council Member', 'Noble'], deck: ['4 x Noble'] } } },
    ],
  },
})
