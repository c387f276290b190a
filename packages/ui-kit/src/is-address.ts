/** Whether a text is a whole address. `URL.canParse` says the same, but Safari before 17 has none. */
export function isAddress(text: string): boolean {
  try {
    return new URL(text).href !== ''
  } catch {
    return false
  }
}
