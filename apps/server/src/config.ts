import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import type { GameFacts, GameProfile } from '@parlour/kernel'
import { personName } from '@parlour/protocol'
import { z } from 'zod'
import { StartFailure } from './start-failure'
import { machineMemory, MB, shareForGames } from './games-memory'
import type { NetworkInterfaces } from './network-addresses'

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
  /** How the networks know this machine at the moment. */
  readonly networkInterfaces: () => NetworkInterfaces
  readonly webFolder: string | undefined
  /**
   * How many trusted proxies stand before the server: the caller's address is what the outermost of them
   * says. With none, nobody is believed.
   */
  readonly proxies: number
  readonly limits: Limits
  /**
   * Whether notices leave the hub: in production only, for a copy that somebody tries out writes to
   * nobody.
   */
  readonly sendsNotices: boolean
  /** Whether hooks of people may lead into the network of the server. */
  readonly privateHooks: boolean
  /** The mail server that e-mails go through; without one, nobody is sent any. */
  readonly mail: MailServer | undefined
  /** Where the services are that give their users no address of their own. */
  readonly hookServices: HookServices
  /**
   * Incoming web hook of the chat service; without it, and outside of production, no notifications are
   * sent.
   */
  readonly slackHook: string | undefined
  /** Address of the provider of card data. */
  readonly cardProvider: string
  /** Where the rulebook of a kind of game is read; kinds without one have no link. */
  readonly rulebooks: Rulebooks
  /** Parts of games that lobbies list and leave off, offered here. */
  readonly experiments: readonly string[]
  /** How long a bot waits before it goes on where somebody watches, in ms. */
  readonly botPause: number
  /** How many bytes the games in memory may take. */
  readonly gamesMemory: number
  /** Pages for the host and for programmers, shown to whoever can reach the server. */
  readonly open: readonly OpenPage[]
}
export type OpenPage = (typeof OPEN_PAGES)[number]
export interface MailServer {
  /** With its user and password. */
  readonly url: string
  /** The sender of every mail, as `Parlour <parlour@example.org>`. */
  readonly from: string
}
export interface HookServices {
  readonly telegram: string
  readonly slack: string
}
export type Rulebooks = Readonly<Record<string, string>>
export interface Limits {
  /** Failed sign-ins per name and address in a quarter of an hour. */
  readonly failedLogins: number
  readonly writesPerSecond: number
  readonly writeBurst: number
}

type Environment = Readonly<Record<string, string | undefined>>
const OPEN_PAGES = ['metrics', 'docs'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const HIGHEST_PORT = 65_535
const WEB_SCHEMES = ['https:', 'http:']

const wholeNumber = z
  .string()
  .refine((value) => Number.isInteger(Number(value)) && Number(value) >= 0, {
    error: ({ input }) => `must be a whole number, not '${String(input)}'`,
  })
  .transform(Number)

/**
 * An address of one of these schemes. The value is not repeated in the refusal, for it may hold a password.
 */
const address = (schemes: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${schemes[0] ?? ''}//`,
  })
/** An address of the web, without the slash at its end. */
const webAddress = address(WEB_SCHEMES).transform((value) => value.replace(/\/+$/, ''))

/** Words in a comma-separated list; refuses others than those. */
const listOf = <Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.enum(words, { error: ({ input }) => `may name ${words.join(', ')}, not '${String(input)}'` }),
      ),
    )

/** The variables of every installation, and what stands for those that are not set. */
const variables = z.object({
  PORT: wholeNumber
    .refine((port) => port <= HIGHEST_PORT, {
      error: ({ input }) => `may be ${HIGHEST_PORT} at most, not ${String(input)}`,
    })
    .default(3000),
  HOST: z.string().default('0.0.0.0'),
  PARLOUR_DATA: z.string().default('data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  PARLOUR_ADMIN_NAME: personName.default('admin'),
  PARLOUR_ADMIN_PASSWORD: z.string().optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, {
      error: ({ input }) => `must be one of ${LOG_LEVELS.join(', ')}, not '${String(input)}'`,
    })
    .default('info'),
  PARLOUR_PUBLIC_URL: webAddress.optional(),
  PARLOUR_BEHIND_PROXY: wholeNumber.default(0),
  PARLOUR_FAILED_LOGINS: wholeNumber.default(10),
  PARLOUR_WRITES_PER_SECOND: wholeNumber.default(20),
  PARLOUR_WRITE_BURST: wholeNumber.default(60),
  PARLOUR_BOT_PAUSE: wholeNumber.default(700),
  PARLOUR_GAMES_MEMORY: wholeNumber.optional(),
  NODE_ENV: z.string().optional(),
  PARLOUR_SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  PARLOUR_MAIL_FROM: z
    .string()
    .refine((value) => /^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(value), {
      error: 'must be an e-mail address, such as Parlour <parlour@example.org>',
    })
    .optional(),
  PARLOUR_SLACK_HOOK: z.string().optional(),
  PARLOUR_PRIVATE_HOOKS: z
    .enum(['yes', 'no'], { error: ({ input }) => `must be yes or no, not '${String(input)}'` })
    .default('no'),
  PARLOUR_CARD_PROVIDER: webAddress.default('https://api.scryfall.com'),
  PARLOUR_OPEN: listOf(OPEN_PAGES),
})

/**
 * What of this installation the configuration has to know: the built pages, and the games with what they read
 * from the environment.
 */
export interface Installation {
  readonly webFolder?: string
  readonly games?: readonly (Pick<GameProfile, 'kind'> &
    Pick<GameFacts<unknown>, 'rulebook' | 'experiments'>)[]
}

/**
 * Reads the configuration; what is not set, or set to nothing, has the default of the README's table. Refuses
 * a value that cannot be right with a `StartFailure`.
 */
export function configFrom(environment: Environment, { webFolder, games = [] }: Installation = {}): Config {
  const set = withoutEmpty(environment)
  const env = read(variables, set)
  return {
    port: env.PORT,
    host: env.HOST,
    dataFolder: resolve(env.PARLOUR_DATA),
    databaseUrl: env.DATABASE_URL,
    adminName: env.PARLOUR_ADMIN_NAME,
    adminPassword: env.PARLOUR_ADMIN_PASSWORD,
    logLevel: env.LOG_LEVEL,
    publicUrl: env.PARLOUR_PUBLIC_URL,
    networkInterfaces,
    webFolder,
    proxies: env.PARLOUR_BEHIND_PROXY,
    limits: {
      failedLogins: env.PARLOUR_FAILED_LOGINS,
      writesPerSecond: env.PARLOUR_WRITES_PER_SECOND,
      writeBurst: env.PARLOUR_WRITE_BURST,
    },
    // Messages go out in production only (rules: hub 8): a copy that somebody tries out writes to nobody.
    sendsNotices: env.NODE_ENV === 'production',
    privateHooks: env.PARLOUR_PRIVATE_HOOKS === 'yes',
    mail: mailFrom(env.PARLOUR_SMTP_URL, env.PARLOUR_MAIL_FROM),
    hookServices: { telegram: 'https://api.telegram.org', slack: 'https://slack.com' },
    slackHook: env.NODE_ENV === 'production' ? env.PARLOUR_SLACK_HOOK : undefined,
    cardProvider: env.PARLOUR_CARD_PROVIDER,
    botPause: env.PARLOUR_BOT_PAUSE,
    gamesMemory:
      env.PARLOUR_GAMES_MEMORY === undefined ? shareForGames(machineMemory()) : env.PARLOUR_GAMES_MEMORY * MB,
    rulebooks: rulebooksFrom(set, games),
    experiments: experimentsFrom(set, games),
    open: env.PARLOUR_OPEN,
  }
}

/**
 * Where each game's rulebook is read, as the environment says it or else the game itself; nothing where
 * neither does.
 */
function rulebooksFrom(env: Environment, games: NonNullable<Installation['games']>): Rulebooks {
  const books = games.flatMap(({ kind, rulebook }) => {
    if (rulebook === undefined) return []
    const { variable } = rulebook
    const said = read(z.object({ [variable]: address(WEB_SCHEMES).optional() }), env)
    const where = said[variable] ?? rulebook.address
    return where === undefined ? [] : [[kind, where] as const]
  })
  return Object.fromEntries(books)
}

function experimentsFrom(env: Environment, games: NonNullable<Installation['games']>): readonly string[] {
  const known = games.flatMap(({ experiments = [] }) => experiments)
  return read(z.object({ PARLOUR_EXPERIMENTAL: listOf(known) }), env).PARLOUR_EXPERIMENTAL
}

/** Both variables or none: a mail needs a way and a sender. */
function mailFrom(url: string | undefined, from: string | undefined): MailServer | undefined {
  if (url === undefined && from === undefined) return undefined
  if (url === undefined) throw new StartFailure('PARLOUR_MAIL_FROM needs PARLOUR_SMTP_URL beside it')
  if (from === undefined) throw new StartFailure('PARLOUR_SMTP_URL needs PARLOUR_MAIL_FROM beside it')
  return { url, from }
}

/** Refuses the first invalid variable. */
function read<T>(schema: z.ZodType<T>, env: Environment): T {
  const result = schema.safeParse(env)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new StartFailure(`${String(issue?.path[0])} ${issue?.message}`)
}

/** A variable with an empty value, as in settings files, counts as not set. */
const withoutEmpty = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
