import { refusalsOf } from './refusal-catalogue'

/** What every game refuses of an answer, and of the options of a new game. */
export const ANSWER_REFUSALS = {
  cannot_take_back: {
    sentence: 'That cannot be taken back.',
    remedy: 'Go on from here.',
  },
  not_a_choice: {
    sentence: "{pick} is not among the choices of '{question}'.",
    remedy: 'Choose one of those that are offered.',
  },
  nothing_chosen: {
    sentence: "Nothing was chosen in '{choice}'.",
    remedy: 'Choose something in it.',
  },
  choice_stands_alone: {
    sentence: "One of the choices of '{question}' cannot be combined with others.",
    remedy: 'Choose it alone, or leave it out.',
  },
  wrong_count: {
    sentence: "'{question}' asks for {wanted}, not {count}.",
    remedy: 'Choose as many as it asks for.',
  },
  pick_malformed: {
    sentence: 'A pick must be a text, a number or an object.',
    remedy: 'Send picks of these kinds.',
  },
  options_malformed: {
    sentence: '{sentence}',
    remedy: 'Correct the option that is named.',
  },
  unknown_undo_rule: {
    sentence: "'Undo' must be one of {rules}.",
    remedy: 'Choose one of these.',
  },
  unknown_pace: {
    sentence: "'Pace' must be a reminder after 1 to 336 hours, or a time bank of up to 60 days.",
    remedy: 'Choose a pace within these bounds.',
  },
  unknown_onlookers: {
    sentence:
      "'Onlookers' must be people of this hub or anybody with the link, and all hands be shown 10 to 200 answers later.",
    remedy: 'Choose who may look in within these bounds.',
  },
  not_asked_there: {
    sentence: "They are not asked '{kind}' there.",
    remedy: 'Play on from the present.',
  },
  choice_changed: {
    sentence: "Choice {place} of '{question}' has changed.",
    remedy: 'Play on from the present.',
  },
  choice_holds: {
    sentence: "'{choice}' holds {what} now.",
    remedy: 'Play on from the present.',
  },
} as const

/** Returns the refusal of an entry, with the values that its sentence names. */
export const answerRefusal = refusalsOf(ANSWER_REFUSALS)
