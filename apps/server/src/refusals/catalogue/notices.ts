/** Refusals about notices and their channels. */
export const NOTICES = {
  too_many_channels: {
    sentence: 'You have {mostChannels} of these already. Remove one first.',
    remedy: 'Remove one first.',
  },
  no_mail: {
    sentence: 'This hub sends no e-mail.',
    remedy: 'Choose another way, or ask the host of the hub to configure mail.',
  },
  channel_listed: {
    sentence: 'This address is in your list already.',
    remedy: 'Use the entry that is there.',
  },
  time_zone_unknown: {
    sentence: 'The hub does not know this time zone.',
    remedy: 'Give the name of a zone as in Europe/Berlin.',
  },
  hub_without_address: {
    sentence: 'This hub has no public address yet, so a mail could not link to it.',
    remedy: 'Ask an admin to set the address of the hub.',
  },
  mail_not_taken: {
    sentence: 'The mail could not be sent: {reason}.',
    remedy: 'Check the address and try again.',
  },
  bot_token_missing: {
    sentence: 'Enter the token of a bot, and the chat that it writes to.',
    remedy: 'Enter both.',
  },
  bot_token_malformed: {
    sentence: 'The token may have no spaces or special characters.',
    remedy: 'Copy the token again.',
  },
  hook_incomplete: { sentence: 'Enter the whole address of the hook.', remedy: 'Copy the whole address.' },
  hook_without_https: {
    sentence: 'The address must begin with https://.',
    remedy: 'Use an address that begins with https://.',
  },
  hook_with_password: {
    sentence: 'The address may have no name or password in it.',
    remedy: 'Remove name and password from the address.',
  },
  hook_private: {
    sentence: 'The address is in a private network, which this hub does not allow.',
    remedy: 'Use a public address, or ask the host of the hub to allow private ones.',
  },
  channel_unconfirmed: {
    sentence: 'Open the link that was mailed to this address first.',
    remedy: 'Open the link in the mail.',
  },
  test_not_taken: {
    sentence: 'The test could not be sent: {reason}.',
    remedy: 'Check the address and try again.',
  },
  notices_of_impersonated: {
    status: 403,
    sentence: 'The notices of somebody you impersonate are theirs alone.',
    remedy: 'Stop impersonating first.',
  },
  hub_silent: {
    sentence: 'This hub sends no messages: it does not run in production.',
    remedy: 'Run the hub in production.',
  },
} as const
