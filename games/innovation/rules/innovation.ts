import { type Answer, type GameRules, isJsonObject, type Pick, type Viewer } from '@parlour/kernel'
import { scripted } from '@parlour/script'
import { lookAhead, randomBot } from './bots/look-ahead'
import type { Board, Change, InnovationSettings, InnovationState } from './engine/board'
import { cardOrNot } from './engine/library'
import { reduce } from './engine/reduce'
import { begin } from './engine/setup'
import { statisticsOf } from './engine/statistics'
import { bars } from './engine/sight'
import { step } from './engine/turns'
import { type InnovationView, openSettings, viewOf } from './view'

/** The generator machine of Innovation; `startFrom` begins at any board. */
export const machine = scripted<Board, Change, InnovationSettings>({
  begin,
  reduce,
  bars,
  step,
  over: ({ outcome }) => outcome !== undefined,
})

/** The rules of Innovation: Ultimate. */
export const innovation: GameRules<InnovationState, InnovationView, InnovationSettings> = {
  ...machine,
  kind: 'Innovation: Ultimate',
  version: 5,
  outcome: (state) => machine.boardOf(state).outcome,
  view: (state, viewer) => viewOf(machine.boardOf(state), state.news, viewer),
  openSettings: (settings) =>
    openSettings({ ...settings, players: settings.players.map((seat) => ({ ...seat })) }),
  showsAnswer,
  bots: { steady: lookAhead, random: randomBot },
  stats: (state) => statisticsOf(machine.boardOf(state).counted),
}

/**
 * An own answer always; of others' the actions, first picks once all are melded, and what names no card: a card that was
 * picked may be one that only its owner knows.
 */
function showsAnswer(state: InnovationState, { actor, title, selection }: Answer, viewer: Viewer): boolean {
  if (viewer.seat === actor) return true
  if (title === 'Choose First Card') return machine.boardOf(state).turn.phase !== 'opening'
  if (title === 'Choose First Action' || title === 'Choose Second Action') return true
  return selection.every((pick) => !namesCard(pick))
}

function namesCard(pick: Pick): boolean {
  if (!isJsonObject(pick)) return cardOrNot(String(pick)) !== undefined
  const { title, id, selection } = pick
  return [title, id, ...(Array.isArray(selection) ? (selection as readonly unknown[]) : [])].some(
    (name) =>
      (typeof name === 'string' && cardOrNot(name) !== undefined) || (isJsonObject(name) && namesCard(name)),
  )
}
