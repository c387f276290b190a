import type { Trouble } from '../store/driver/trouble'
import { CallFailure } from './call-failure'

/*
 * Every way a call can fail on purpose that has a status or a code of its own. A refusal that is a sentence and nothing
 * more is a Refusal of the kernel; it is answered with 400.
 */

export const notSignedIn = () => new CallFailure(401, 'Please sign in.')
export const wrongPassword = () => new CallFailure(401, 'Invalid username or password')
/** The caller may not do that; a more specific sentence can be given. */
export const denied = (message = 'Access denied') => new CallFailure(403, message)
/** There is no record of this kind with this id, or the caller may not know of it. */
export const notFound = (kind: string, id: string) =>
  new CallFailure(404, `There is no ${kind} with the id ${id}`)
/** Somebody else saved first; `current` is what stands now. */
export const conflict = (message: string, current: unknown) =>
  new CallFailure(409, message, { code: 'conflict', current })
export const gameOverwritten = (message = 'Your actions will overwrite the actions of another player.') =>
  new CallFailure(409, message, { code: 'game_overwrite' })
export const gameKilled = () => new CallFailure(409, 'This game was killed.', { code: 'game_killed' })
/** The page was loaded from another version of the hub; `current` is the page's, where it says one. */
export const versionMismatch = ({
  current,
  latest,
}: {
  readonly current: unknown
  readonly latest: number
}) =>
  new CallFailure(409, 'App version out of date. Please reload this page and try again.', {
    code: 'version_mismatch',
    ...(typeof current === 'number' && !Number.isNaN(current) ? { currentVersion: current } : {}),
    latestVersion: latest,
  })
/** A body that the web server itself could not read. */
export const unreadable = (message = 'The body could not be read as JSON') => new CallFailure(400, message)
export const tooLarge = (message: string) => new CallFailure(413, message)
export const wrongMediaType = () => new CallFailure(415, 'Bodies must be JSON')
/** The caller may try again after this many seconds. */
export const tooManyRequests = (retryAfter: number) =>
  new CallFailure(429, `Too many requests. Please try again in ${retryAfter} s.`, {
    code: 'rate_limited',
    retryAfter,
  })
/** More people sign in at once than the server hashes passwords for. */
export const tooBusy = () =>
  new CallFailure(503, 'The server is busy. Please try again in a moment.', { retryAfter: 2 })
const TROUBLES: Readonly<Record<Trouble, string>> = {
  full: 'The disk of the server is full, so nothing can be saved. Please tell whoever runs this hub.',
  away: 'The store of the server does not answer. Please try again in a moment.',
  moved: 'The store of the server is gone, so nothing can be saved. Please tell whoever runs this hub.',
  damaged: 'The store of the server is damaged. Please tell whoever runs this hub.',
}
/** The store cannot do what was asked of it. */
export const storeFails = (trouble: Trouble) => new CallFailure(503, TROUBLES[trouble], { retryAfter: 5 })
export const restarting = () =>
  new CallFailure(503, 'The server is restarting and will be back in a moment.', { code: 'restarting' })
export const alreadyImpersonated = (name: string) =>
  new CallFailure(400, `${name} is already impersonated`, { code: 'ALREADY_IMPERSONATED' })
/** Clients wait for this error with the status 200. */
export const notDeactivated = () => new CallFailure(200, 'User not deactivated')
