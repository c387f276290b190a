export {
  AnsweringProvider,
  useAsked,
  useLinkWords,
  useQuestion,
  useShownLeaf,
} from './answering/answering-provider'
export { ChooseButton } from './answering/choose-button'
export { NotSaved } from './answering/not-saved'
export type { Leaf, LeafGroup, Question } from './answering/question'
export { useAskFirst } from './answering/use-ask-first'
export { useChoice } from './answering/use-choice'
export { useChoosing } from './answering/use-choosing'
export { useDirectAct } from './answering/use-direct-act'
export { useEqualChoices } from './answering/use-equal-choices'
export { useFocusAfterAnswer } from './answering/use-focus-after-answer'
export { type PieceProps, useCellPiece, usePiece } from './answering/use-piece'
export { usePick } from './answering/use-pick'
export { useSending } from './answering/use-sending'
export * from './api'
export type { DataPage } from './data-pages/data-page'
export { DataTools } from './data-pages/data-tools'
export { FilterSelect } from './data-pages/filter-select'
export { FindField } from './data-pages/find-field'
export { Toggles } from './data-pages/toggles'
export { DialogSheet } from './dialog/dialog-sheet'
export { KeysDialog, type KeySection } from './dialog/keys-dialog'
export { FocusBack } from './dialog/use-focus-back'
export { TextExport } from './dialog/text-export'
export { UnsavedWork } from './dialog/unsaved-work'
export {
  createEditedRecord,
  type EditedRecord,
  type EditedState,
  shownRecord,
} from './edit/edited-record'
export { InlineEdit } from './edit/inline-edit'
export { type Merged, mergeEdits, type Versions } from './edit/merge-edits'
export { useMergedSave } from './edit/use-merged-save'
export { useSaving } from './edit/use-saving'
export { useGuardedDelete } from './edit/use-guarded-delete'
export { type Flight, Flights } from './flights/flights'
export { flash } from './flights/flash'
export { FlyingWord } from './flights/flying-word'
export { milliseconds } from './flights/milliseconds'
export * from './game-screen'
export type { GameUi } from './game-ui'
export { joinClasses } from './join-classes'
export { type ListStep, LIST_STEPS, moveInList, placeAfter } from './keys/move-in-list'
export { useKeys } from './keys/use-keys'
export { useOneTabStop } from './keys/use-one-tab-stop'
export { FieldWarning } from './lobby/field-warning'
export { type LobbyPanel, type LobbyPanelProps, warningAt } from './lobby/lobby-panel'
export { NumberField } from './lobby/number-field'
export {
  ChoiceColumns,
  ChoiceGroups,
  SettingsGrid,
  SettingsHint,
  WideField,
} from './lobby/settings-layout'
export { GameLog } from './log/game-log'
export { LogColumn } from './log/log-column'
export { RulesLink } from './log/rules-link'
export { newChatCount, newLineCount, newLines } from './log/log-stream'
export { SinceLastTurn } from './log/since-last-turn'
export { createPreview } from './preview/create-preview'
export type { PreviewHandlers } from './preview/preview-handlers'
export { OutcomeWords } from './request/outcome-words'
export { QuestionStrip } from './request/question-strip'
export { RematchButton } from './request/rematch-button'
export { WaitingFor } from './request/waiting-for'
export { WaitingPanel } from './request/waiting-panel'
export { WaitingSince } from './request/waiting-since'
export { GameFrame } from './screen/game-frame'
export { PlayerName } from './seats/player-name'
export { PlayerNames } from './seats/player-names'
export { SeatsProvider, useSeatClass, useSeats } from './seats/seats'
export { type GameTab, GameTabs } from './tabs/game-tabs'
export { ScreenTabs } from './tabs/screen-tabs'
export { GameIcon } from './theme/icons/game-icon'
export { Icon } from './theme/icons/icon'
export type { IconName } from './theme/icons/icon-paths'
export { ParlourMark } from './theme/icons/parlour-mark'
export { Panel } from './theme/panel'
export { ParlourThemeProvider } from './theme/parlour-theme-provider'
export { SeatName, seatClass } from './theme/seat-name'
export { Strip } from './theme/strip'
