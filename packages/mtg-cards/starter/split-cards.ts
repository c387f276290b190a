import { KINDLE } from './reminder-text'
import { ofRarity, type StarterCard } from './starter-card'

/** Seven split cards, each of two colors: either half can be cast alone. */
export const splitCards: readonly StarterCard[] = [
  ...ofRarity('uncommon', [
    {
      layout: 'split',
      rating: 2.9,
      faces: [
        {
          name: 'Ring',
          cost: '{1}{W}',
          type: 'Instant',
          text: 'Creatures you control get +1/+1 until end of turn. You gain 1 life.',
        },
        {
          name: 'Listen',
          cost: '{1}{U}',
          type: 'Instant',
          text: 'Scry 2, then draw a card. Untap up to one target creature.',
        },
      ],
    },
    {
      layout: 'split',
      rating: 3.2,
      faces: [
        {
          name: 'Dredge Up',
          cost: '{2}{U}',
          type: 'Sorcery',
          text: 'Mill three cards, then return an instant, sorcery, or land card from your graveyard to your hand.',
        },
        {
          name: 'Sink',
          cost: '{2}{B}',
          type: 'Sorcery',
          text: 'Target creature gets -4/-4 until end of turn. Mill a card.',
        },
      ],
    },
    {
      layout: 'split',
      rating: 3.3,
      faces: [
        {
          name: 'Wring',
          cost: '{1}{B}',
          type: 'Sorcery',
          text: 'Target opponent discards a card. You gain 2 life.',
        },
        {
          name: 'Blister',
          cost: '{2}{R}',
          type: 'Sorcery',
          text: "Blister deals 3 damage to target creature and 1 damage to that creature's controller.",
        },
      ],
    },
    {
      layout: 'split',
      rating: 3.2,
      faces: [
        {
          name: 'Stoke',
          cost: '{1}{R}',
          type: 'Instant',
          text: 'Stoke deals 2 damage to target creature. It deals 4 damage instead if you control a creature with power 4 or greater.',
        },
        {
          name: 'Bristle',
          cost: '{2}{G}',
          type: 'Instant',
          text: 'Create a 3/3 green Boar creature token with trample.',
        },
      ],
    },
    {
      layout: 'split',
      rating: 3.0,
      faces: [
        {
          name: 'Thatch',
          cost: '{1}{G}',
          type: 'Instant',
          text: 'Put a +1/+1 counter on each of up to two target creatures. Those creatures gain reach until end of turn.',
        },
        {
          name: 'Hearth',
          cost: '{2}{W}',
          type: 'Instant',
          text: 'Target creature you control gains indestructible and lifelink until end of turn. Scry 2.',
        },
      ],
    },
  ]),
  ...ofRarity('rare', [
    {
      layout: 'split',
      rating: 3.7,
      faces: [
        { name: 'Almsgiving', cost: '{1}{W}', type: 'Sorcery', text: `You gain 3 life. Kindle. ${KINDLE}` },
        {
          name: 'Arrears',
          cost: '{3}{B}',
          type: 'Sorcery',
          text: 'Destroy target creature. Its controller loses life equal to the amount of life you gained this turn.',
        },
      ],
    },
    {
      layout: 'split',
      rating: 3.8,
      faces: [
        {
          name: 'Hiss',
          cost: '{1}{U}',
          type: 'Instant',
          text: "Counter target activated or triggered ability, or counter target instant or sorcery spell. (Mana abilities can't be targeted.)",
        },
        {
          name: 'Steam',
          cost: '{2}{R}',
          type: 'Instant',
          text: "Steam deals 4 damage to target creature or planeswalker. If you've cast another spell this turn, draw a card.",
        },
      ],
    },
  ]),
]
