import { parseArgs } from 'node:util'

/**
 * Returns what a program was called with: its `words`, and the values of its `options` (declared as for
 * Node's parseArgs). An option that is not declared or lacks its value, and fewer or more words than `words`
 * says, end the program before it does anything: with a sentence, its usage and code 2.
 */
export function argumentsOf({ usage, options = {}, words: [least, most] = [0, 0] }) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const extra = positionals[most]
    if (extra !== undefined) throw new TypeError(`'${extra}' is one word too many.`)
    if (positionals.length < least) throw new TypeError('Something is missing.')
    return { options: values, words: positionals }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message.split('. To ')[0]}\nUsage: ${usage}`)
    process.exit(2)
  }
}
