import type { Trouble } from '../store/driver/trouble'
import type { RefusalKey } from '../refusals/catalogue/catalogue'
import { type KeyWithStatus, sentOf, type ValuesOf } from '../refusals/refusal'
import { CallFailure, type FailureDetails } from './call-failure'

/*
 * The entries of the catalogue that are answered with a status other than 400, or that clients are sent more
 * of than a sentence and a code.
 */

/** A failure with the status, sentence and code of an entry, without more. */
function failure<Key extends RefusalKey>(key: Key, ...values: ValuesOf<Key>): CallFailure {
  return withDetails({}, key, ...values)
}

function withDetails<Key extends RefusalKey>(
  details: FailureDetails,
  key: Key,
  ...values: ValuesOf<Key>
): CallFailure {
  const { status, message, code } = sentOf(key, ...values)
  return new CallFailure(status, message, { code, ...details })
}

export const notSignedIn = () => failure('not_signed_in')
export const wrongPassword = () => failure('wrong_password')
/** The caller may not do that. */
export const denied = <Key extends KeyWithStatus<403>>(key: Key, ...values: ValuesOf<Key>) =>
  failure(key, ...values)
/** There is no record of this kind with this id, or the caller may not know of it. */
export const notFound = (kind: string, id: string) => failure('not_found', { kind, id })
/** There is no such game, it has no such link, or nobody may look in by it any more: which, is not told. */
export const linkUnknown = () => failure('link_unknown')
/** A conflict whose sentence needs no values. */
export type PlainConflict = Exclude<KeyWithStatus<409>, 'thing_changed_elsewhere' | 'answer_outdated'>
/** Somebody else saved first; `current` is what stands now. */
export const conflict = <Key extends KeyWithStatus<409>>(
  current: unknown,
  key: Key,
  ...values: ValuesOf<Key>
) => withDetails({ current }, key, ...values)
export const gameOverwritten = () => failure('game_overwrite')
/** The answer is to a request that is over, as `reason` says. */
export const answerOutdated = (reason: string) => failure('answer_outdated', { reason })
export const gameKilled = () => failure('game_killed')
export const gamePaused = () => failure('game_paused')
/** The page was loaded from another version of the hub; `current` is the page's, where it says one. */
export const versionMismatch = ({
  current,
  latest,
}: {
  readonly current: unknown
  readonly latest: number
}) =>
  withDetails(
    {
      ...(typeof current === 'number' && !Number.isNaN(current) ? { currentVersion: current } : {}),
      latestVersion: latest,
    },
    'version_mismatch',
  )
export const tooLarge = <Key extends KeyWithStatus<413>>(key: Key, ...values: ValuesOf<Key>) =>
  failure(key, ...values)
export const wrongMediaType = () => failure('not_json')
/** A request that the web server itself could not read, with the status that it gives. */
export const unreadable = (status: number) => {
  const { message, code } = sentOf('request_unreadable')
  return new CallFailure(status, message, { code })
}
/** The caller may try again after this many seconds. */
export const tooManyRequests = (retryAfter: number) =>
  withDetails({ retryAfter }, 'rate_limited', { seconds: retryAfter })
/** More people sign in at once than the server hashes passwords for. */
export const tooBusy = () => withDetails({ retryAfter: 2 }, 'too_busy')
const TROUBLES = {
  full: 'disk_full',
  away: 'store_away',
  moved: 'store_gone',
  damaged: 'store_damaged',
} as const satisfies Readonly<Record<Trouble, RefusalKey>>
/** The store cannot do what was asked of it. */
export const storeFails = (trouble: Trouble) => withDetails({ retryAfter: 5 }, TROUBLES[trouble])
export const restarting = () => failure('restarting')
/** Clients wait for this error with the status 200. */
export const notDeactivated = () => failure('user_not_deactivated')
