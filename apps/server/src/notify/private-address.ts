import { BlockList, isIP } from 'node:net'

/** Ranges that do not lead out of the network of the server, or lead back into it. */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Only 2000::/3 is in use in public; of it, 6to4 and Teredo carry an IPv4 address. */
const PRIVATE_V6 = [
  ['::', 3],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const

// One list each: a list compares IPv4 addresses, as mapped ones, with its ranges of IPv6 too.
const blockedV4 = new BlockList()
for (const [net, prefix] of PRIVATE_V4) blockedV4.addSubnet(net, prefix, 'ipv4')
const blockedV6 = new BlockList()
for (const [net, prefix] of PRIVATE_V6) blockedV6.addSubnet(net, prefix, 'ipv6')

/**
 * Returns whether an IP address is none of the public internet. An address that is none at all counts as
 * private.
 */
export function isPrivateAddress(ip: string): boolean {
  const family = isIP(ip)
  if (family === 0) return true
  return family === 6 ? blockedV6.check(ip, 'ipv6') : blockedV4.check(ip, 'ipv4')
}
