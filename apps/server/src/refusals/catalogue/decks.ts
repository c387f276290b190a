/** What is refused about decks. */
export const DECKS = {
  deck_of_another: {
    status: 403,
    sentence: 'This deck belongs to another user.',
    remedy: 'Make a copy of your own.',
  },
  deck_in_draft: {
    sentence: 'The deck of a running draft cannot be deleted.',
    remedy: 'Wait until the draft is over.',
  },
  no_deck_chosen: { sentence: 'Choose a deck.', remedy: 'Choose a deck.' },
  two_decks: {
    sentence: 'The id and the data are of two decks.',
    remedy: 'Send the data of the deck that is named.',
  },
  no_card_chosen: { sentence: 'Choose a card to import.', remedy: 'Choose a card.' },
  deck_changed_elsewhere: {
    status: 409,
    code: 'conflict',
    sentence: 'This deck was changed elsewhere.',
    remedy: 'Merge your edits with what stands now.',
  },
} as const
