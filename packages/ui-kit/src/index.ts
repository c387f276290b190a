export {
  AnsweringProvider,
  useAsked,
  useLinkWords,
  useQuestion,
  useShownLeaf,
} from './answering/answering-provider'
export {
  AnswerAgain,
  AnswersAheadButton,
  type LeavingAnswers,
  LeavingAnswersContext,
} from './answering/answer-again'
export { AsksFirst } from './answering/asks-first'
export { BackButton, ChooseButton } from './answering/choose-button'
export { withoutBrackets } from './answering/without-brackets'
export { boundsText } from './answering/selection'
export { useNoStrayClicks } from './answering/stray-click'
export { NotSaved } from './answering/not-saved'
export type { Leaf, LeafGroup, Question } from './answering/question'
export { useChoice } from './answering/use-choice'
export { useChoosing } from './answering/use-choosing'
export { useDirectAct } from './answering/use-direct-act'
export { useEqualChoices } from './answering/use-equal-choices'
export { useFocusAfterAnswer } from './answering/use-focus-after-answer'
export { type PieceProps, useCellPiece, usePiece } from './answering/use-piece'
export { usePick } from './answering/use-pick'
export { useSending } from './answering/use-sending'
export * from './api'
export { NOT_COPIED, NotCopied } from './copy/not-copied'
export { useCopy } from './copy/use-copy'
export type { DataPage, DataPageProps } from './data-pages/data-page'
export { DataTools } from './data-pages/data-tools'
export { FilterSelect } from './data-pages/filter-select'
export { FindField } from './data-pages/find-field'
export { Toggles } from './data-pages/toggles'
export { DialogSheet } from './dialog/dialog-sheet'
export { PageModals } from './dialog/page-modals'
export { KeysDialog, type KeySection } from './dialog/keys-dialog'
export { FocusBack } from './dialog/use-focus-back'
export { type ExportForm, TextExport } from './dialog/text-export'
export { UnsavedWork } from './dialog/unsaved-work'
export {
  createEditedRecord,
  type EditedRecord,
  type EditState,
  shownRecord,
} from './edit/edited-record'
export { InlineEdit } from './edit/inline-edit'
export { type MergedEdits, mergeEdits, type Versions } from './edit/merge-edits'
export { useMergedSave } from './edit/use-merged-save'
export { useSaving } from './edit/use-saving'
export { useGuardedDelete } from './edit/use-guarded-delete'
export { ChartView } from './charts/chart-view'
export { useDraggedFiles } from './files/use-dragged-files'
export { type Flight, Flights } from './flights/flights'
export { ShownAgainProvider } from './flights/shown-again'
export { flash } from './flights/flash'
export { seenPiece } from './flights/seen-piece'
export { FlyingWord } from './flights/flying-word'
export { milliseconds } from './flights/milliseconds'
export { useSlides } from './flights/use-slides'
export * from './game-screen'
export type { GameUi, NoticeWords } from './game-ui'
export type { SmallBoard } from './small-board'
export { isAddress } from './is-address'
export { joinClasses } from './join-classes'
export { PageRouter } from './navigation/page-router'
export { useLeaving } from './navigation/use-leaving'
export { type ListStep, LIST_STEPS, moveInList, placeAfter } from './keys/move-in-list'
export { useSingleKeys } from './keys/single-keys'
export { useFocusInPlace } from './keys/use-focus-in-place'
export { isWithAltGr, useKeys } from './keys/use-keys'
export { useOneTabStop } from './keys/use-one-tab-stop'
export { useSearchKeys } from './keys/use-search-keys'
export { LinkField } from './links/link-field'
export { REACH_WORDS, reachOf } from './links/link-address'
export { HUB_ADDRESS, useLinkStart } from './links/use-link-start'
export { FieldWarning } from './lobby/field-warning'
export { type LobbyFact, type LobbyFacts, NOT_CHOSEN } from './lobby/lobby-facts'
export { type LobbyPanel, type LobbyPanelProps, warningAt } from './lobby/lobby-panel'
export { NumberField } from './lobby/number-field'
export {
  ChoiceColumns,
  ChoiceGroups,
  SettingsGrid,
  SettingsHint,
  WideField,
} from './lobby/settings-layout'
export {
  type LookBack,
  LookBackProvider,
  type LookWords,
  useIsPast,
  useLookWords,
  StartLookBackProvider,
  useStartLookBack,
  useWholeLog,
} from './look-back/look-back'
export { useCardPointedAt } from './look-back/card-pointed-at'
export { LookBackButton } from './look-back/look-back-button'
export { StoryAddressProvider } from './look-back/story-link'
export { useBoardOnJump } from './look-back/use-board-on-jump'
export { QuestionPlace, WatchBarProvider } from './look-back/question-place'
export { ChatInput } from './log/chat-input'
export { AwayButton, type TurnSummary } from './log/away-strip'
export { type TurnPoints, TurnDeedsView } from './log/turn-deeds-view'
export { turnDeeds } from './log/turn-deeds'
export { lastTurn, tells, turnsAway } from './log/while-away'
export { GameLog } from './log/game-log'
export type { SaidEntry } from './log/log-stream'
export { LogColumn } from './log/log-column'
export { RulesLink } from './log/rules-link'
export { LogText } from './log/log-text'
export { type LogTurn, newLines } from './log/log-stream'
export { SinceLastTurn } from './log/since-last-turn'
export { createPreview } from './preview/create-preview'
export type { PreviewHandlers } from './preview/preview-handlers'
export { TitleNotes } from './preview/title-notes'
export { OutcomeWords } from './request/outcome-words'
export { QuestionStrip } from './request/question-strip'
export { RematchButton } from './request/rematch-button'
export { WaitingFor } from './request/waiting-for'
export { WaitingPanel } from './request/waiting-panel'
export { WaitingSince } from './request/waiting-since'
export { onDemand } from './screen/on-demand'
export { CoachProvider } from './screen/coach-place'
export { GameFrame } from './screen/game-frame'
export { HEADER_PLACE, InHeader } from './screen/in-header'
export { PlayerName } from './seats/player-name'
export { PlayerNames } from './seats/player-names'
export { SeatsProvider, useSeatClass, useSeats } from './seats/seats'
export { browserStorage, tabStorage } from './storage/browser-storage'
export { serviceWorkers } from './storage/service-workers'
export { useStored } from './storage/use-stored'
export { useStoredSwitch } from './storage/use-stored-switch'
export { TextScreen } from './text-view/on-demand'
export type { TextSection } from './text-view/text-section'
export { useTextView } from './text-view/use-text-view'
export { type GameTab, GameTabs } from './tabs/game-tabs'
export { ScreenTabs } from './tabs/screen-tabs'
export { Segments } from './tabs/segments'
export { useUnread } from './tabs/use-unread'
export { GameIcon } from './theme/icons/game-icon'
export { Icon } from './theme/icons/icon'
export type { IconName } from './theme/icons/icon-paths'
export { ParlourMark } from './theme/icons/parlour-mark'
export { followMissingParts, isMissingPart } from './theme/missing-parts'
export { printInLight } from './theme/print-in-light'
export { usePrinting } from './screen/use-printing'
export { useWidth } from './screen/use-width'
export { followTranslation } from './theme/translated-pages'
export { Panel } from './theme/panel'
export { PanelBoundary } from './theme/panel-boundary'
export { ParlourThemeProvider } from './theme/parlour-theme-provider'
export { SeatName, seatClass } from './theme/seat-name'
export { Strip } from './theme/strip'
