/** What is refused about drafts and their matches. */
export const DRAFTS = {
  game_without_decks: {
    sentence: 'Only a game that is played with decks can be linked to a draft',
    remedy: 'Choose a game that is played with decks.',
  },
  not_a_draft: { sentence: 'That game is not a draft', remedy: 'Choose a draft.' },
  draft_not_over: {
    status: 403,
    sentence: 'The decks of a draft can be seen by its players once it is over.',
    remedy: 'Wait until the draft is over.',
  },
  link_by_player_only: {
    status: 403,
    sentence: 'Only a player of the game may link it.',
    remedy: 'Ask a player of the game.',
  },
  link_of_game_over: {
    sentence: 'A game that is over can no longer be linked to a draft.',
    remedy: 'Link games while they run.',
  },
  link_of_earlier_game: {
    sentence: 'Only a game that began after the draft can be linked to it.',
    remedy: 'Choose a game that began after the draft.',
  },
  link_by_player_in_both: {
    status: 403,
    sentence: 'Only a player in both can link them.',
    remedy: 'Ask a player who took part in both.',
  },
  match_of_drafters: {
    status: 403,
    sentence: 'Only players of the draft can play its matches.',
    remedy: 'Ask a player of the draft.',
  },
  draft_without_people: {
    sentence: 'Matches need a draft with at least two people.',
    remedy: 'Draft with another person.',
  },
  matches_before_end: {
    sentence: 'Matches begin when the draft is over.',
    remedy: 'Wait until the draft is over.',
  },
  not_paired: {
    sentence: 'You are not paired with this player in any round yet.',
    remedy: 'Wait for the next round.',
  },
  match_over: { sentence: 'This match is over.', remedy: 'Choose another match.' },
  no_game_with_decks: {
    sentence: 'This server has no game that is played with decks.',
    remedy: 'Ask the host of the hub.',
  },
  not_all_drafted: {
    sentence: 'All players of the game must have taken part in the draft.',
    remedy: 'Choose a game among players of the draft.',
  },
  no_cube_selected: { sentence: 'A cube must be selected', remedy: 'Select a cube.' },
  too_few_scars: {
    sentence: 'Not enough scars in the cube',
    remedy: 'Add scars to the cube, or draft with fewer.',
  },
  cube_not_here: {
    sentence: 'The cube of this draft is not on this hub: {cubeName}.',
    remedy: 'Import the cube first.',
  },
} as const
