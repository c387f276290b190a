import { BOT_NAMES } from '@parlour/protocol'
import { describe, expect, it } from 'vitest'
import { newBot } from './new-bot'

describe('a new bot', () => {
  it('has a well-formed id, a kind, and the first free name of those the hub gives', () => {
    expect(newBot([], 'steady')._id).toMatch(/^[0-9a-f]{24}$/)
    const [first, second] = BOT_NAMES
    expect(newBot([], 'steady')).toMatchObject({ name: first, bot: 'steady' })
    expect(newBot([{ _id: 'x', name: first ?? '' }], 'steady').name).toBe(second)
  })
})
