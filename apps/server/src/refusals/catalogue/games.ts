/** What is refused about games, their history and what players make for them. */
export const GAMES = {
  too_many_things: {
    sentence: 'You already keep {mostKept} of these. Delete a {title} first.',
    remedy: 'Delete one first.',
  },
  things_too_large: {
    sentence: 'All that you keep of these may take up to {megabytes} MB. Delete a {title} first.',
    remedy: 'Delete one first.',
  },
  thing_of_another: {
    status: 403,
    sentence: 'This {title} belongs to another user.',
    remedy: 'Make a copy of your own.',
  },
  game_id_missing: { sentence: 'gameId is missing', remedy: 'Name the game.' },
  response_malformed: {
    sentence: 'The response number {number} is not a response.',
    remedy: 'Send a response as the protocol describes it.',
  },
  not_own_seat: {
    status: 403,
    sentence: 'You can only answer for your own seat.',
    remedy: 'Wait until you are asked.',
  },
  rules_changed: {
    sentence: 'The rules have changed since those answers were given.',
    remedy: 'Play on from the present.',
  },
  new_response_malformed: {
    sentence: 'The new response number {number} is not a response.',
    remedy: 'Send a response as the protocol describes it.',
  },
  complete_form_of_past: {
    sentence: 'The complete form of a game exists only for the present.',
    remedy: 'Ask for the present.',
  },
  moment_to_come: {
    sentence: 'This game has only {count} answers so far.',
    remedy: 'Choose an earlier moment.',
  },
  moment_not_kept: {
    sentence: 'That moment of the game was not kept and cannot be shown.',
    remedy: 'Choose another moment.',
  },
  moments_out_of_range: {
    sentence: 'A look back takes 1 to {most} moments at a time, the earliest first.',
    remedy: 'Ask for fewer moments.',
  },
  story_to_come: {
    sentence: 'What became of this game is told once it is over.',
    remedy: 'Wait until the game is over.',
  },
  closed_not_shared: {
    sentence: 'This game is closed to others. Open it in its menu before you share it.',
    remedy: 'Open the game to others first.',
  },
  eyes_of_others: {
    status: 403,
    sentence: 'Until the game is over you can only look back with your own eyes.',
    remedy: 'Wait until the game is over.',
  },
  no_such_seat: { sentence: 'Nobody named {eyes} sits in this game.', remedy: 'Name a player of the game.' },
  chat_line_of_another: {
    status: 403,
    sentence: 'Only its author or an admin can delete a chat line.',
    remedy: 'Ask its author or an admin.',
  },
  comment_of_another: {
    status: 403,
    sentence: 'Only its author can change a comment, and only they or an admin delete it.',
    remedy: 'Ask its author.',
  },
  onlookers_heard_later: {
    status: 403,
    sentence: 'Players read what onlookers said once the game is over.',
    remedy: 'Play it to its end.',
  },
  onlookers_gone: {
    sentence: 'The game is over, and so is the onlookers’ chat.',
    remedy: 'Comment on a moment.',
  },
  too_many_comments: {
    sentence: 'This game already has {most} comments.',
    remedy: 'Delete one of yours first.',
  },
  branch_id_missing: {
    sentence: 'branchId is missing: an undo says which branch of the game it was based on',
    remedy: 'Name the branch that the undo is based on.',
  },
  game_seen_by_players: {
    status: 403,
    sentence: 'Only the players of this game may look at it.',
    remedy: 'Ask a player of the game, or an admin.',
  },
  answer_refused: { sentence: 'Answer {context}: {reason}', remedy: 'Correct this answer.' },
  no_link_to_renew: {
    sentence: 'This game has no link: only people of this hub may look in, or nobody.',
    remedy: 'Let anybody with the link look in first.',
  },
  hands_not_yet: {
    sentence: 'Hands are shown {behind} answers later, and the game has fewer so far.',
    remedy: 'Look at the table until then.',
  },
  link_unknown: {
    status: 404,
    sentence: 'This link does not lead to a game, or no longer.',
    remedy: 'Ask a player of the game for its link.',
  },
  proposal_gone: { sentence: 'That is no longer proposed.', remedy: 'Propose it again.' },
  not_asked: { sentence: 'You are not asked whether you agree.', remedy: 'Wait for those who are asked.' },
  proposed_already: {
    sentence: 'That is proposed already.',
    remedy: 'Wait for the answers, or withdraw it first.',
  },
  game_is_over: { sentence: 'This game is over.', remedy: 'Start another game.' },
  game_paused: { status: 409, sentence: 'This game is paused.', remedy: 'Propose to play on.' },
  game_not_paused: { sentence: 'This game is not paused.', remedy: 'Play on.' },
  pause_over: { sentence: 'That day has passed.', remedy: 'Choose a later day.' },
  no_draw_here: {
    sentence: 'Only a game of two people, whose rules know no draw of their own, can be ended like this.',
    remedy: 'Play on, or use what the game itself offers.',
  },
  no_bots_here: { sentence: 'This game has no bots.', remedy: 'Propose a pause.' },
  stands_in_already: { sentence: 'A bot stands in for {name} already.', remedy: 'Play on.' },
  nudged_already: {
    sentence: 'Somebody was nudged within the last 12 hours.',
    remedy: 'Wait, or write in the chat.',
  },
  nobody_to_nudge: { sentence: 'Nobody else is asked anything.', remedy: 'Answer, or wait.' },
  not_asked_that: {
    sentence: 'You are not asked that now.',
    remedy: 'Leave the answer while the question is asked.',
  },
  not_ahead: {
    sentence: 'This question cannot be answered ahead.',
    remedy: 'Answer it each time it is asked.',
  },
  no_turns_ahead: {
    sentence: 'This game has no turns, so nothing can stand until yours.',
    remedy: 'Let the answer stand for once, or always.',
  },
  no_wishes: {
    sentence: 'This game takes no wish lists.',
    remedy: 'Answer each question as it comes.',
  },
  wish_unknown: {
    sentence: 'Only what you have seen and what may come back can be wished for.',
    remedy: 'Choose among the things that are offered.',
  },
  too_many_ahead: {
    sentence: 'You have already left {most} answers ahead in this game.',
    remedy: 'Withdraw one of them first.',
  },
  no_resigning: {
    sentence: 'This game has its own way to give up, or none.',
    remedy: 'Use what the game itself offers.',
  },
  resigned_already: { sentence: 'You have resigned from this game.', remedy: 'Look on.' },
  resigned_alone: {
    sentence: 'Only bots would play on.',
    remedy: 'End the game instead.',
  },
  seat_is_own: { sentence: 'No bot stands in for you.', remedy: 'Play on.' },
  game_players_only: {
    status: 403,
    sentence: 'Only the players of this game may do that.',
    remedy: 'Only look on.',
  },
  undo_failed: { sentence: 'Error performing undo', remedy: 'Reload the page and try again.' },
  seed_missing: {
    sentence: 'Only the complete form of a game can be loaded: this one has no seed.',
    remedy: 'Paste the complete form of the game.',
  },
  game_not_playable: { sentence: '{title} cannot be played here yet.', remedy: 'Choose another game.' },
  name_twice: { sentence: 'Two players have the same name', remedy: 'Rename one of them.' },
  no_user_name_id: {
    sentence: 'There is no user {name} with the id {id}',
    remedy: 'Map the player to a user of this hub.',
  },
  user_deactivated: { sentence: 'The user {name} is deactivated', remedy: 'Map the player to another user.' },
  unknown_bot: { sentence: 'No bot of the kind {bot} can play this game', remedy: 'Choose another bot.' },
  admin_not_mapped: {
    sentence: 'admin is not mapped to one of the players',
    remedy: 'Map one of the players to yourself.',
  },
  answer_masked: {
    sentence: 'Answer {number} is masked: only the complete form of a game can be loaded.',
    remedy: 'Paste the complete form of the game.',
  },
  answer_malformed: {
    sentence: 'Answer {number} is not an answer.',
    remedy: 'Paste the document as it was copied.',
  },
  pasted_game_invalid: {
    sentence: 'The pasted game cannot be played: {reason}.',
    remedy: 'Correct the document.',
  },
  settings_contradict: {
    sentence: 'The settings contradict each other: {reason}.',
    remedy: 'Correct the settings.',
  },
  game_overwrite: {
    status: 409,
    sentence: 'Your actions will overwrite the actions of another player.',
    remedy: 'Look at the game again; it shows what changed.',
  },
  answer_outdated: {
    status: 409,
    code: 'game_overwrite',
    sentence: '{reason}',
    remedy: 'Look at the game again; it shows what changed.',
  },
  game_killed: { status: 409, sentence: 'This game was killed.', remedy: 'Start another game.' },
  thing_malformed: { sentence: '{problem}', remedy: 'Correct what is named.' },
  thing_changed_elsewhere: {
    status: 409,
    code: 'conflict',
    sentence: 'This {title} was changed elsewhere.',
    remedy: 'Merge your edits with what stands now.',
  },
} as const
