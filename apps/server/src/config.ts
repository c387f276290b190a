import { resolve } from 'node:path'
import type { GameProfile, RulebookSetting } from '@parlour/kernel'
import { StartFailure } from './start-failure'

/** What the environment says about this server. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Folder of the embedded store. */
  readonly dataFolder: string
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl: string | undefined
  readonly adminName: string
  readonly adminPassword: string | undefined
  readonly logLevel: string
  /** Address that friends use; links in notifications begin with it. */
  readonly publicUrl: string | undefined
  readonly webFolder: string | undefined
  /** A proxy of ours stands before the server: who calls is who the proxy says. Without one anybody could say anything. */
  readonly behindProxy: boolean
  readonly limits: Limits
  /** Incoming web hook of the chat service; without it, and outside of production, no notifications are sent. */
  readonly slackHook: string | undefined
  /** Address of the provider of card data. */
  readonly cardProvider: string
  /** Where the rulebook of a kind of game is read; kinds without one have no link. */
  readonly rulebooks: Rulebooks
}
export type Rulebooks = Readonly<Record<string, string>>
export interface Limits {
  /** Failed sign-ins per name and address in a quarter of an hour. */
  readonly failedLogins: number
  readonly writesPerSecond: number
  readonly writeBurst: number
}

type Environment = Readonly<Record<string, string | undefined>>
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const HIGHEST_PORT = 65_535
const WEB_SCHEMES = ['https:', 'http:']

/** What of this installation the configuration has to know: the built pages, and the games with what they read from the environment. */
export interface Installed {
  readonly webFolder?: string
  readonly games?: readonly (Pick<GameProfile, 'kind'> & { readonly rulebook?: RulebookSetting })[]
}

/**
 * Reads the configuration; what is not set, or set to nothing, has the default of the README's table. Refuses a value that
 * cannot be right with a `StartFailure`.
 */
export function configFrom(environment: Environment, { webFolder, games = [] }: Installed = {}): Config {
  const env = withoutEmpty(environment)
  return {
    port: wholeNumber(env, 'PORT', { fallback: 3000, most: HIGHEST_PORT }),
    host: env.HOST ?? '0.0.0.0',
    dataFolder: resolve(env.PARLOUR_DATA ?? 'data'),
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    adminName: env.PARLOUR_ADMIN_NAME?.trim().normalize('NFC') ?? 'admin',
    adminPassword: env.PARLOUR_ADMIN_PASSWORD,
    logLevel: logLevel(env.LOG_LEVEL),
    publicUrl: webAddress(env, 'PARLOUR_PUBLIC_URL'),
    webFolder,
    behindProxy: env.PARLOUR_BEHIND_PROXY === '1',
    limits: {
      failedLogins: wholeNumber(env, 'PARLOUR_FAILED_LOGINS', { fallback: 10 }),
      writesPerSecond: wholeNumber(env, 'PARLOUR_WRITES_PER_SECOND', { fallback: 20 }),
      writeBurst: wholeNumber(env, 'PARLOUR_WRITE_BURST', { fallback: 60 }),
    },
    // Messages go out in production only (rules: hub 8): a copy that somebody tries out writes to nobody.
    slackHook: env.NODE_ENV === 'production' ? env.PARLOUR_SLACK_HOOK : undefined,
    cardProvider: webAddress(env, 'PARLOUR_CARD_PROVIDER') ?? 'https://api.scryfall.com',
    rulebooks: rulebooksFrom(env, games),
  }
}

/** Where each game's rulebook is read, as the environment says it or else the game itself. */
function rulebooksFrom(env: Environment, games: NonNullable<Installed['games']>): Rulebooks {
  const books = games.flatMap(({ kind, rulebook }) =>
    rulebook === undefined
      ? []
      : [[kind, address(env, rulebook.variable, WEB_SCHEMES) ?? rulebook.address] as const],
  )
  return Object.fromEntries(books)
}

/** A variable without a value, as files of settings hold them, is one that is not set. */
const withoutEmpty = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))

function wholeNumber(
  env: Environment,
  name: string,
  { fallback, most }: { readonly fallback: number; readonly most?: number },
): number {
  const value = env[name]
  if (value === undefined) return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0)
    throw new StartFailure(`${name} must be a whole number, not '${value}'`)
  if (most !== undefined && number > most)
    throw new StartFailure(`${name} may be at most ${most}, not ${value}`)
  return number
}

function logLevel(value = 'info'): string {
  if (LOG_LEVELS.includes(value)) return value
  throw new StartFailure(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${value}'`)
}

/** An address of one of these schemes. The value is not repeated in the refusal, for it may hold a password. */
function address(env: Environment, name: string, schemes: readonly string[]): string | undefined {
  const value = env[name]
  if (value === undefined) return undefined
  const isRight = URL.canParse(value) && schemes.includes(new URL(value).protocol)
  if (!isRight) throw new StartFailure(`${name} must be an address that begins with ${schemes[0] ?? ''}//`)
  return value
}

/** An address of the web, without the slash at its end. */
const webAddress = (env: Environment, name: string): string | undefined =>
  address(env, name, WEB_SCHEMES)?.replace(/\/+$/, '')
