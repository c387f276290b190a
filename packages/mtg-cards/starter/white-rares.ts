import { KINDLE, SAGA, THEY_KINDLE } from './reminder-text'
import { ofRarity, type StarterCard } from './starter-card'

export const whiteRares: readonly StarterCard[] = [
  ...ofRarity('rare', [
    {
      name: 'Oriane, Warden of Bells',
      cost: '{2}{W}',
      type: 'Legendary Creature — Human Soldier',
      pt: '3/3',
      text: "First strike\nConvoy — Whenever Oriane and at least one other creature attack, tap target creature defending player controls. That creature doesn't untap during its controller's next untap step.",
      flavor: 'She has never rung retreat and no longer remembers how it goes.',
      rating: 4.4,
    },
    {
      name: 'The Long Causeway',
      layout: 'saga',
      cost: '{3}{W}',
      type: 'Enchantment — Saga',
      text: `${SAGA}\nI — Create two 1/1 white Human Soldier creature tokens.\nII — Put a +1/+1 counter on each creature you control.\nIII — Creatures you control gain flying and vigilance until end of turn.`,
      rating: 4.0,
    },
    {
      name: 'Peal of the Curfew',
      cost: '{3}{W}{W}',
      type: 'Sorcery',
      text: 'Choose one —\n• Destroy all creatures with power 3 or greater.\n• Destroy all creatures with power 2 or less.\n• Destroy all tapped creatures.',
      flavor: 'After the ninth stroke there are two kinds of people: indoors, and gone.',
      rating: 4.2,
    },
    {
      name: 'Saint of Open Doors',
      cost: '{1}{W}{W}',
      type: 'Creature — Human Cleric',
      pt: '2/3',
      text: 'Lifelink\nWhenever you gain life for the first time each turn, create a 1/1 white Spirit creature token with flying.',
      flavor: 'She took the locks off the city and nobody has been robbed since.',
      rating: 4.4,
    },
    {
      name: 'Radiant Stork',
      cost: '{2}{W}{W}',
      type: 'Creature — Bird Spirit',
      pt: '3/3',
      text: `Flying\nWhenever this creature deals combat damage to a player, kindle. ${KINDLE}`,
      rating: 4.1,
    },
    {
      name: 'Parade of Ten Thousand Wicks',
      cost: '{3}{W}',
      type: 'Enchantment',
      text: 'At the beginning of your end step, create a 1/1 white Human Soldier creature token.\nAs long as you control five or more creatures, creatures you control get +1/+1.',
      flavor: 'It takes three nights to pass any given door.',
      rating: 4.1,
    },
    {
      name: 'Shown the Way Out',
      cost: '{W}',
      type: 'Instant',
      text: `Exile target creature. Its controller kindles twice. ${THEY_KINDLE}`,
      flavor: 'Politely, and with light enough to see the stairs.',
      rating: 4.1,
    },
  ]),
  ...ofRarity('mythic', [
    {
      name: 'Ysolde Marr, Lampbearer',
      cost: '{2}{W}{W}',
      type: 'Legendary Planeswalker — Ysolde',
      loyalty: '4',
      text: '+1: Put a +1/+1 counter on up to one target creature. It gains vigilance until your next turn.\n−2: Create a 2/2 white Human Knight creature token with vigilance. You gain 2 life.\n−7: You get an emblem with "Creatures you control get +2/+2 and have flying."',
      rating: 4.7,
    },
    {
      name: 'Morning That Walks',
      cost: '{4}{W}{W}',
      type: 'Creature — Angel',
      pt: '5/5',
      text: 'Flying, vigilance\nWhen this creature enters, exile any number of target creatures your opponents control with total mana value 5 or less.',
      flavor: 'The fog does not lift for her. It kneels.',
      rating: 4.9,
    },
    {
      layout: 'transform',
      rating: 4.3,
      faces: [
        {
          name: 'The Great Bell, Unrung',
          cost: '{2}{W}',
          type: 'Legendary Artifact',
          text: '{1}, {T}: Create a 1/1 white Human Soldier creature token and put a toll counter on The Great Bell. Then if it has four or more toll counters on it, remove them and transform it.',
        },
        {
          name: 'The Peal Made Flesh',
          type: 'Legendary Artifact Creature — Spirit',
          indicator: ['w'],
          pt: '6/6',
          text: 'Flying, vigilance\nWhenever The Peal Made Flesh attacks, other attacking creatures get +1/+1 until end of turn.',
          flavor: 'They heard it in the mountains, and in the graves.',
        },
      ],
    },
  ]),
]
