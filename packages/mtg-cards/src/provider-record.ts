/** What a provider card's stable id is made of (CARDS.md 3.6). */
export interface CardIdParts {
  readonly names: readonly string[]
  readonly set: string
  readonly collectorNumber: string
}
