import { Refusal } from '@parlour/kernel'
import common from './common-passwords.json'

const COMMON: ReadonlySet<string> = new Set(
  Object.values(common.passwords).flatMap((words) => words.split(' ')),
)

/**
 * Refuses a password that others try first: one of the 10,000 most common, or the person's own name (rules: hub 2). That it is long
 * enough the call says already.
 */
export function checkPassword(password: string, name: string): void {
  const typed = password.trim().toLowerCase()
  if (COMMON.has(typed))
    throw new Refusal('This password is one of the most common ones. Choose another one.')
  if (typed === name.toLowerCase())
    throw new Refusal('The password may not be your name. Choose another one.')
}
