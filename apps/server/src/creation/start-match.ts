import { type Match, pairedMatch, runningGame, type Tournament, tournamentIn } from '@parlour/matches'
import type { GameSummary } from '@parlour/protocol'
import { denied, notFound } from '../failures/failures'
import { storeGameOfLobby } from './create-game'
import { holdGame } from './hold-game'
import type { Caller, Services } from '../services'
import { newId } from '../store/driver/ids'
import type { Tx } from '../store/driver/store'
import { addLobby } from '../store/records/lobbies'
import { type DraftMatches, draftMatches, peopleOf } from '../games/draft-matches'
import { isDraft } from '../games/kinds'
import type { GameModule, Games } from '../games/module'
import { refusal } from '../refusals/refusal'

/** The longest part of a draft's name that leaves room for the round and the game. */
const LONGEST_NAME = 55

interface StartedGame {
  readonly gameId: string
  readonly draft: GameSummary
}

/**
 * Begins the next game of the caller's match against another drafter, with a lobby that has started, in one
 * transaction; finds the game of the match that runs, if one does (rules: matches 4). Refuses whoever did not
 * draft, and two who are not paired.
 */
export async function startMatchGame(
  services: Services,
  caller: Caller,
  { draftId, opponentId }: { readonly draftId: string; readonly opponentId: string },
): Promise<StartedGame> {
  return services.store.write(async (tx) => {
    await holdGame(services, tx, draftId)
    const matches = await draftMatches(tx, draftId)
    if (matches === undefined) throw notFound('game', draftId)
    const { draft } = matches
    const tournament = checkedTournament(services.games, caller, matches)
    const match = openMatch(tournament, [caller._id, opponentId])
    const running = runningGame(match)
    if (running !== undefined) return { gameId: running._id, draft }
    const name = gameName(draft, tournament, match)
    return { gameId: await storeGame({ tx, services }, caller, { draft, opponentId, name }), draft }
  })
}

function checkedTournament(games: Games, caller: Caller, matches: DraftMatches): Tournament {
  const { draft } = matches
  if (!isDraft(games, draft.settings.game)) throw refusal('not_a_draft')
  if (!peopleOf(draft).some(({ _id }) => _id === caller._id)) throw denied('match_of_drafters')
  const tournament = tournamentIn(matches)
  if (tournament === undefined) throw refusal('draft_without_people')
  if (!draft.gameOver) throw refusal('matches_before_end')
  return tournament
}

function openMatch(tournament: Tournament, players: readonly [string, string]): Match {
  const match = pairedMatch(tournament, players)
  if (match === undefined) throw refusal('not_paired')
  if (match.isOver) throw refusal('match_over')
  return match
}

/** Such as `Friday cube, round 2, game 1`. */
function gameName({ settings }: GameSummary, { system, rounds }: Tournament, { games }: Match): string {
  const round = system === 'swiss' ? `, round ${rounds.length}` : ''
  return `${settings.name.slice(0, LONGEST_NAME)}${round}, game ${games.length + 1}`
}

async function storeGame(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  caller: Caller,
  { draft, opponentId, name }: { readonly draft: GameSummary; readonly opponentId: string; name: string },
): Promise<string> {
  const { kind, playsDecks } = gameOfDecks(services.games)
  const users = peopleOf(draft).filter(({ _id }) => [caller._id, opponentId].includes(_id))
  const options = { ...playsDecks.options, linkedDraftId: draft._id }
  const lobbyId = await addLobby(tx, { name, game: kind, options, users, userId: caller._id })
  const gameId = newId()
  await storeGameOfLobby({ tx, services, caller }, { lobbyId, gameId })
  return gameId
}

type GameOfDecks = Pick<GameModule['facts'], 'kind'> & {
  readonly playsDecks: NonNullable<GameModule['facts']['playsDecks']>
}

/** The game that is played with the decks of drafts. */
function gameOfDecks(games: Games): GameOfDecks {
  for (const { facts } of games.values())
    if (facts.playsDecks !== undefined) return { kind: facts.kind, playsDecks: facts.playsDecks }
  throw refusal('no_game_with_decks')
}
