import { expect, it } from 'vitest'
import { sentenceOf } from './refusal-catalogue'

it('puts values in place of the names between braces', () => {
  expect(sentenceOf('A cube holds at most {most} {what}.', { most: 20, what: 'scars' })).toBe(
    'A cube holds at most 20 scars.',
  )
})

it('takes a value as it is: neither braces nor dollar signs in it mean anything', () => {
  expect(sentenceOf('No {name}, {other}', { name: '{other} $& $1', other: 'x' })).toBe('No {other} $& $1, x')
})
