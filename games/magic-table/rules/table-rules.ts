import {
  defined,
  type GameRules,
  type JsonObject,
  type MatchedAnswer,
  openSeat,
  type Step,
} from '@parlour/kernel'
import { act } from './act'
import { goldfish } from './bots/goldfish'
import { randomPlayer } from './bots/random-player'
import { chooseDeck } from './choose-deck'
import { profile } from './facts/profile'
import { ALLOW_UNDO, CHOOSE_DECK, OPENING_HAND, SHOW_ALL } from './facts/question-kinds'
import { answerOpeningHand } from './opening-hands'
import { pending } from './requests'
import { setup } from './setup'
import { showAll } from './show-all'
import { story } from './story/story'
import { tableView } from './table-view'
import type { TableSettings, TableState } from './types'
import { answerUndo, undo } from './undo'
import type { TableView } from './view'

export type TableRules = GameRules<TableState, TableView, TableSettings>

/** A table without a referee: it moves cards, keeps secrets, counts and writes down. */
export const magicTable: TableRules = {
  kind: profile.kind,
  version: 6,
  setup,
  pending,
  pace: () => 'any',
  apply,
  undo,
  outcome: ({ board }) => board.outcome ?? undefined,
  view: tableView,
  openSettings,
  showsAnswer: (_state, answer, viewer) => viewer.seat === answer.actor && answer.kind !== CHOOSE_DECK,
  bots: { goldfish, random: randomPlayer },
  stats: ({ settings }) => ({ format: settings.format }),
  story,
}

function apply(state: TableState, matchedAnswer: MatchedAnswer): Step<TableState> {
  switch (matchedAnswer.request.kind) {
    case CHOOSE_DECK:
      return chooseDeck(state, matchedAnswer)
    case OPENING_HAND:
      return answerOpeningHand(state, matchedAnswer)
    case ALLOW_UNDO:
      return answerUndo(state, matchedAnswer)
    case SHOW_ALL:
      return showAll(state, matchedAnswer)
    default:
      return act(state, matchedAnswer)
  }
}

/** Everything but the seed, named one by one: what is added later stays secret until it is named here. */
function openSettings(settings: TableSettings): JsonObject {
  const { game, name, createdTimestamp, friendly, format, linkedDraftId, dealByHand, teams } = settings
  return {
    game,
    name,
    players: settings.players.map(openSeat),
    createdTimestamp,
    format,
    ...defined({ friendly, linkedDraftId, dealByHand }),
    ...(teams === undefined ? {} : { teams: teamsOf(settings.players, teams) }),
  }
}

/** The team of each player who has one. */
const teamsOf = (players: TableSettings['players'], teams: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    players.flatMap(({ name }) => (Object.hasOwn(teams, name) ? [[name, teams[name] ?? name]] : [])),
  )
