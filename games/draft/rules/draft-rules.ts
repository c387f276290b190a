import {
  defined,
  type GameRules,
  type JsonObject,
  type MatchedAnswer,
  openSeat,
  type Step,
} from '@parlour/kernel'
import { randomDrafter, steady } from './bots'
import { cubeDraftProfile, setDraftProfile } from './facts/profiles'
import { BUILDING, OPENING, SCARRING } from './facts/question-kinds'
import { applyPick } from './pick'
import { pending } from './requests'
import { applyScar } from './scar'
import { finishDeck, openAll } from './sealed'
import { setup } from './setup'
import { isOver } from './state'
import { story } from './story/story'
import type { DraftSettings, DraftState, DraftView } from './types'
import { openSet, view } from './view'
import { wishable } from './wishable'

export type DraftRules = GameRules<DraftState, DraftView, DraftSettings>

/**
 * One engine for both drafts: they differ in where the packs come from. Answers are final (rules: hub 16).
 */
function draftRules(kind: DraftSettings['game']): DraftRules {
  return {
    kind,
    version: 1,
    setup,
    pending,
    pace: () => 'any',
    apply,
    outcome: (state) =>
      isOver(state) ? { winners: [], player: 'everyone', reason: 'Draft is complete' } : undefined,
    view,
    openSettings,
    showsAnswer: (state, answer, viewer) => viewer.seat === answer.actor || isOver(state),
    wishable,
    bots: { steady, random: randomDrafter },
    story,
  }
}

/** Packs of cards from a cube, with scar rounds. */
export const cubeDraft: DraftRules = draftRules(cubeDraftProfile.kind)
/** Packs made like the boosters of a set. */
export const setDraft: DraftRules = draftRules(setDraftProfile.kind)

function apply(state: DraftState, matchedAnswer: MatchedAnswer): Step<DraftState> {
  const { answer, request } = matchedAnswer
  if (request.kind === SCARRING) return applyScar(state, answer)
  if (request.kind === OPENING) return openAll(state, answer.actor)
  if (request.kind === BUILDING) return finishDeck(state, answer.actor)
  return applyPick(state, matchedAnswer)
}

/**
 * Everything but packs, scars and seed, named one by one: what is added later stays secret until it is named
 * here.
 */
function openSettings(settings: DraftSettings): JsonObject {
  const { game, name, createdTimestamp, friendly, way, numPacks, packSize, scarRounds } = settings
  const { players, cubeId, cubeName, set, packNote, cardsPerPick, linkedGames } = settings
  return {
    game,
    name,
    players: players.map((seat) => ({
      ...openSeat(seat),
      ...defined({ deckId: seat.deckId }),
    })),
    createdTimestamp,
    numPacks,
    packSize,
    scarRounds,
    ...defined({ way, friendly, packNote, cardsPerPick, cubeId, cubeName }),
    ...(set === undefined ? {} : { set: openSet(set) }),
    ...defined({ linkedGames }),
  }
}
