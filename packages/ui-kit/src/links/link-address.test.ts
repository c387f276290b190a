import { expect, it } from 'vitest'
import { linkStart, reachOf } from './link-address'

const near = 'http://192.168.1.4:3000'

it.each([
  ['http://localhost:3000', 'machine'],
  ['http://127.0.0.1:3000', 'machine'],
  ['http://[::1]:3000', 'machine'],
  [near, 'network'],
  ['http://10.2.0.4', 'network'],
  ['http://172.20.0.4', 'network'],
  ['http://[fd00::4]:3000', 'network'],
  ['http://den.local:3000', 'network'],
  ['http://den:3000', 'network'],
  ['http://172.32.0.4', 'everywhere'],
  ['https://games.example.org', 'everywhere'],
])('an address such as %s reaches: %s', (address, reach) => {
  expect(reachOf(address)).toBe(reach)
})

it('a link never begins with localhost while the hub has another address', () => {
  expect(linkStart({ address: near, isDecided: false }, 'http://localhost:3000')).toBe(near)
  expect(linkStart({ address: near, isDecided: true }, 'http://10.2.0.4:3000')).toBe(near)
  expect(linkStart({ address: near, isDecided: false }, 'https://games.example.org')).toBe(
    'https://games.example.org',
  )
  expect(linkStart({ address: null, isDecided: false }, 'http://localhost:3000')).toBe(
    'http://localhost:3000',
  )
})

it('a link begins with localhost only where nothing else is known, also where the host decided on it', () => {
  const decided = { address: 'http://localhost:8080', isDecided: true }
  expect(linkStart(decided, near)).toBe(near)
  expect(linkStart(decided, 'http://localhost:3000')).toBe('http://localhost:8080')
})
