import type { GameProposal, Proposed } from './game-proposal'
import type { RunningGame } from './running-game'

const HOUR = 60 * 60 * 1000
/** Whoever is to be replaced may object for so long, ms. */
const OBJECTION = 12 * HOUR
/** A proposal that nobody answers lapses after so long, ms. An undo lapses when the game goes on. */
const LAPSES = 48 * HOUR

type ProposedGame = Pick<RunningGame, 'settings' | 'clock' | 'version'>

/** Whether a bot answers for a person for now: they are away, and nobody waits for their word. */
export const hasStandIn = ({ clock }: Pick<RunningGame, 'clock'>, name: string): boolean =>
  clock !== null && name in clock.standIns

/** Whether the word of a person counts: with a stand-in only where it is about showing their hand. */
const hasSay = (game: Pick<RunningGame, 'clock'>, kind: Proposed['kind'], name: string): boolean =>
  kind === 'onlookers' || !hasStandIn(game, name)

/** Returns the people whose word counts beside that of `by`. */
const othersAsked = (
  game: Pick<ProposedGame, 'settings' | 'clock'>,
  { by, proposed }: Pick<NewProposal, 'by' | 'proposed'>,
): readonly string[] =>
  game.settings.players.flatMap(({ name, bot }) =>
    bot === undefined && name !== by && hasSay(game, proposed.kind, name) ? [name] : [],
  )

interface NewProposal {
  readonly by: string
  readonly proposed: Proposed
  readonly now: number
}

/** Returns a proposal of a player, for all others to agree to. */
export function newProposal(game: ProposedGame, asked: NewProposal): GameProposal {
  const { by, proposed, now } = asked
  const others = othersAsked(game, asked)
  const about = {
    ...proposed,
    by,
    made: game.version,
    lapses: proposed.kind === 'undo' ? null : now + LAPSES,
  }
  if (proposed.kind !== 'stand-in' || proposed.seat === by) return { ...about, waitingFor: others }
  const { seat } = proposed
  const waitingFor = others.filter((name) => name !== seat)
  return isOutOfTime(game, seat)
    ? { ...about, waitingFor }
    : { ...about, waitingFor, objector: { name: seat, until: now + OBJECTION } }
}

/** Whether the bank of a person is empty: then others need not wait for an objection. */
const isOutOfTime = ({ clock }: Pick<RunningGame, 'clock'>, name: string): boolean =>
  clock?.rule?.kind === 'bank' && clock.seats[name]?.isTold === true

/** Returns those whose word a proposal still waits for: not those for whom a bot answers meanwhile. */
export const waitedFor = (
  game: Pick<RunningGame, 'clock'>,
  { kind, waitingFor }: GameProposal,
): readonly string[] => waitingFor.filter((name) => hasSay(game, kind, name))

/** Whether all have agreed, and nobody can object any more. */
export const isAgreed = (game: Pick<RunningGame, 'clock'>, proposal: GameProposal, now: number): boolean =>
  waitedFor(game, proposal).length === 0 &&
  (proposal.objector === undefined || proposal.objector.until <= now)

/** Returns when a proposal is looked at next without anybody's doing: it lapses, or takes effect. */
export const dueOf = ({ lapses, objector, waitingFor }: GameProposal): number | null =>
  objector !== undefined && waitingFor.length === 0 ? objector.until : lapses

/** Returns the wish for an undo among the proposals of a game. */
export const undoProposal = ({ proposals }: Pick<RunningGame, 'proposals'>) =>
  proposals.find((proposal) => proposal.kind === 'undo')

/** Returns the proposals without one of them. */
export const without = (
  proposals: readonly GameProposal[],
  { made }: GameProposal,
): readonly GameProposal[] => proposals.filter((other) => other.made !== made)

/**
 * Returns the proposals that still stand once these players have answered: an undo is void, and so is a bot
 * for somebody who is there.
 */
export function proposalsAfter(
  { proposals }: Pick<RunningGame, 'proposals'>,
  { actors, isOver }: { readonly actors: readonly string[]; readonly isOver: boolean },
): readonly GameProposal[] {
  const standing = proposals.filter(
    (proposal) =>
      !isOver &&
      proposal.kind !== 'undo' &&
      !(proposal.kind === 'stand-in' && actors.includes(proposal.seat)),
  )
  return standing.length === proposals.length ? proposals : standing
}
