import { existsSync, readFileSync } from 'node:fs'

/** A card as the facts beside the repository have it. */
export interface ReferenceCard {
  readonly name: string
  readonly expansion: string
  readonly age: number
  readonly color: string
  readonly biscuits: string
  readonly dogmaBiscuit: string
  readonly echo: readonly ReferenceText[]
  readonly karma: readonly ReferenceText[]
  readonly dogma: readonly ReferenceText[]
  readonly rulings?: readonly string[]
}

interface ReferenceText {
  readonly kind?: string
  readonly text: string
}

/** Why a test of the facts did not run. */
export const NO_FACTS = 'the facts of the printed cards are not beside the repository'

const FOLDER = new URL('../../../../../../shared/reference/innovation/', import.meta.url)

/** Returns every printed card; undefined where the facts are not beside the repository. */
export function referenceCards(): readonly ReferenceCard[] | undefined {
  const files = ['cards.json', 'cards-age-zero.json'].map((file) => new URL(file, FOLDER))
  if (!files.every((file) => existsSync(file))) return undefined
  return files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly ReferenceCard[])
}

/** Values 10, 11 and 0 have signs of their own there. */
const SIGNS: Readonly<Record<string, string>> = { '{0}': '{10}', '{e}': '{11}', '{z}': '{0}' }

/** Returns the wording of a printed text, its values written as in the texts of this repository. */
export const wordingOf = ({ text }: ReferenceText): string =>
  text.replaceAll(/\{[0ez]\}/g, (sign) => SIGNS[sign] ?? sign)
