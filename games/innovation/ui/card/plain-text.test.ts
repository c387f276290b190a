import { expect, test } from 'vitest'
import { plainText } from './plain-text'

test('icons and values of a text become words', () => {
  expect(plainText('Twelve or more {i} on your board. Draw a {10}. Junk {;}.')).toBe(
    'Twelve or more clock on your board. Draw a 10. Junk flag.',
  )
})
