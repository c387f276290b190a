import type { Config } from './config'
import { StartFailure } from './failures/start-failure'

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
export function storeFailure(error: unknown, { databaseUrl, dataFolder }: Config): StartFailure {
  const reason = reasonOf(error)
  const sentence =
    databaseUrl === undefined
      ? `The store in ${dataFolder} cannot be used (${reason}). PARLOUR_DATA names a folder that this account may write to.`
      : `The PostgreSQL of DATABASE_URL cannot be used (${reason}).`
  return new StartFailure(sentence, { cause: error })
}

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
