import { TurnDeedsView, type TurnSummary } from '@parlour/ui-kit'
import { wordInLog } from './word-in-log'

/** Tells a turn as one block of deeds, with the names of the cards. */
export const turnSummary: TurnSummary = (turn, { isFolded } = { isFolded: false }) => (
  <TurnDeedsView turn={turn} card={wordInLog} isFolded={isFolded} />
)
