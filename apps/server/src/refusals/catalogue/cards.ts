/** What is refused about cards and their search. */
export const CARDS = {
  too_many_conditions: {
    sentence: '{whole} may have at most {mostConditions} conditions.',
    remedy: 'Remove conditions of the search.',
  },
  card_unchanged: { sentence: 'No changes made to card', remedy: 'Change something before saving.' },
  card_without_name: { sentence: 'A card needs a name.', remedy: 'Enter a name for each face.' },
  card_removed: { sentence: 'This card was removed from its cube.', remedy: 'Add it to the cube again.' },
  unknown_set: { sentence: 'There is no set "{unknown}".{near}', remedy: 'Check the code of the set.' },
  unknown_keyword: {
    sentence: 'No card has the keyword "{keyword}".{suggestion}',
    remedy: 'Check the spelling.',
  },
  card_changed: {
    status: 409,
    code: 'conflict',
    sentence: 'Someone else has changed this card.',
    remedy: 'Merge your edits with what stands now.',
  },
} as const
