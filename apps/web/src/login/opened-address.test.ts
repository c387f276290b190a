import { expect, it } from 'vitest'
import { openedAddress } from './opened-address'

it('is where one wanted to go before one signed in, else home', () => {
  expect(openedAddress({ opened: '/lobby/1?a=b' })).toBe('/lobby/1?a=b')
  for (const state of [null, undefined, {}, { opened: 5 }, 'x']) expect(openedAddress(state)).toBe('/')
})
