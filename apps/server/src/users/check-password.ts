import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { refusal } from '../refusals/refusal'

const SHORTEST = 8
/** The estimate takes longer the longer a password is, and nothing longer than this is ever easy. */
const LONGEST_ESTIMATED = 64
/** Of 0 to 4. Below it, fewer than about a million guesses find the password. */
const LEAST_SCORE = 2

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: LONGEST_ESTIMATED,
})

/**
 * Refuses a password that is too short or that others guess soon: common words, repeated letters, rows of
 * keys, the person's own name (rules: hub 2).
 */
export function checkPassword(password: string, name: string): void {
  if (password.length < SHORTEST) throw refusal('password_too_short', { shortest: SHORTEST })
  if (password.trim().toLowerCase() === name.toLowerCase()) throw refusal('password_is_name')
  if (estimator.check(password, [name]).score < LEAST_SCORE) throw refusal('password_easy_to_guess')
}
