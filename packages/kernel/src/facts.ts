import type { ZodType } from 'zod'
import { type ClockRule, readClockRule } from './clock-rule'
import { defined } from './defined'
import type { Json, JsonObject } from './json'
import type { MadeThing } from './made-thing'
import { type OnlookerRule, readOnlookerRule } from './onlooker-rule'
import type { Outcome } from './rules'
import { UNDO_RULES, type UndoRule } from './undo'
import { answerRefusal } from './answer-refusals'

/** A player as a lobby lists one. */
export interface LobbyPlayer {
  readonly _id: string
  readonly name: string
  readonly bot?: string
  readonly deactivated?: boolean
}

/** A reason why a lobby cannot start, and the field it concerns. */
export interface Warning {
  readonly field: string
  readonly text: string
}

/** How many can play. Without `max` as many as like. */
export interface PlayerCount {
  readonly min: number
  readonly max?: number
}

/** A bot that can take a seat: its name in the rules, and how it plays, in words for people. */
export interface BotProfile {
  readonly name: string
  readonly words: string
}

/**
 * What pages show of a game before they load anything else of it. Plain data, so that it weighs next to
 * nothing.
 */
export interface GameProfile {
  /** The name under which games are stored and sent. It never changes. */
  readonly kind: string
  /** The name as people read it. */
  readonly title: string
  /** What one does in it, in a sentence. */
  readonly about: string
  /** Path data of the icon's outline, in a square of 24. */
  readonly icon: string
  readonly players: PlayerCount
  /** The first is the one that lobbies seat. */
  readonly bots: readonly BotProfile[]
  /** The option of its lobbies that holds the id of a cube of Magic cards, which is drafted. */
  readonly cubeOption?: string
  /** Leaves its players with decks that another game can be played with. */
  readonly makesDecks?: true
  /**
   * Played with the decks of such a game; `options` are those of a lobby that is opened from there, `against`
   * the bot with which somebody tries a deck alone.
   */
  readonly playsDecks?: { readonly options: JsonObject; readonly against?: string }
  /**
   * What holds of undo where a lobby chose nothing, if that is not `free`; `never` where all answers are
   * final.
   */
  readonly undo?: UndoRule | 'never'
  /**
   * A game against bots that one click begins: its name, what it is, how many bots, and options of its lobby.
   */
  readonly practice?: {
    readonly title: string
    readonly words: string
    readonly bots: number
    readonly options?: JsonObject
  }
  /** Two people may end it as a draw by agreement. */
  readonly endsByAgreement?: true
  /** Somebody may give up who plays it: a bot plays on for them, unless the game ends with that. */
  readonly takesResignations?: true
  /** What is said about the end of a game that nobody wins and everybody finishes. */
  readonly finished?: string
  /** Names that stood for this game once. Lists still find it by them. */
  readonly formerKinds?: readonly string[]
}

/**
 * The environment variable with the address of a game's rulebook, and the default; without either there is no
 * link.
 */
export interface RulebookSetting {
  readonly variable: string
  readonly address?: string
}

/** A finished game. */
export interface FinishedGame {
  /** Names in seat order. */
  readonly players: readonly string[]
  /** A bot sat among them. */
  readonly hasBots: boolean
  readonly outcome: Pick<Outcome, 'winners' | 'reason'>
  /** What the rules' `stats` said of it. */
  readonly figures: JsonObject
}

/** A finished game as it is stored. */
export interface ArchivedGame extends FinishedGame {
  /** The settings of the game. */
  readonly settings: JsonObject
  /** When it ended, in ms. */
  readonly ended: number
}

/**
 * One line of a game's running totals: how many games under this heading and name, and how many of them won.
 */
export interface Tally {
  readonly heading: string
  readonly name: string
  readonly games: number
  readonly wins: number
}

/** Running totals over all finished games of a kind, served by `game/stats/{name}`. */
export interface GameStatistics {
  readonly name: string
  /** Returns what one finished game adds to the totals. */
  counts(game: FinishedGame): readonly Tally[]
  /** Returns the totals in the form in which they are sent. */
  report(totals: readonly Tally[]): JsonObject
  /** Returns `counts` for a filter in the game's own words. Refuses a filter that it cannot read. */
  readonly countsOnly?: (only: JsonObject) => (game: ArchivedGame) => readonly Tally[]
}

/** The experimental parts of games that a server offers: words of the games' `experiments`. */
export interface ServerFeatures {
  readonly experiments: readonly string[]
}

/**
 * All that is known of a game without its rules. The server validates lobbies with it, and the game's panel
 * shows the same options and defaults. `Lookup` is what the server knows of the chosen options: the features
 * it offers, or records it looked up for them (a cube's counts).
 */
export interface GameFacts<Options, Lookup = ServerFeatures> extends GameProfile {
  /**
   * Reads the options of a lobby: drops unknown fields, fills in defaults. The first issue's message is shown
   * to people.
   */
  readonly options: ZodType<Options>
  /** Why a lobby cannot start, each reason with the field it concerns. */
  warnings(options: Options, players: readonly LobbyPlayer[], lookup: Lookup): readonly Warning[]
  readonly rulebook?: RulebookSetting
  /** Experimental parts, off by default in lobbies: the word by which a server's settings offer each. */
  readonly experiments?: readonly string[]
  readonly statistics?: GameStatistics
  /** The kinds of content that people make for it and store on the hub. */
  readonly made?: readonly MadeThing[]
}

/** What the lobbies of all games can choose beside the options of their own. */
export interface SharedOptions {
  readonly undo?: UndoRule
  readonly clock?: ClockRule
  readonly onlookers?: OnlookerRule
}

/** Returns why a value of one option is invalid, in the words of its schema; undefined where it is valid. */
export function optionRefusal<Options>(
  facts: Pick<GameFacts<Options>, 'options'>,
  name: string,
  value: Json,
): string | undefined {
  const { error } = facts.options.safeParse({ [name]: value })
  return error?.issues.find(({ path }) => path[0] === name)?.message
}

/**
 * Returns the options that were sent, checked and completed; nothing sent gives the defaults. Refuses wrong
 * types.
 */
export function readOptions<Options>(
  facts: Pick<GameFacts<Options>, 'options' | 'undo'>,
  sent: unknown,
): Options & SharedOptions {
  const read = facts.options.safeParse(sent ?? {})
  if (!read.success)
    throw answerRefusal('options_malformed', {
      sentence: read.error.issues[0]?.message ?? 'These options cannot be read.',
    })
  return {
    ...read.data,
    ...(facts.undo === 'never' ? {} : undoOption(sent)),
    ...clockOption(sent),
    ...onlookersOption(sent),
  }
}

function onlookersOption(sent: unknown): Pick<SharedOptions, 'onlookers'> {
  if (typeof sent !== 'object' || sent === null || !('onlookers' in sent)) return {}
  return defined({ onlookers: readOnlookerRule(sent.onlookers as Json) })
}

function clockOption(sent: unknown): Pick<SharedOptions, 'clock'> {
  if (typeof sent !== 'object' || sent === null || !('clock' in sent)) return {}
  return defined({ clock: readClockRule(sent.clock as Json) })
}

function undoOption(sent: unknown): Pick<SharedOptions, 'undo'> {
  if (typeof sent !== 'object' || sent === null || !('undo' in sent) || sent.undo === undefined) return {}
  const undo = UNDO_RULES.find((rule) => rule === sent.undo)
  if (undo === undefined) throw answerRefusal('unknown_undo_rule', { rules: UNDO_RULES.join(', ') })
  return { undo }
}

/** Returns the options as a panel shows them while they are edited: an invalid field has its default. */
export function shownOptions<Options>(
  facts: Pick<GameFacts<Options>, 'options'>,
  options: JsonObject,
): Options {
  const read = facts.options.safeParse(options)
  if (read.success) return read.data
  const unreadable = new Set(read.error.issues.map(({ path }) => path[0]))
  return facts.options.parse(
    Object.fromEntries(Object.entries(options).filter(([key]) => !unreadable.has(key))),
  )
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const inWords = (count: number): string => NUMBERS[count] ?? String(count)

/** Returns the warnings that every game has about its players: too few, too many, somebody deactivated. */
export function playerWarnings(
  players: readonly LobbyPlayer[],
  { min, max = Infinity }: PlayerCount,
): readonly Warning[] {
  const off = players.some(({ deactivated }) => deactivated === true)
  return [
    ...warnIf(players.length < min, 'players', `At least ${inWords(min)} players are required`),
    ...warnIf(players.length > max, 'players', `At most ${inWords(max)} players can play`),
    ...warnIf(off, 'players', 'A player is deactivated'),
  ]
}

/** Returns one warning, or none where the condition does not hold. */
export const warnIf = (holds: boolean, field: string, text: string): readonly Warning[] =>
  holds ? [{ field, text }] : []
