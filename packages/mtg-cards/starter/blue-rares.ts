import { KINDLE } from './reminder-text'
import { ofRarity, type StarterCard } from './starter-card'

export const blueRares: readonly StarterCard[] = [
  ...ofRarity('rare', [
    {
      name: 'Maelle of the Soundings',
      cost: '{1}{U}{U}',
      type: 'Legendary Creature — Merfolk Wizard',
      pt: '2/3',
      text: "Whenever you draw your second card each turn, put a +1/+1 counter on Maelle. She can't be blocked this turn.\nWhenever Maelle deals combat damage to a player, draw a card.",
      flavor: 'She alone has touched the bottom. She will not say with what.',
      rating: 4.1,
    },
    {
      name: 'Spring Flood',
      cost: '{4}{U}{U}',
      type: 'Sorcery',
      text: "Choose up to one creature you control. Return all other creatures to their owners' hands.\nDraw a card.",
      flavor: 'Once a year the Mere takes back its stairs.',
      rating: 3.8,
    },
    {
      name: 'Drake of the Bottomless Sky',
      cost: '{3}{U}{U}',
      type: 'Creature — Drake',
      pt: '4/4',
      text: 'Flying, ward {2}\nWhen this creature enters, look at the top four cards of your library. You may reveal an instant or sorcery card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.',
      rating: 4.3,
    },
    {
      name: 'Perfect Reflection',
      cost: '{3}{U}',
      type: 'Creature — Shapeshifter',
      pt: '0/0',
      text: 'You may have this creature enter as a copy of any creature on the battlefield, except it has flying and ward {1}.',
      flavor: 'You can tell them apart by which one is dry.',
      rating: 3.8,
    },
    {
      name: 'Library Below the Waterline',
      cost: '{2}{U}',
      type: 'Enchantment',
      text: 'When this enchantment enters, mill four cards.\nOnce during each of your turns, you may cast an instant or sorcery spell from your graveyard. If a spell cast this way would be put into your graveyard, exile it instead.',
      rating: 3.8,
    },
    {
      name: 'Hush-Swallower',
      cost: '{7}{U}{U}',
      type: 'Creature — Leviathan',
      pt: '8/8',
      text: 'This spell costs {1} less to cast for each instant and sorcery card in your graveyard and for each artifact you control.\nWard {3}',
      flavor: 'Even silence has something that feeds on it.',
      rating: 3.7,
    },
    {
      name: 'Stolen Hour',
      cost: '{2}{U}{U}',
      type: 'Instant',
      text: "Counter target spell. If that spell's mana value was 4 or greater, draw two cards.",
      flavor: 'The clocks agree on everything but how they got here.',
      rating: 3.7,
    },
  ]),
  ...ofRarity('mythic', [
    {
      name: 'Corwin Vael, Tidereader',
      cost: '{2}{U}{U}',
      type: 'Legendary Planeswalker — Corwin',
      loyalty: '4',
      text: '+1: Tap up to one target creature and put a stun counter on it. (If a permanent with a stun counter would become untapped, remove one from it instead.)\n−2: Draw two cards, then discard a card.\n−8: You get an emblem with "Whenever you draw a card, return up to one target nonland permanent an opponent controls to its owner\'s hand."',
      rating: 4.6,
    },
    {
      layout: 'transform',
      rating: 4.4,
      faces: [
        {
          name: 'Island No One Charted',
          cost: '{2}{U}',
          type: 'Legendary Creature — Leviathan',
          pt: '0/7',
          text: `Defender\nWhen Island No One Charted enters, kindle. ${KINDLE}\n{5}{U}{U}: Transform Island No One Charted.`,
        },
        {
          name: 'The Island Opens Its Eyes',
          type: 'Legendary Creature — Leviathan',
          indicator: ['u'],
          pt: '8/8',
          text: "Trample, ward {2}\nWhenever The Island Opens Its Eyes attacks, return up to one target nonland permanent defending player controls to its owner's hand.",
          flavor: 'The village on its back kept perfectly still.',
        },
      ],
    },
    {
      name: 'Second Crossing',
      cost: '{4}{U}{U}',
      type: 'Sorcery',
      text: `Take an extra turn after this one. Kindle. ${KINDLE}\nExile Second Crossing.`,
      flavor: 'The ferryman looked at the coin, then at the river, and turned around.',
      rating: 3.6,
    },
  ]),
]
