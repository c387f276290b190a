/** Titles of the table's requests, which answers carry (rules: magic-table 4). */
export const TITLES = {
  chooseDeck: 'Choose Deck',
  openingHand: 'Mulligan',
  doSomething: 'Do Something',
  allowUndo: 'Allow Undo',
  showAll: 'Show All',
} as const
