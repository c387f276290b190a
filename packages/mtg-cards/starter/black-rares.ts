import { resurface } from './reminder-text'
import { ofRarity, type StarterCard } from './starter-card'

export const blackRares: readonly StarterCard[] = [
  ...ofRarity('rare', [
    {
      name: 'Old Mother Sallow',
      cost: '{2}{B}{B}',
      type: 'Legendary Creature — Hag Warlock',
      pt: '3/4',
      text: 'Deathtouch\nWhenever Old Mother Sallow or another nontoken creature you control dies, create a tapped 2/2 black Zombie creature token.',
      flavor: '"Don\'t cry, pet. I keep everything I pull out."',
      rating: 4.4,
    },
    {
      name: 'Night Without Lamps',
      cost: '{3}{B}{B}',
      type: 'Sorcery',
      text: 'Each player chooses a creature they control. Destroy all other creatures. You lose 1 life for each artifact you control.',
      flavor: 'In the morning they counted the houses first.',
      rating: 4.2,
    },
    {
      name: 'Toll of the Deep',
      cost: '{1}{B}{B}',
      type: 'Enchantment',
      text: 'At the beginning of your upkeep, you may draw a card. If you do, you lose 1 life and mill a card.\nWhenever you gain life, each opponent loses that much life. This ability triggers only once each turn.',
      rating: 3.8,
    },
    {
      name: 'The Hush Descends',
      cost: '{1}{B}',
      type: 'Instant',
      text: 'Destroy target nonland permanent an opponent controls with mana value 4 or less. You lose 2 life.',
      flavor: 'First the dogs, then the bells, then you.',
      rating: 4.2,
    },
    {
      name: 'Gallows-Buoy Reaper',
      cost: '{3}{B}{B}',
      type: 'Creature — Horror',
      pt: '4/4',
      text: 'Flying\nWhenever this creature attacks, defending player may sacrifice a nontoken artifact or creature of their choice. If that player does not, they lose 2 life and you gain 2 life.',
      rating: 4.4,
    },
    {
      name: 'Fleet of the Unburied',
      cost: '{4}{B}{B}',
      type: 'Sorcery',
      text: `Mill three cards, then create three 2/2 black Zombie creature tokens.\n${resurface('{3}{B}')}`,
      flavor: 'They rowed in step. Nobody was calling the stroke.',
      rating: 4.1,
    },
    {
      name: 'Fen-Crowned Revenant',
      cost: '{1}{B}',
      type: 'Creature — Zombie Noble',
      pt: '3/1',
      text: "This creature can't block.\nAt the beginning of your end step, if this card is in your graveyard and three or more other creature cards are in your graveyard, you may pay {1}{B}. If you do, return this card to the battlefield.",
      flavor: 'His line was extinguished. He took it as a suggestion.',
      rating: 3.7,
    },
  ]),
  ...ofRarity('mythic', [
    {
      name: 'Severin Pike, Ferryman',
      cost: '{3}{B}{B}',
      type: 'Legendary Planeswalker — Severin',
      loyalty: '5',
      text: '+1: Each opponent loses 1 life and you gain 1 life. You may mill two cards.\n−3: Destroy target creature. Its controller loses 2 life.\n−8: Return any number of creature cards from all graveyards to the battlefield under your control.',
      rating: 4.8,
    },
    {
      layout: 'transform',
      rating: 4.5,
      faces: [
        {
          name: 'Heir to the Drowned Throne',
          cost: '{1}{B}{B}',
          type: 'Legendary Creature — Human Noble',
          pt: '3/3',
          text: 'Lifelink\nAt the beginning of your end step, if three or more creatures died this turn, transform Heir to the Drowned Throne.\n{1}{B}, Sacrifice another creature: Each opponent loses 1 life.',
        },
        {
          name: 'Sovereign of the Silted Court',
          type: 'Legendary Creature — Zombie Noble',
          indicator: ['b'],
          pt: '5/5',
          text: 'Menace, lifelink\nAt the beginning of combat on your turn, create a tapped 2/2 black Zombie creature token.',
          flavor: 'The crown was still warm. The head no longer was.',
        },
      ],
    },
    {
      name: 'What the Mere Is Hiding',
      cost: '{5}{B}{B}',
      type: 'Creature — Horror',
      pt: '7/7',
      text: 'Flying, ward—Sacrifice a creature.\nWhen this creature enters, each opponent sacrifices two creatures of their choice.',
      flavor: 'You will know it by the shape of where it was.',
      rating: 4.7,
    },
  ]),
]
