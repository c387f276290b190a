/** What a line of the query language can say, for the help beside it: what is typed, and what it finds. */
export const CARD_QUERY_HELP: readonly (readonly [typed: string, finds: string])[] = [
  ['elf lord', 'both words are in the name'],
  ['!"Fire // Ice"', 'this is the whole name, or that of a face'],
  ['t:creature', 'the type line holds the word'],
  ['o:"draw a card"', 'the rules text holds these words'],
  ['ft:song a:jones', 'words in the flavour text, a name among the artists'],
  ['c:wu', 'white and blue, maybe more; c=wu exactly these, c<=wu no other'],
  ['c:c c:m c=2', 'no colour; several colours; two'],
  ['id:esper', 'the colour identity fits into these colours; id=esper is exactly these'],
  ['mv<=3 pow>=4 tou=5 loy:4', 'mana value, power, toughness, loyalty: = != < <= > >='],
  ['r:rare r>=rare', 'the rarity, or rarer ones too'],
  ['s:dom,m19', 'from one of these sets'],
  ['f:modern', 'may be played in the format'],
  ['produces:wu', 'makes this mana'],
  [
    'is:split is:commander',
    'split, flip, dfc, mdfc, adventure, vanilla, hybrid, permanent, historic, scarred ...',
  ],
  ['-t:land', 'not: before any term or group'],
  ['(t:elf or t:goblin) r:c', 'one or the other, grouped'],
]
