import type { Config } from './config'
import { StartFailure } from './start-failure'
import { troubleOf } from './store/driver/trouble'

/** The address cannot be listened on; errors of another kind are answered as they are. */
export function listenFailure(error: unknown, { host, port }: Config): unknown {
  const sentence = listenSentence(codeOf(error), host, port)
  return sentence === undefined ? error : new StartFailure(sentence, { cause: error })
}

function listenSentence(code: string | undefined, host: string, port: number): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or set PORT to a free port.`
  if (code === 'EACCES') return `This account may not open port ${port}. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is not an address of this machine: ${host}.`
  return undefined
}

/** The store cannot be opened. */
export function storeFailure(error: unknown, config: Config): StartFailure {
  return new StartFailure(storeSentence(error, config), { cause: error })
}

function storeSentence(error: unknown, { databaseUrl, dataFolder }: Config): string {
  const reason = reasonOf(error)
  const store = databaseUrl === undefined ? `The store in ${dataFolder}` : 'The PostgreSQL of DATABASE_URL'
  if (NEWER.test(reason))
    return `${store} was written by a newer version of Parlour. Update this one, or restore the backup that was made before the update.`
  const trouble = troubleOf(error)
  if (trouble === 'full') return `${store} cannot be used: the disk is full (${reason}).`
  if (trouble === 'damaged')
    return `${store} is damaged (${reason}). Restore the latest backup, as docs/operations.md shows.`
  return databaseUrl === undefined
    ? `${store} cannot be used (${reason}). PARLOUR_DATA names a folder that this account may write to.`
    : `${store} cannot be used (${reason}).`
}

/** What the driver says of a migration that this version does not know. */
const NEWER = /previously executed migration \S+ is missing/

/** The innermost reason that is known: what the system or the store said. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return reasonOf(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error.message
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
