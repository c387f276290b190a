import { changes, scenarios } from '../../testing/scenarios'

scenarios('Zuggtmoy', {
  'devours a card of the inner circle, and promotes up to two': {
    position: {
      ann: { hand: ['Zuggtmoy', 'Soldier', 'Noble'], innerCircle: ['Kobold'] },
      expansions: ['demons', 'dragons'],
      market: ['Orcus'],
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Zuggtmoy' },
      {
        as: 'ann',
        offers: ['Kobold'],
        title: '(optional) Devour a card from your innerCircle?',
        count: [0, 1],
      },
      { as: 'ann', picks: ['Kobold', 'Play Card.Soldier', 'Pass'] },
      { as: 'ann', offers: ['Soldier'], title: '(optional) Choose cards to promote', count: [0, 1] },
      { as: 'ann', pick: ['Soldier'] },
      changes({
        ann: { hand: 'start', innerCircle: ['Soldier'], discard: ['Zuggtmoy', 'Noble'], deck: ['3 x Noble'] },
        devoured: ['Kobold'],
      }),
    ],
  },
  'does nothing with an empty inner circle': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Zuggtmoy', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Zuggtmoy' },
      changes({ ann: { hand: ['Noble'], played: ['Zuggtmoy'] } }),
    ],
  },
  'may itself be promoted by another promoter': {
    position: {
      expansions: ['demons', 'dragons'],
      market: ['Orcus'],
      ann: { hand: ['Zuggtmoy', 'Wyrmspeaker', 'Soldier', 'Noble'], innerCircle: ['Kobold'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Zuggtmoy', 'Kobold', 'Play Card.Wyrmspeaker', 'Play Card.Soldier'] },
      { as: 'ann', pick: 'Pass' },
      {
        as: 'ann',
        offers: ['Zuggtmoy', 'Wyrmspeaker', 'Soldier'],
        title: 'Choose cards to promote',
        count: [1, 3],
      },
      { as: 'ann', pick: ['Zuggtmoy'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Zuggtmoy'],
          discard: ['Wyrmspeaker', 'Soldier', 'Noble'],
          deck: ['3 x Noble'],
        },
        devoured: ['Kobold'],
      }),
    ],
  },
})
