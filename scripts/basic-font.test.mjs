import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BASIC_FONT, BASIC_LETTERS, basicFont } from './basic-font.mjs'
import { inProject } from '../tooling/project.mjs'

const css = readFileSync(inProject('packages/ui-kit/src/theme/font/basic-font.css'), 'utf8')

/** Returns the letters of the unicode-range in the style sheet. */
function declaredLetters() {
  const ranges = /unicode-range:([^;]+);/.exec(css)?.[1] ?? ''
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first, last = first]) => {
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, place) =>
      String.fromCodePoint(from + place),
    )
  })
}

describe('the basic letters of the font', () => {
  it('are a current subset of the installed font', async () => {
    expect((await basicFont()).equals(readFileSync(BASIC_FONT))).toBe(true)
  })

  it('match the unicode-range of the style sheet', () => {
    expect(declaredLetters().sort()).toEqual([...BASIC_LETTERS].sort())
  })
})
