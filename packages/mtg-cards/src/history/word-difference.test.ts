import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffTokens } from './word-difference'

const same = (text: string) => ({ kind: 'same', text })
const added = (text: string, original = '') => ({ kind: 'added', text, original })
const removed = (original: string) => ({ kind: 'removed', original })

describe('the word difference', () => {
  it('marks a replaced word', () => {
    expect(diffTokens('Draw a card.', 'Draw two card.')).toEqual([
      same('Draw '),
      added('two', 'a'),
      same(' card.'),
    ])
  })

  it('takes adjacent symbols as one token and punctuation by itself', () => {
    expect(diffTokens('{2}{U}, {T}: Draw.', '{1}{U}, {T}: Draw!')).toEqual([
      added('{1}{U}', '{2}{U}'),
      same(', {T}: Draw'),
      added('!', '.'),
    ])
  })

  it('shows the place of deleted words', () => {
    expect(diffTokens('Draw a big card', 'Draw a card')).toEqual([
      same('Draw a '),
      removed('big '),
      same('card'),
    ])
  })

  it('joins changed neighbors across blanks but not across lines', () => {
    expect(diffTokens('a b c', 'x y c')).toEqual([added('x y', 'a b'), same(' c')])
    expect(diffTokens('a\nb', 'x\ny')).toEqual([added('x', 'a'), same('\n'), added('y', 'b')])
  })

  it('has no piece for empty texts and one for equal ones', () => {
    expect(diffTokens('', '')).toEqual([])
    expect(diffTokens('Flying', 'Flying')).toEqual([same('Flying')])
    expect(diffTokens('', 'Flying')).toEqual([added('Flying')])
    expect(diffTokens('Flying', '')).toEqual([removed('Flying')])
  })

  it('takes long texts with nothing in common for one change', () => {
    const [original, current] = ['.'.repeat(4000), ','.repeat(4000)]
    expect(diffTokens(original, current)).toEqual([added(current, original)])
    expect(diffTokens(`a${original}`, `a${current}`)).toEqual([added(`a${current}`, `a${original}`)])
  })

  it('holds both texts whole', () => {
    const words = fc
      .array(fc.constantFrom('a', 'b', ' ', '{W}', '.', '\n', 'é', '{'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(words, words, (original, current) => {
        const pieces = diffTokens(original, current)
        expect(pieces.map((piece) => (piece.kind === 'removed' ? '' : piece.text)).join('')).toBe(current)
        expect(pieces.map((piece) => (piece.kind === 'same' ? piece.text : piece.original)).join('')).toBe(
          original,
        )
      }),
    )
  })
})
