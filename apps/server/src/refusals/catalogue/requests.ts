/** What is refused about every call: sign-in, bodies, limits, the store. */
export const REQUESTS = {
  body_not_object: {
    sentence: 'Please send only objects as the body of post requests',
    remedy: 'Send a JSON object.',
  },
  text_with_nul: { sentence: 'Text may not contain the NUL character', remedy: 'Remove the character.' },
  text_incomplete: {
    sentence: 'Text may not contain incomplete characters',
    remedy: 'Send whole characters.',
  },
  body_too_large: { status: 413, sentence: 'The body is too large', remedy: 'Send less at once.' },
  body_empty: { sentence: 'The body is empty', remedy: 'Send a JSON object.' },
  body_length_wrong: { sentence: 'The body is not as long as it says', remedy: 'Send the call again.' },
  unknown_room: {
    sentence: 'There is nothing to watch under that name.',
    remedy: 'Watch a game, a lobby or the home page.',
  },
  nested_too_deeply: { sentence: '{whole} is nested too deeply', remedy: 'Send a flatter value.' },
  too_many_parts: { sentence: '{whole} has too many parts', remedy: 'Send less at once.' },
  too_many_fields: { sentence: '{whole} has too many different fields', remedy: 'Send fewer fields.' },
  body_malformed: { sentence: '{sentences}', remedy: 'Correct the fields that are named.' },
  document_malformed: { sentence: '{sentence}', remedy: 'Correct the part that is named.' },
  foreign_field: {
    sentence: 'The body may not have fields named __proto__ or constructor',
    remedy: 'Rename the field.',
  },
  body_unreadable: { sentence: 'The body could not be read as JSON', remedy: 'Send JSON.' },
  request_unreadable: { sentence: 'The request could not be read', remedy: 'Send the call again.' },
  not_json: { status: 415, sentence: 'Bodies must be JSON', remedy: 'Send JSON with its content type.' },
  not_signed_in: { status: 401, sentence: 'Please sign in.', remedy: 'Sign in.' },
  wrong_password: {
    status: 401,
    sentence: 'Invalid username or password',
    remedy: 'Check both; an admin can give you a link to set another password.',
  },
  access_denied: { status: 403, sentence: 'Access denied', remedy: 'Ask an admin.' },
  not_found: {
    status: 404,
    sentence: 'There is no {kind} with the id {id}',
    remedy: 'Check the address: it may have been deleted.',
  },
  version_mismatch: {
    status: 409,
    sentence: 'App version out of date. Please reload this page and try again.',
    remedy: 'Reload the page.',
  },
  rate_limited: {
    status: 429,
    sentence: 'Too many requests. Please try again in {seconds} s.',
    remedy: 'Wait as long as it says.',
  },
  too_busy: {
    status: 503,
    sentence: 'The server is busy. Please try again in a moment.',
    remedy: 'Try again in a moment.',
  },
  restarting: {
    status: 503,
    sentence: 'The server is restarting and will be back in a moment.',
    remedy: 'Try again in a moment.',
  },
  disk_full: {
    status: 503,
    sentence: 'The disk of the server is full, so nothing can be saved. Please tell whoever runs this hub.',
    remedy: 'Make room on the disk.',
  },
  store_away: {
    status: 503,
    sentence: 'The store of the server does not answer. Please try again in a moment.',
    remedy: 'Try again; the host looks whether the store runs.',
  },
  store_gone: {
    status: 503,
    sentence: 'The store of the server is gone, so nothing can be saved. Please tell whoever runs this hub.',
    remedy: 'Put the store back, or restore a backup.',
  },
  store_damaged: {
    status: 503,
    sentence: 'The store of the server is damaged. Please tell whoever runs this hub.',
    remedy: 'Restore a backup.',
  },
  address_not_here: {
    sentence: 'This computer does not have the address {address} now. Choose one of the list.',
    remedy: 'Choose an address of the list.',
  },
} as const
