import { expect, test, vi } from 'vitest'
import { chatWords } from './chat-words'

test('cards in brackets and web addresses are recognized in a text', () => {
  expect(chatWords('take [[ Oars ]], see https://example.org/a?b=1.')).toEqual([
    { kind: 'text', text: 'take ' },
    { kind: 'card', text: 'Oars' },
    { kind: 'text', text: ', see ' },
    { kind: 'address', text: 'https://example.org/a?b=1' },
    { kind: 'text', text: '.' },
  ])
})

test('what is not an address of the web stays text', () => {
  for (const text of ['javascript:alert(1)', '[[]]', 'a [b] c', 'http://'])
    expect(chatWords(text)).toEqual([{ kind: 'text', text }])
})

test('addresses are found in browsers whose URL has no canParse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never
    },
  )
  expect(chatWords('https://example.org')).toEqual([{ kind: 'address', text: 'https://example.org' }])
  vi.unstubAllGlobals()
})
