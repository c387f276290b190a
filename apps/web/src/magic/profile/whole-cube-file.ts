/** What a cube that was exported as JSON says of itself, or why it cannot be read. */
export type WholeCube =
  | { readonly name: string | undefined; readonly count: number; readonly problem?: never }
  | { readonly problem: string }

/**
 * Returns what a text says as a cube with all that its cards hold; nothing for a list of cards. The hub looks
 * at each of its cards when it is sent.
 */
export function wholeCubeOf(text: string): WholeCube | undefined {
  // A mark of the byte order may stand before it.
  const json = text.trimStart()
  if (!json.startsWith('{')) return undefined
  try {
    const file: unknown = JSON.parse(json)
    if (typeof file !== 'object' || file === null || !('cards' in file) || !Array.isArray(file.cards))
      return undefined
    const name = 'name' in file && typeof file.name === 'string' ? file.name : undefined
    return { name, count: file.cards.length }
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: 'This JSON is incomplete.' }
    throw error
  }
}

/** Returns the sentence that says what is made of a whole cube. */
export function wholeCubeWords(whole: WholeCube): string {
  if (whole.problem !== undefined) return 'No card can be read from it.'
  const cards = whole.count === 1 ? '1 card' : `${whole.count} cards`
  return `A whole cube${whole.name === undefined ? '' : `, ${whole.name}`}: ${cards} as the file holds them.`
}
