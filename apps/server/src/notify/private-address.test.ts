import { expect, it } from 'vitest'
import { isPrivateAddress } from './private-address'

it('are those of the machine, its networks, and all that carries one of them', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'no address',
  ]
  expect(inside.filter((ip) => !isPrivateAddress(ip))).toEqual([])
})

it('are none of the public internet', () => {
  const outside = ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1']
  expect(outside.filter(isPrivateAddress)).toEqual([])
})
