import { conflict, type PlainConflict } from './failures'

/** The revision that was read, where the caller names one, and the one that stands. */
interface Revisions {
  readonly read: number | undefined
  readonly stands: number | undefined
}

/** Refuses a change of an older revision as a `conflict` that carries what stands now. */
export async function checkFresh(
  { read, stands }: Revisions,
  key: PlainConflict,
  current: () => Promise<unknown>,
): Promise<void> {
  if (read !== undefined && read !== stands) throw conflict(await current(), key)
}
