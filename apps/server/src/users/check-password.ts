import { Refusal } from '@parlour/kernel'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

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
 * Refuses a password that is too short or that others guess soon: common words, repeated letters, rows of keys, the person's
 * own name (rules: hub 2).
 */
export function checkPassword(password: string, name: string): void {
  if (password.length < SHORTEST) throw new Refusal(`A password must have at least ${SHORTEST} characters.`)
  if (password.trim().toLowerCase() === name.toLowerCase())
    throw new Refusal('The password may not be your name. Choose another one.')
  if (estimator.check(password, [name]).score < LEAST_SCORE)
    throw new Refusal('This password is easy to guess. Choose a longer one, or add another word.')
}
