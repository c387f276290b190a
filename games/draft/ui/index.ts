import type { GameUi } from '@parlour/ui-kit'
import { cubeDraftProfile, setDraftProfile } from '../rules/facts/profiles'

const screen = async () => (await import('./draft-screen')).DraftScreen
const smallBoard = async () => (await import('./small/small-board')).smallBoard
/** In words it is the same chunk: apart, what both show would be files of their own. */
const text = async () => (await import('./draft-screen')).DraftText

/** Cube Draft for the registry of the web. */
export const cubeDraft: GameUi = {
  profile: cubeDraftProfile,
  panel: async () => (await import('./lobby/cube-draft-panel')).CubeDraftPanel,
  facts: async () => (await import('./lobby/lobby-facts')).cubeDraftSettings,
  screen,
  smallBoard,
  text,
  looksUpCards: true,
  hasPacks: true,
}

/** Set Draft for the registry of the web. */
export const setDraft: GameUi = {
  profile: setDraftProfile,
  panel: async () => (await import('./lobby/set-draft-panel')).SetDraftPanel,
  facts: async () => (await import('./lobby/lobby-facts')).setDraftSettings,
  screen,
  smallBoard,
  text,
  looksUpCards: true,
  hasPacks: true,
}
