import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { argumentsOf } from '../tooling/arguments.mjs'
import { inProject } from '../tooling/project.mjs'

// The letters that nearly every page needs, cut out of the whole font, so that a first visit waits for half
// as much. Any other letter still comes from the whole font. To make the file again: node
// scripts/basic-font.mjs

const WHOLE = inProject('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
export const BASIC_FONT = inProject('packages/ui-kit/src/theme/font/inter-basic.woff2')

/** Blank to tilde, and the signs that our own texts use. `basic-font.css` names the same. */
export const BASIC_LETTERS = [
  ...Array.from({ length: 95 }, (_, place) => String.fromCodePoint(0x20 + place)),
  ...'\u00a0°·½×–—‘’“”†•…↑↓−',
]
/** The theme uses no weight outside of these. */
const WEIGHTS = { min: 400, max: 700 }

/** Returns the bytes of the font with the basic letters alone. */
export const basicFont = () =>
  subsetFont(readFileSync(WHOLE), BASIC_LETTERS.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  })

if (process.argv[1] === import.meta.filename) {
  argumentsOf({ usage: 'node scripts/basic-font.mjs' })
  writeFileSync(BASIC_FONT, await basicFont())
}
