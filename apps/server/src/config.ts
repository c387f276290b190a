import { resolve } from 'node:path'

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
  /** Maps and sets switched on before they are offered to all. */
  readonly experimental: readonly string[]
  readonly limits: Limits
  /** Incoming web hook of the chat service; without it no notifications are sent. */
  readonly slackHook: string | undefined
  /** Address of the provider of card data. */
  readonly cardProvider: string
}
export interface Limits {
  /** Failed sign-ins per name and address in a quarter of an hour. */
  readonly failedLogins: number
  readonly writesPerSecond: number
  readonly writeBurst: number
}

/** Reads the configuration; what is not set has the default of the README's table. Throws on a value that cannot be right. */
export function configFrom(env: Readonly<Record<string, string | undefined>>, webFolder?: string): Config {
  return {
    port: wholeNumber('PORT', env.PORT, 3000),
    host: env.HOST ?? '0.0.0.0',
    dataFolder: resolve(env.PARLOUR_DATA ?? 'data'),
    databaseUrl: env.DATABASE_URL === '' ? undefined : env.DATABASE_URL,
    adminName: env.PARLOUR_ADMIN_NAME ?? 'admin',
    adminPassword: env.PARLOUR_ADMIN_PASSWORD,
    logLevel: env.LOG_LEVEL ?? 'info',
    publicUrl: env.PARLOUR_PUBLIC_URL,
    webFolder,
    behindProxy: env.PARLOUR_BEHIND_PROXY === '1',
    experimental: (env.PARLOUR_EXPERIMENTAL ?? '').split(',').filter((word) => word !== ''),
    limits: {
      failedLogins: wholeNumber('PARLOUR_FAILED_LOGINS', env.PARLOUR_FAILED_LOGINS, 10),
      writesPerSecond: wholeNumber('PARLOUR_WRITES_PER_SECOND', env.PARLOUR_WRITES_PER_SECOND, 20),
      writeBurst: wholeNumber('PARLOUR_WRITE_BURST', env.PARLOUR_WRITE_BURST, 60),
    },
    slackHook: env.PARLOUR_SLACK_HOOK,
    cardProvider: env.PARLOUR_CARD_PROVIDER ?? 'https://api.scryfall.com',
  }
}

function wholeNumber(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0)
    throw new Error(`${name} must be a whole number, not '${value}'`)
  return number
}
