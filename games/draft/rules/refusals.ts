import { refusalsOf } from '@parlour/kernel'

/** What a draft refuses of its settings, picks and scars. */
export const REFUSALS = {
  packs_do_not_fit: {
    sentence: '{players} players with {numPacks} packs each cannot share {packs} packs.',
    remedy: 'Make as many packs as all players need.',
  },
  packs_uneven: {
    sentence: 'The packs of one round must be of one size, and not empty.',
    remedy: 'Make packs of one size.',
  },
  too_many_scar_rounds: {
    sentence: 'There are too few scars for the scar rounds.',
    remedy: 'Choose fewer scar rounds.',
  },
  no_card_picked: {
    sentence: 'Choose one card from the pack.',
    remedy: 'Pick a card of the pack.',
  },
  scar_of_other_pack: {
    sentence: 'That scar does not belong to this pack.',
    remedy: 'Choose one of the two scars.',
  },
  card_of_other_pack: {
    sentence: 'That card is not in this pack.',
    remedy: 'Choose a card of the pack.',
  },
  scar_incomplete: {
    sentence: 'Choose one scar and the card to apply it to.',
    remedy: 'Choose both.',
  },
  scar_not_chosen: {
    sentence: 'Choose one of the two scars.',
    remedy: 'Choose one of them.',
  },
  scarred_card_not_chosen: {
    sentence: 'Choose the card to apply the scar to.',
    remedy: 'Choose a card of the pack.',
  },
  scarred_card_malformed: {
    sentence: 'The changed card must be a card object.',
    remedy: 'Send the record of a card.',
  },
  scar_comment_malformed: {
    sentence: 'The comment must be a text.',
    remedy: 'Send a text.',
  },
  scar_comment_too_long: {
    sentence: 'A comment may have at most {most} characters.',
    remedy: 'Shorten it.',
  },
  scar_rounds_invalid: {
    sentence: 'Invalid scar rounds',
    remedy: 'Write numbers of rounds with commas, such as 1,3.',
  },
  set_not_chosen: {
    sentence: 'A set must be selected',
    remedy: 'Choose a set.',
  },
  card_id_twice: {
    sentence: 'Two cards of the draft have the id {id}.',
    remedy: 'Give each card an id of its own.',
  },
  set_not_loaded: {
    sentence: '{sentence}',
    remedy: 'Ask an admin to update the card database.',
  },
  set_too_small: {
    sentence: 'This set has too few cards to fill a pack',
    remedy: 'Choose another set.',
  },
  cube_too_small: {
    sentence: 'Not enough cards in the cube',
    remedy: 'Choose smaller or fewer packs, or a larger cube.',
  },
  too_few_scars_in_cube: {
    sentence: 'Not enough scars in the cube',
    remedy: 'Add scars to the cube, or choose fewer scar rounds.',
  },
} as const

/** The heading of these in the list of all errors. */
export const TITLE = 'A draft'

/** Returns the refusal of an entry, with the values that its sentence names. */
export const refusal = refusalsOf(REFUSALS)
