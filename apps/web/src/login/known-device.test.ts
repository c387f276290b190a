import { expect, test } from 'vitest'
import { keepDevice, knownDevice } from './known-device'

test('people who share a browser are each known in it', () => {
  keepDevice('ann', "ann's token")
  keepDevice('bob', "bob's token")
  expect(knownDevice('ann')).toEqual({ device: "ann's token" })
  expect(knownDevice('bob')).toEqual({ device: "bob's token" })
  expect(knownDevice('cat')).toEqual({})
})
