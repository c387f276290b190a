export * from './api'
export { CardEditor, type CardEditorProps } from './card-editor/card-editor'
export { CardEditorDialog } from './card-editor/card-editor-dialog'
export { saveObstacle } from './card-editor/card-edit'
export { ColorPicker } from './card-editor/color-picker'
export { DialogSheet, type DialogSheetProps } from './card-editor/dialog-sheet'
export { UnsavedWork } from './card-editor/unsaved-work'
export { useSaving } from './card-editor/use-saving'
export { CardListDialog, listObstacle } from './deck/card-list-dialog'
export { CardManager } from './deck/deck-card'
export { addEdit, removeEdit } from './deck/copies-of-card'
export { type DeckEdit, saveEdit } from './deck/deck-edit'
export { DeckExport } from './deck/deck-export'
export { DeckImport } from './deck/deck-import'
export { type FoundByName, namesInList } from './deck/deck-import-plan'
export { DeckList, type DeckSort } from './deck/deck-list'
export { DeckSettings } from './deck/deck-settings'
export { TextExport } from './deck/text-export'
export { findNamedCards } from './deck/use-import-outcomes'
export { ManaCurveChart } from './deck/mana-curve-chart'
export * from './game-screen'
export { joinClasses } from './join-classes'
export { GameLog, type GameLogProps } from './log/game-log'
export { RulesLink } from './log/rules-link'
export { newChatCount, newLineCount } from './log/log-stream'
export type { CardInLog } from './log/log-text'
export { CardArt } from './magic/card-art'
export { CardBack } from './magic/card-back'
export { CardChip, frontName } from './magic/card-chip'
export { RarityChip } from './magic/card-foot'
export { CardNotes } from './magic/card-notes'
export { CardPreviewProvider, useCardPreview } from './magic/card-preview'
export { frameClass } from './magic/frame-class'
export { createPreview } from './magic/create-preview'
export type { PreviewHandlers } from './magic/preview-handlers'
export { MagicCard, type MagicCardProps } from './magic/magic-card'
export { ManaCost } from './magic/mana-cost'
export { manaName } from './magic/mana-drawing'
export { ManaIcon } from './magic/mana-icon'
export { LineText, RulesText } from './magic/rules-text'
export { markedDifference } from './magic/scar-marks'
export { type CardsById, cardShelf } from './magic/card-shelf'
export {
  type LinkedAchievement,
  linkedAchievements,
  readFilters,
  starWords,
} from './magic/linked-achievements'
export { CardsFailed } from './magic/cards-failed'
export { useCards } from './magic/use-cards'
export { NotSaved } from './request/not-saved'
export { QuestionStrip } from './request/question-strip'
export { RematchButton } from './request/rematch-button'
export { RequestPane, type RequestPaneProps } from './request/request-pane'
export { selectOption, useSelectedOption } from './request/select-option'
export {
  boundsText,
  type Checked,
  type ChoiceLevel,
  itemOf,
  NOTHING_CHECKED,
  reasonAgainst,
  type SelectOption,
  selectionOf,
  toggled,
} from './request/selection-state'
export { WaitingPanel, type WaitingPanelProps } from './request/waiting-panel'
export { WaitingSince } from './request/waiting-since'
export { PlayerName } from './seats/player-name'
export { SeatsProvider, useSeatClass, useSeatOf, useSeats } from './seats/seats'
export { type GameTab, GameTabs } from './tabs/game-tabs'
export { GameIcon } from './theme/icons/game-icon'
export { Icon } from './theme/icons/icon'
export type { IconName } from './theme/icons/icon-paths'
export { ParlourMark } from './theme/icons/parlour-mark'
export { Panel } from './theme/panel'
export { ParlourThemeProvider, THEME_KEY } from './theme/parlour-theme-provider'
export { SeatName, seatClass } from './theme/seat-name'
export { Strip } from './theme/strip'
