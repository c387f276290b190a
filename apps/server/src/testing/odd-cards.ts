/** Cards that look alike in ways that a search can get wrong. */
export const oddRecords = [
  {
    name: 'Hobgoblin Chief',
    type_line: 'Creature — Goblin',
    power: '1+*',
    toughness: '*',
    mana_cost: '{R/G}{R}',
  },
  {
    name: 'Jötunn Æther',
    type_line: 'Creature — Giant',
    power: '1.5',
    toughness: '3',
    mana_cost: '{2}{U}',
    flavor_text: 'Old “song” of ice.',
  },
  {
    name: 'Withdrawal',
    type_line: 'Instant',
    oracle_text: 'Withdraw a cardboard box. It’s 100% yours_',
    mana_cost: '{X}{W}',
  },
  {
    name: 'Drawn Card',
    released_at: '1890-01-02',
    type_line: 'Sorcery',
    oracle_text: 'Draw a card.\nThen draw a card',
    mana_cost: '{2}{U}{B}',
  },
  {
    name: 'Bruna, of the Reeds',
    type_line: 'Legendary Creature — Angel',
    oracle_text: 'When Bruna enters, Bruna, of the Reeds gains flying.',
    power: '3',
    toughness: '3',
    mana_cost: '{3}{W}',
  },
  {
    name: 'Front // Back',
    layout: 'transform',
    card_faces: [
      { name: 'Front', type_line: 'Creature — Elf', power: '1', toughness: '7', mana_cost: '{G}' },
      { name: 'Back', type_line: 'Planeswalker — Elf', loyalty: '4', mana_cost: '', colors: ['B'] },
    ],
  },
  { name: 'SP//dr, of the Web', type_line: 'Creature — Robot', power: '4', toughness: '4', mana_cost: '{4}' },
].map((record, at) => ({
  lang: 'en',
  layout: 'normal',
  set: at % 2 === 0 ? 'abc' : 'xyz',
  collector_number: String(at + 1),
  rarity: 'common',
  legalities: at % 2 === 0 ? { modern: 'legal' } : { vintage: 'restricted' },
  ...record,
}))
