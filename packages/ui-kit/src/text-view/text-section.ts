/** A part of a game in words: a heading, and a line for each thing. */
export interface TextSection {
  readonly title: string
  readonly lines: readonly string[]
}
