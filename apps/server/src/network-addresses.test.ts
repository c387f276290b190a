import type { NetworkInterfaceInfo } from 'node:os'
import { expect, it } from 'vitest'
import { networkAddresses, ownAddress } from './network-addresses'

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: `${address}/24`,
})
const ipv6 = (address: string): NetworkInterfaceInfo => ({
  address,
  internal: false,
  family: 'IPv6',
  netmask: 'ffff:ffff:ffff:ffff::',
  mac: '00:00:00:00:00:00',
  cidr: `${address}/64`,
  scopeid: 0,
})
const interfaces = {
  lo: [ipv4('127.0.0.1', true)],
  docker0: [ipv4('172.17.0.1')],
  eth0: [ipv6('fe80::1'), ipv6('fd00::5'), ipv4('192.168.1.5')],
  wlan0: [ipv4('169.254.7.7')],
  gone: undefined,
}

it('are those of the machine in its networks, the home network first', () => {
  for (const host of ['0.0.0.0', '::'])
    expect(networkAddresses({ host, port: 3000 }, interfaces)).toEqual([
      'http://192.168.1.5:3000',
      'http://172.17.0.1:3000',
    ])
})

it('are none where only this machine, or one named address, is listened to', () => {
  for (const host of ['127.0.0.1', 'localhost', '192.168.1.5'])
    expect(networkAddresses({ host, port: 3000 }, interfaces)).toEqual([])
})

it('are those of IPv6 where there are no others, if it is listened to', () => {
  const only = { eth0: [ipv6('fe80::1'), ipv6('fd00::5')], wlan0: [ipv4('169.254.7.7')] }
  expect(networkAddresses({ host: '::', port: 3000 }, only)).toEqual(['http://[fd00::5]:3000'])
  expect(networkAddresses({ host: '0.0.0.0', port: 3000 }, only)).toEqual([])
})

it('are none behind a proxy, through which friends come', () => {
  expect(networkAddresses({ host: '0.0.0.0', port: 3000, proxies: 1 }, interfaces)).toEqual([])
})

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
])('the machine itself opens a server that listens to %s at %s', (host, address) => {
  expect(ownAddress({ host, port: 3000 })).toBe(address)
})
