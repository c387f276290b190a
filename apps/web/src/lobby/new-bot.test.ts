import { BOT_NAMES } from '@parlour/protocol'
import { describe, expect, it } from 'vitest'
import { newBot } from './new-bot'
import { scarRoundCount } from './scar-round-count'

describe('a new bot', () => {
  it('has a well-formed id, a kind, and the first free name of those the hub gives', () => {
    expect(newBot([])._id).toMatch(/^[0-9a-f]{24}$/)
    const [first, second] = BOT_NAMES
    expect(newBot([])).toMatchObject({ name: first, bot: 'steady' })
    expect(newBot([{ _id: 'x', name: first ?? '' }]).name).toBe(second)
  })
})

describe('the number of scar rounds', () => {
  it('counts different round numbers', () => {
    expect(scarRoundCount('')).toBe(0)
    expect(scarRoundCount(' 1, 3 ,,3')).toBe(2)
    expect(scarRoundCount('1x, 2')).toBe(1)
  })
})
