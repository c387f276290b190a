import { refusalsOf } from '@parlour/kernel'

/** What the Magic table refuses. */
export const REFUSALS = {
  deck_not_chosen: {
    sentence: 'Choose a deck.',
    remedy: 'Send the id of a deck.',
  },
  no_such_deck: {
    sentence: 'That deck does not exist.',
    remedy: 'Choose another deck.',
  },
  deck_part_too_large: {
    sentence: 'A part of a deck holds at most {most} cards.',
    remedy: 'Choose a smaller deck.',
  },
  card_listed_twice: {
    sentence: 'List each card only once.',
    remedy: 'Name each card once.',
  },
  too_many_to_bottom: {
    sentence: 'Only {cards} can go to the bottom for the mulligans taken.',
    remedy: 'Put fewer back.',
  },
  card_left_hand: {
    sentence: 'That card is no longer in your hand.',
    remedy: 'Look at the hand again.',
  },
  cards_left_top: {
    sentence: 'Those cards are no longer on top.',
    remedy: 'Look at the cards again.',
  },
  already_in_zone: {
    sentence: 'The cards are already in that zone.',
    remedy: 'Choose another zone.',
  },
  target_unclear: {
    sentence: 'A target must be a card or a player.',
    remedy: 'Name one of the two.',
  },
  targets_itself: {
    sentence: 'A card cannot target itself.',
    remedy: 'Choose another target.',
  },
  already_targeted: {
    sentence: 'It already has that target.',
    remedy: 'Choose another target.',
  },
  too_many_targets: {
    sentence: 'A card can have at most {most} targets.',
    remedy: 'Clear its targets first.',
  },
  zone_empty: {
    sentence: 'There is no card in that zone.',
    remedy: 'Choose another zone.',
  },
  no_tokens_there: {
    sentence: 'Tokens cannot lie in the {zone}.',
    remedy: 'Choose a zone in play.',
  },
  too_many_tokens: {
    sentence: 'A table holds at most {most} tokens and imported cards.',
    remedy: 'Remove some first.',
  },
  player_is_out: {
    sentence: '{player} is out of the game.',
    remedy: 'Choose another player.',
  },
  no_such_counter: {
    sentence: "{player} has no counter '{counter}'.",
    remedy: 'Add the counter first.',
  },
  counter_exists: {
    sentence: "{player} has the counter '{counter}' already.",
    remedy: 'Change the one that there is.',
  },
  damage_negative: {
    sentence: 'Commander damage cannot be negative.',
    remedy: 'Take away less.',
  },
  counter_name_taken: {
    sentence: 'A counter cannot have that name.',
    remedy: 'Choose another name.',
  },
  too_many_counters: {
    sentence: 'A card or player can have at most {most} different counters.',
    remedy: 'Remove one first.',
  },
  counter_too_high: {
    sentence: 'A counter cannot have that many.',
    remedy: 'Choose a smaller number.',
  },
  concedes_for_other: {
    sentence: 'Nobody can concede for another player.',
    remedy: 'They can concede themselves.',
  },
  offers_for_other: {
    sentence: 'Nobody can offer a draw for another player.',
    remedy: 'They can offer it themselves.',
  },
  draw_already_offered: {
    sentence: 'You have already offered a draw.',
    remedy: 'Wait for the others.',
  },
  no_such_face: {
    sentence: 'That card has no such face.',
    remedy: 'Choose one of its faces.',
  },
  attached_to_itself: {
    sentence: 'A card cannot be attached to itself, directly or through others.',
    remedy: 'Choose another card.',
  },
  cannot_be_tapped: {
    sentence: 'Only cards in play, on the stack or in an open pile can be tapped.',
    remedy: 'Put the card into play first.',
  },
  zone_not_public: {
    sentence: 'Only a public zone is made secret as a whole.',
    remedy: 'Choose a public zone.',
  },
  zone_is_public: {
    sentence: 'A public zone cannot be hidden.',
    remedy: 'Make it secret instead.',
  },
  one_action: {
    sentence: 'One action at a time.',
    remedy: 'Send a single action.',
  },
  player_not_at_table: {
    sentence: "There is no player '{player}' at this table.",
    remedy: 'Choose a player of this game.',
  },
  no_such_zone: {
    sentence: "There is no zone '{zone}'.",
    remedy: 'Choose a zone of the view.',
  },
  too_few_in_zone: {
    sentence: '{player}’s {zone} has {cards}.',
    remedy: 'Choose fewer cards.',
  },
  card_has_moved: {
    sentence: 'That card has moved in the meantime.',
    remedy: 'Look where it is now.',
  },
  card_not_known: {
    sentence: 'You do not know that card.',
    remedy: 'Choose a card whose face you see.',
  },
  cannot_be_targeted: {
    sentence: 'Only cards in play, on the stack or in an open pile can be targeted or attached.',
    remedy: 'Put the card into play first.',
  },
  action_without_name: {
    sentence: 'An action needs a name.',
    remedy: 'Name the action.',
  },
  no_such_action: {
    sentence: "There is no action '{action}'.",
    remedy: 'Choose an action of the table.',
  },
  action_malformed: {
    sentence: "'{action}': {problem}",
    remedy: 'Correct the field that is named.',
  },
  undo_of_eliminated: {
    sentence: 'You are out of the game, and cannot take back what others do.',
    remedy: 'Ask a player who is still in the game.',
  },
  undo_request_gone: {
    sentence: 'That undo request no longer stands.',
    remedy: 'Nothing needs to be answered.',
  },
  no_undo_request: {
    sentence: 'You have not asked for an undo.',
    remedy: 'Ask for one first.',
  },
  redo_outdated: {
    sentence: 'Somebody else was faster: look again.',
    remedy: 'Look at the table again.',
  },
  nothing_to_redo: {
    sentence: 'There is nothing to redo.',
    remedy: 'Go on from here.',
  },
  nothing_to_undo: {
    sentence: 'There is nothing to undo.',
    remedy: 'Go on from here.',
  },
  not_a_card: {
    sentence: 'This is not a card.',
    remedy: 'Send the record of a card.',
  },
} as const

/** The heading of these in the list of all errors. */
export const TITLE = 'The Magic table'

/** Returns the refusal of an entry, with the values that its sentence names. */
export const refusal = refusalsOf(REFUSALS)
