/** What is refused about cubes, scars and achievements. */
export const CUBES = {
  scar_used: { sentence: 'This scar was already used.', remedy: 'Choose another scar.' },
  scar_in_draft: { sentence: 'This scar is in a running draft.', remedy: 'Wait until the draft is over.' },
  cube_creator_only: {
    status: 403,
    sentence: 'Only its creator or the owner of the cube may delete this.',
    remedy: 'Ask its creator or the owner of the cube.',
  },
  too_many_scars: { sentence: 'A cube holds at most {mostScars} scars.', remedy: 'Delete a scar first.' },
  history_too_long: {
    sentence: '{part}.history may have at most {mostChanges} entries',
    remedy: 'Shorten the history in the file.',
  },
  part_too_large: { sentence: '{part} has too many parts', remedy: 'Split the file, or shorten this part.' },
  json_incomplete: { sentence: 'This JSON is incomplete.', remedy: 'Choose the file again: it was cut off.' },
  cube_owner_only: {
    status: 403,
    sentence: 'Only the owner of the cube may do that.',
    remedy: 'Ask the owner of the cube.',
  },
  cube_not_editable: { sentence: 'This cube is not editable.', remedy: 'Ask the owner to make it editable.' },
  cube_without_legacy: {
    sentence: 'This cube is not in legacy mode: it has no scars and achievements.',
    remedy: 'Switch the legacy mode on in the settings of the cube.',
  },
  too_many_cubes: {
    sentence: 'You have {mostCubes} cubes. Delete one before you make another.',
    remedy: 'Delete a cube first.',
  },
  too_many_cards_in_cube: {
    sentence: 'A cube holds at most {mostInCube} cards.',
    remedy: 'Remove cards first.',
  },
  cube_in_draft: {
    sentence: 'A draft of this cube is running: the cube can be deleted once it is over.',
    remedy: 'Wait until the draft is over.',
  },
  no_card_names: { sentence: 'No line contains a card name.', remedy: 'Write one card name on each line.' },
  too_many_lines: {
    sentence: 'A list of cards may have at most {mostLines} lines.',
    remedy: 'Import the list in parts.',
  },
  list_too_large: { sentence: 'The list has too many parts.', remedy: 'Import the list in parts.' },
  no_cards_named: {
    sentence: 'There are no cards to add or remove.',
    remedy: 'Name cards to add or to remove.',
  },
  replacement_uneven: {
    sentence: 'Where cards replace others, as many must come in as go out.',
    remedy: 'Add as many cards as you remove.',
  },
  achievement_claimed_before: {
    sentence: 'This achievement was already claimed.',
    remedy: 'Choose another achievement.',
  },
  achievement_missing: { sentence: 'No achievement to save', remedy: 'Send the achievement.' },
  too_many_achievements: {
    sentence: 'A cube holds at most {mostAchievements} achievements.',
    remedy: 'Delete an achievement first.',
  },
  claimed_achievement_changed: {
    sentence: 'A claimed achievement cannot be changed.',
    remedy: 'Add another achievement instead.',
  },
  claimed_achievement_deleted: {
    sentence: 'A claimed achievement cannot be deleted.',
    remedy: 'Nothing can be done: it belongs to the story of the cube.',
  },
  achievement_without_text: {
    sentence: 'The hidden text of the achievement may not be empty.',
    remedy: 'Enter the hidden text.',
  },
  scar_missing: { sentence: 'No scar to save', remedy: 'Send the scar.' },
  used_scar_changed: { sentence: 'A used scar cannot be {change}.', remedy: 'Add another scar instead.' },
  drawn_scar_changed: {
    sentence: 'This scar is in a running draft: it cannot be {change} until the draft is over.',
    remedy: 'Wait until the draft is over.',
  },
  cube_changed_elsewhere: {
    status: 409,
    code: 'conflict',
    sentence: 'This cube was changed elsewhere.',
    remedy: 'Merge your edits with what stands now.',
  },
  scar_changed: {
    status: 409,
    code: 'conflict',
    sentence: 'Someone else has changed this scar. Reopen it to see the changes.',
    remedy: 'Reopen the scar.',
  },
  achievement_changed: {
    status: 409,
    code: 'conflict',
    sentence: 'Someone else has changed this achievement. Reopen it to see the changes.',
    remedy: 'Reopen the achievement.',
  },
} as const
