/** What is refused about updates of the card database. */
export const CARD_UPDATES = {
  file_cut_off: {
    sentence: 'The file ends in the middle, after {count} records. Nothing was changed.',
    remedy: 'Download the file again.',
  },
  record_broken: {
    sentence: 'Record {number} of the file is broken. Nothing was changed.',
    remedy: 'Download the file again.',
  },
  file_without_cards: {
    sentence: 'There are no cards in the file. Nothing was changed.',
    remedy: 'Choose a file of cards.',
  },
  update_interrupted: {
    sentence: 'The update was interrupted. Nothing was changed.',
    remedy: 'Start the update again.',
  },
  card_twice: {
    sentence: 'The file holds a card twice: {name}, set {set}, number {number}. Nothing was changed.',
    remedy: 'Remove one of the two, or download the file again.',
  },
  no_such_path: { sentence: 'There is no file or folder {path}', remedy: 'Check the path.' },
  no_card_files: {
    sentence: 'No card files found in {path}',
    remedy: 'Name a folder that holds card files.',
  },
  file_damaged: {
    sentence: 'The file is incomplete or damaged. Nothing was changed.',
    remedy: 'Download the file again.',
  },
  provider_lists_nothing: {
    sentence: 'The card provider lists no card file. Nothing was changed.',
    remedy: 'Try again later.',
  },
  provider_sent_nothing: {
    sentence: 'The provider sent no cards. Nothing was changed.',
    remedy: 'Try again later.',
  },
  download_interrupted: {
    sentence: 'The download was interrupted. Nothing was changed.',
    remedy: 'Try again.',
  },
  provider_unreachable: {
    sentence: 'The card provider cannot be reached. Nothing was changed.',
    remedy: 'Check the connection of the server and try again.',
  },
  provider_status: {
    sentence: 'The card provider returned status {status}. Nothing was changed.',
    remedy: 'Try again later.',
  },
  provider_unreadable: {
    sentence: 'The card provider sent an unreadable response. Nothing was changed.',
    remedy: 'Try again later.',
  },
  update_running: { sentence: 'An update is already running.', remedy: 'Wait until it is done.' },
  upload_interrupted: {
    sentence: 'The upload was interrupted. Nothing was changed.',
    remedy: 'Upload the file again.',
  },
  file_too_large: { status: 413, sentence: 'The file is too large', remedy: 'Choose a smaller file.' },
  file_name_unreadable: { sentence: 'The file name cannot be read.', remedy: 'Rename the file.' },
  file_not_list: {
    sentence: 'The file is not a list of cards in JSON. Nothing was changed.',
    remedy: 'Choose a file of cards.',
  },
  file_broken_after: {
    sentence: 'The file is broken after record {count}. Nothing was changed.',
    remedy: 'Download the file again.',
  },
} as const
