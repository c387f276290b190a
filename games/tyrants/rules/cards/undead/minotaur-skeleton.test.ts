import { changes, scenarios } from '../../testing/scenarios'

scenarios('Minotaur Skeleton', {
  'deploys three troops': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Minotaur Skeleton', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Minotaur Skeleton' },
      {
        as: 'ann',
        offers: [
          'Deploy 3 troops',
          'Devour this card > Assassinate up to three white troops at a single site',
        ],
        title: 'Minotaur Skeleton',
      },
      { as: 'ann', picks: ['Deploy 3 troops', 'Ched Nasad', 'Ched Nasad', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Minotaur Skeleton'], troops: 36 },
        sites: { 'Ched Nasad': { troops: ['4 x ann'], totalControl: 'ann' } },
      }),
    ],
  },
  'is devoured for up to three white troops at one site': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { 'Ched Nasad': { troops: ['ann', 'neutral', 'neutral', 'bob'] } },
      ann: { hand: ['Minotaur Skeleton', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Minotaur Skeleton' },
      { as: 'ann', pick: 'Devour this card > Assassinate up to three white troops at a single site' },
      {
        as: 'ann',
        offers: ['Ched Nasad, neutral', 'Ched Nasad, neutral'],
        title: '(optional) Choose which troops to deploy your Minotaur Skeleton against',
        count: [0, 2],
      },
      { as: 'ann', pick: ['Ched Nasad, neutral', 'Ched Nasad, neutral'] },
      changes({
        ann: { hand: ['Noble'], trophyHall: ['neutral', 'neutral'] },
        devoured: ['Minotaur Skeleton'],
        sites: { 'Ched Nasad': { troops: ['ann', 'bob'] } },
      }),
    ],
  },
  'copes with no white troops at a site (trap)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Minotaur Skeleton', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Minotaur Skeleton' },
      { as: 'ann', pick: 'Devour this card > Assassinate up to three white troops at a single site' },
      changes({ ann: { hand: ['Noble'] }, devoured: ['Minotaur Skeleton'] }),
    ],
  },
  'asks which site, path spaces apart (rules: tyrants 11.12)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: {
        'Ched Nasad': { troops: ['ann', 'neutral', 'bob'] },
        'araum-ched': { troops: ['neutral'] },
        Everfire: { troops: ['ann', 'neutral'] },
        Llacerellyn: { troops: ['ann', 'bob'] },
      },
      ann: { hand: ['Minotaur Skeleton', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Minotaur Skeleton' },
      { as: 'ann', pick: 'Devour this card > Assassinate up to three white troops at a single site' },
      { as: 'ann', offers: ['Ched Nasad', 'Everfire'], title: 'Choose a location', count: 1 },
      { as: 'ann', picks: ['Everfire', 'Everfire, neutral'] },
      changes({
        ann: { hand: ['Noble'], trophyHall: ['neutral'] },
        devoured: ['Minotaur Skeleton'],
        sites: { Everfire: { troops: ['ann'], control: 'ann' } },
      }),
    ],
  },
})
