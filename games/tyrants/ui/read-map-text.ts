/** Returns what a text says as JSON; the text itself where it is none, which no check takes for a map. */
export function readMapText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
