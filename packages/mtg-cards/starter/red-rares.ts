import { KINDLE } from './reminder-text'
import { ofRarity, type StarterCard } from './starter-card'

export const redRares: readonly StarterCard[] = [
  ...ofRarity('rare', [
    {
      name: 'Brannoch, Master of Kilns',
      cost: '{1}{R}{R}',
      type: 'Legendary Creature — Dwarf Artificer',
      pt: '3/3',
      text: `Whenever Brannoch attacks, kindle. ${KINDLE}\nWhenever you sacrifice an artifact, Brannoch deals 1 damage to any target.`,
      flavor: 'He made the first lamp of Morrowmere. He also made the first excuse.',
      rating: 4.3,
    },
    {
      name: 'Sky Turned to Slag',
      cost: '{4}{R}',
      type: 'Sorcery',
      text: 'Sky Turned to Slag deals 4 damage to each creature and each planeswalker. You may sacrifice an artifact. If you do, Sky Turned to Slag deals 2 damage to each opponent.',
      rating: 3.9,
    },
    {
      name: 'Ashmoor Dragon',
      cost: '{4}{R}{R}',
      type: 'Creature — Dragon',
      pt: '5/5',
      text: 'Flying\nWhen this creature enters, it deals 4 damage divided as you choose among up to two target creatures an opponent controls.',
      flavor: 'It roosts on the volcano because the volcano is afraid to move.',
      rating: 4.8,
    },
    {
      name: 'Everything Burns Once',
      cost: '{2}{R}',
      type: 'Enchantment',
      text: `When this enchantment enters, kindle. ${KINDLE}\nAt the beginning of your upkeep, exile the top card of your library. You may play that card this turn.`,
      flavor: 'The trick is to be standing near it, with a pan.',
      rating: 3.8,
    },
    {
      name: 'Torch Mob',
      cost: '{3}{R}{R}',
      type: 'Sorcery',
      text: 'Create three 1/1 red Goblin creature tokens. Creatures you control get +1/+0 and gain haste until end of turn.\n{3}{R}{R}, Exile this card from your graveyard: Create three 1/1 red Goblin creature tokens. Activate only as a sorcery.',
      rating: 3.7,
    },
    {
      name: 'Shatterglass Phoenix',
      cost: '{2}{R}{R}',
      type: 'Creature — Phoenix',
      pt: '3/3',
      text: 'Flying, haste\n{2}{R}, Sacrifice an artifact: Return this card from your graveyard to the battlefield tapped. Activate only as a sorcery.',
      flavor: 'It is never the same bird twice, and always the same temper.',
      rating: 4.4,
    },
    {
      name: 'Glassfire Lance',
      cost: '{1}{R}',
      type: 'Instant',
      text: "Glassfire Lance deals 3 damage to any target. If you've cast another spell this turn, it deals 5 damage instead.",
      flavor: 'Drawn out thin enough, even a candle will kill.',
      rating: 4.1,
    },
  ]),
  ...ofRarity('mythic', [
    {
      name: 'Fenna Coalheart',
      cost: '{2}{R}{R}',
      type: 'Legendary Planeswalker — Fenna',
      loyalty: '4',
      text: '+1: Create a 1/1 red Goblin creature token. It gains haste until end of turn.\n−2: Fenna Coalheart deals 3 damage to target creature or planeswalker.\n−7: You get an emblem with "Whenever a creature you control attacks, it deals 2 damage to any target."',
      rating: 4.7,
    },
    {
      layout: 'transform',
      rating: 4.3,
      faces: [
        {
          name: 'Ember in the Deepest Kiln',
          cost: '{2}{R}',
          type: 'Legendary Artifact',
          text: '{T}: Add {R}.\nWhenever you cast an instant or sorcery spell or sacrifice another artifact, put a heat counter on Ember in the Deepest Kiln. Then if it has four or more heat counters on it, remove them and transform it.',
        },
        {
          name: 'Vaskarra, the Kiln Unbound',
          type: 'Legendary Creature — Dragon',
          indicator: ['r'],
          pt: '6/6',
          text: 'Flying, haste\nWhenever Vaskarra attacks, it deals 2 damage to each creature defending player controls.',
          flavor: 'All that time they thought they were keeping it warm.',
        },
      ],
    },
    {
      name: 'The Fire Under the City',
      cost: '{4}{R}{R}',
      type: 'Creature — Elemental',
      pt: '7/6',
      text: 'Trample, haste\nWhenever this creature deals combat damage to a player, exile that many cards from the top of your library. You may play those cards until the end of your next turn.',
      flavor: 'Every cellar in Cinder Row is warm, and nobody asks.',
      rating: 4.7,
    },
  ]),
]
