/** What is refused about lobbies. */
export const LOBBIES = {
  unknown_game: { sentence: 'Unknown game type: {game}', remedy: 'Choose a game that this hub offers.' },
  no_practice: {
    sentence: '{title} has no practice against bots.',
    remedy: 'Open a lobby and invite somebody instead.',
  },
  player_listed_twice: { sentence: 'The same player is listed twice', remedy: 'List each player once.' },
  no_user_with_id: { sentence: 'There is no user with the id {id}', remedy: 'Choose a user of this hub.' },
  bot_with_id_of_user: {
    sentence: 'A bot cannot have the id of a user',
    remedy: 'Give the bot an id of its own.',
  },
  too_many_bots: { sentence: 'There are too many bots', remedy: 'Remove a bot.' },
  lobby_players_only: {
    status: 403,
    sentence: 'Only the players of this lobby may change it.',
    remedy: 'Join the lobby, or ask one of its players.',
  },
  lobby_closed: {
    status: 403,
    sentence: 'This lobby is closed. Ask one of its players to add you.',
    remedy: 'Ask one of its players.',
  },
  lobby_full: {
    sentence: 'All seats of this lobby are taken.',
    remedy: 'Open another lobby, or wait until somebody leaves.',
  },
  lobby_started: {
    sentence: 'The game of this lobby has started.',
    remedy: 'Open the game from the home page.',
  },
  start_by_players_only: {
    status: 403,
    sentence: 'Only the players of this lobby may start its game.',
    remedy: 'Ask one of its players.',
  },
  game_created: { sentence: 'Game already created', remedy: 'Open the game from the home page.' },
  game_not_built: {
    sentence: '{game} cannot be played yet: its rules are still being built.',
    remedy: 'Choose another game.',
  },
  lobby_invalid: { sentence: '{warning}', remedy: 'Change the settings that are named.' },
  lobby_changed: {
    status: 409,
    code: 'conflict',
    sentence: 'Someone else has changed this lobby.',
    remedy: 'Merge your edits with what stands now.',
  },
  lobby_edited_after_start: {
    status: 409,
    code: 'conflict',
    sentence: 'The game of this lobby has started.',
    remedy: 'Open the game from the home page.',
  },
} as const
