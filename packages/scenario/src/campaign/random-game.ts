import {
  advance,
  type GameSettings,
  type GameState,
  type Outcome,
  type Pick,
  type Random,
  randomFrom,
  randomPicks,
  Refusal,
  type Request,
  seeded,
  start,
} from '@parlour/kernel'
import type { CampaignPlan, CampaignGame, PlayedGame } from './campaign-plan'

/** A random answer may be one that a card's own condition refuses; this many in a row are a dead end. */
const MOST_REFUSALS = 50

/** What players need from a game; nothing of its rules. */
interface PlainTable<View> {
  readonly pending: readonly Request[]
  readonly outcome: Outcome | undefined
  view(seat: string): View
  imagined(seat: string, random: Random): unknown
  answer(actor: string, picks: readonly Pick[]): void
  /** Says what is wrong with the game as it stands. */
  fault(): string | undefined
}

/** What a player picks who sees no more than that. */
type Player<View> = (request: Request, seen: PlayerSight<View>) => readonly Pick[]

/** What a player may look at while they are asked something. */
interface PlayerSight<View> {
  readonly view: () => View
  /** A state that looks the same to who is asked, where the rules have such. */
  readonly imagine: (random: Random) => unknown
}

/**
 * Plays one game with random legal answers to its end. Never throws: what is thrown is the problem of the
 * game.
 */
export function playRandomGame<State extends GameState<Settings>, View, Settings extends GameSettings>(
  plan: CampaignPlan<State, View, Settings>,
  { settings, group, picks = randomPicks }: CampaignGame<Settings>,
  { checks = false }: { readonly checks?: boolean } = {},
): PlayedGame {
  const random = randomFrom(seeded(`answers of ${settings.seed}`))
  const table = () => (checks ? checkedTable(plan, settings) : plainTable(plan, settings))
  const game = playToTheEnd(table, {
    mostAnswers: plan.mostAnswers,
    random,
    player: (request) => picks(request, random),
  })
  return { seed: settings.seed, group, ...game }
}

interface RandomPlay<View> {
  readonly player: Player<View>
  readonly random: Random
  readonly mostAnswers: number
}

/** Plays at a table to the end of its game; who is asked among several is picked at random. Never throws. */
export function playToTheEnd<View>(
  open: () => PlainTable<View>,
  { player, random, mostAnswers }: RandomPlay<View>,
): Omit<PlayedGame, 'seed' | 'group'> {
  let answers = 0
  let asked: Request | undefined
  try {
    const table = open()
    for (; table.outcome === undefined; answers += 1) {
      if (answers >= mostAnswers) throw new Error(`no end after ${answers} answers`)
      asked = random.pick(table.pending)
      answerOne(table, asked, player)
    }
    const fault = table.fault()
    if (fault !== undefined) throw new Error(fault)
    const { reason, winners } = table.outcome
    return { answers, reason, winners }
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { answers, problem: asked === undefined ? what : `${asked.actor}: '${asked.title}': ${what}` }
  }
}

function answerOne<View>(table: PlainTable<View>, request: Request, player: Player<View>): void {
  for (let refusals = 0; ; refusals += 1) {
    try {
      table.answer(
        request.actor,
        player(request, {
          view: () => table.view(request.actor),
          imagine: (random) => table.imagined(request.actor, random),
        }),
      )
      return
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (refusals === MOST_REFUSALS)
        throw new Error(`dead end, last refusal: ${error.message}`, { cause: error })
    }
  }
}

/** A game by its rules alone. */
export function plainTable<State extends GameState<Settings>, View, Settings extends GameSettings>(
  { rules, faultIn }: CampaignPlan<State, View, Settings>,
  settings: Settings,
): PlainTable<View> {
  let { position } = start(rules, settings)
  return {
    get pending() {
      return rules.pending(position.state)
    },
    get outcome() {
      return rules.outcome(position.state)
    },
    answer(actor, picks) {
      const title = rules.pending(position.state).find((request) => request.actor === actor)?.title ?? ''
      position = advance(rules, position, { actor, title, selection: picks }).position
    },
    view: (seat) => rules.view(position.state, { seat }),
    imagined: (seat, random) => rules.imagined?.(position.state, seat, random),
    fault: () => faultIn?.(position.state),
  }
}

function checkedTable<State extends GameState<Settings>, View, Settings extends GameSettings>(
  { checked }: CampaignPlan<State, View, Settings>,
  settings: Settings,
): PlainTable<View> {
  const table = checked(settings)
  return {
    get pending() {
      return table.pending
    },
    get outcome() {
      return table.outcome
    },
    answer: (actor, picks) => table.answer(actor, picks),
    view: (seat) => table.view(seat),
    imagined: () => undefined,
    fault: () => undefined,
  }
}
