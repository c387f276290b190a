import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRulesText } from './rules-text'

const text = (words: string) => ({ kind: 'text', text: words })
const symbol = (name: string) => ({ kind: 'symbol', symbol: name })

describe('rules text', () => {
  it('is lines of words, symbols and reminder text with symbols inside', () => {
    expect(parseRulesText('Flying\n{t}: Add {G/U}. (It makes {G} or {U}.)')).toEqual([
      [text('Flying')],
      [
        symbol('T'),
        text(': Add '),
        symbol('G/U'),
        text('. '),
        {
          kind: 'reminder',
          tokens: [text('(It makes '), symbol('G'), text(' or '), symbol('U'), text('.)')],
        },
      ],
    ])
  })

  it('keeps inner parentheses in the reminder text around them and drops blank symbols', () => {
    expect(parseRulesText('A{} (b (c) d) e')).toEqual([
      [text('A'), text(' '), { kind: 'reminder', tokens: [text('(b (c) d)')] }, text(' e')],
    ])
  })

  it.each(['Pay {2', 'Pay 2}', 'Draw (a card', 'Draw a) card(', '{a{b}}'])(
    'shows an unbalanced line as it is: %s',
    (line) => expect(parseRulesText(line)).toEqual([[text(line)]]),
  )

  it('has no line when empty and keeps blank lines between', () => {
    expect(parseRulesText('')).toEqual([])
    expect(parseRulesText('a\n\nb')).toEqual([[text('a')], [], [text('b')]])
  })

  it('never throws and keeps every line', () => {
    const pieces = fc.constantFrom('{', '}', '(', ')', '\n', 'W', ' ', '/')
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const source = parts.join('')
        expect(parseRulesText(source)).toHaveLength(source === '' ? 0 : source.split('\n').length)
      }),
    )
  })
})
