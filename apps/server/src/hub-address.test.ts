import { describe, expect, it } from 'vitest'
import { addressFrom } from './hub-address'

const offered = ['http://192.168.1.4:3000', 'http://10.0.0.4:3000']

describe('the address of links', () => {
  it('is that of the configuration before any other', () => {
    const publicUrl = 'https://games.example.org'
    expect(addressFrom({ publicUrl, chosen: offered[1], offered })).toEqual({
      address: publicUrl,
      isDecided: true,
    })
  })

  it('is the one that an admin chose while the machine has it', () => {
    expect(addressFrom({ publicUrl: undefined, chosen: offered[1], offered })).toEqual({
      address: offered[1],
      isDecided: true,
    })
    expect(addressFrom({ publicUrl: undefined, chosen: 'http://10.9.9.9:3000', offered })).toEqual({
      address: offered[0],
      isDecided: false,
    })
  })

  it('is null if only this machine can reach the server', () => {
    expect(addressFrom({ publicUrl: undefined, chosen: undefined, offered: [] })).toEqual({
      address: null,
      isDecided: false,
    })
  })
})
