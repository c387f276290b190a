import { describe, expect, it } from 'vitest'
import { newBot, newId } from './new-bot'
import { scarRoundCount } from './scar-round-count'

describe('a new bot', () => {
  it('has a well-formed id, a free name and a kind', () => {
    expect(newId()).toMatch(/^[0-9a-f]{24}$/)
    const bot = newBot([{ _id: 'x', name: 'Bot 1' }])
    expect(bot).toMatchObject({ name: 'Bot 2', bot: 'steady' })
    expect(newBot([]).name).toBe('Bot 1')
  })
})

describe('the number of scar rounds', () => {
  it('counts different round numbers', () => {
    expect(scarRoundCount('')).toBe(0)
    expect(scarRoundCount(' 1, 3 ,,3')).toBe(2)
    expect(scarRoundCount('1x, 2')).toBe(1)
  })
})
