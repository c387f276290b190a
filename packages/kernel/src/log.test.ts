import { describe, expect, it } from 'vitest'
import { lineFor, lineText, logLine, startsTurn } from './log'

describe('log lines', () => {
  it('normalize their arguments', () => {
    const line = logLine('{player} hits {players} with {card} {count} times', {
      player: 'ann',
      players: ['bob', 'cat'],
      card: 'Oars',
      count: 2,
    })
    expect(lineText(line)).toBe('ann hits bob, cat with Oars 2 times')
    expect(line.args.player?.classes).toEqual(['player-name'])
    expect(line.args.players?.classes).toEqual(['player-names'])
    expect(line.args.card?.classes).toEqual(['card-name'])
  })
  it('show a hidden value only to those who may see it', () => {
    const line = logLine('{player} draws {card}', {
      player: 'ann',
      card: { value: 'Oars', cardId: 'Oars', instead: '*base-1*', seenBy: ['ann'] },
    })
    expect(lineText(lineFor(line, 'ann'))).toBe('ann draws Oars')
    for (const reader of ['bob', undefined]) {
      const visible = lineFor(line, reader)
      expect(lineText(visible)).toBe('ann draws *base-1*')
      expect(JSON.stringify(visible)).not.toContain('Oars')
    }
    expect(JSON.stringify(lineFor(line, 'ann'))).not.toContain('seenBy')
  })
  it('begin a turn by their class, also those that were stored when each game had a word of its own', () => {
    const classed = (name: string) => logLine("{player}'s turn", { player: 'ann' }, { classes: [name] })
    expect(['turn-start', 'player-turn', 'start-turn'].map((name) => startsTurn(classed(name)))).toEqual([
      true,
      true,
      true,
    ])
    expect(startsTurn(classed('action-heading'))).toBe(false)
  })
  it('leave a placeholder without a value unchanged', () => {
    expect(lineText(logLine('{player} and {nobody}', { player: 'ann' }))).toBe('ann and {nobody}')
  })
})
