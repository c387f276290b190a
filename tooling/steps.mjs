/**
 * Returns a function that runs the next of `total` steps: it prints number and title before, and the seconds
 * that it took after. It resolves with what the action resolves with. `before` steps of the total were
 * printed by somebody else.
 */
export function stepsOf(total, before = 0) {
  let number = before
  return async (title, action) => {
    number += 1
    const started = Date.now()
    process.stdout.write(`${number}/${total} ${title} ... `)
    const result = await action()
    process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`)
    return result
  }
}
