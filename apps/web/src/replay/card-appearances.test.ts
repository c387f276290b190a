import { logLine } from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { appearanceWords, cardAppearances, nextAppearance } from './card-appearances'

let next = 0
const line = (template: string, card: string, classes: readonly string[] = []): WireLogEntry => ({
  type: 'log',
  id: next++,
  ...logLine(template, { card, player: 'ann', zone: 'Oars' }, { classes }),
})
const answer = (seq: number): WireLogEntry => ({
  type: 'response-received',
  id: next++,
  at: seq,
  data: { seq, actor: 'ann', title: 'Choose' },
})

const log = [
  line('{player} is dealt {card}', 'Oars'),
  answer(1),
  line('{player} melds {card}', 'Tools'),
  answer(2),
  line('{player} draws {card}', 'Oars'),
  line('{player} melds {card}', 'Oars'),
  answer(3),
  line('{card}: I demand', 'Oars', ['card-effect']),
  line('{player} draws to {zone}', 'Tools'),
  answer(4),
  line('{player} scores {card}', 'Oars'),
]
const moments = (limit: number) => cardAppearances(log, 'Oars', limit).map(({ at }) => at)

it('finds each moment once at which the log tells something of a card, not where its text is read', () => {
  expect(moments(4)).toEqual([0, 2, 4])
  expect(cardAppearances(log, 'Oars', 4)[1]?.line.template).toBe('{player} draws {card}')
})

it('finds nothing past the answers that may be shown', () => {
  expect(moments(3)).toEqual([0, 2])
})

it('a card that lies hidden in a line is not found', () => {
  const hidden = { value: 'something hidden', classes: ['card-name', 'card-hidden'] }
  const secret: WireLogEntry = {
    type: 'log',
    id: next++,
    ...logLine('{player} draws {card}', { player: 'ann', card: hidden }),
  }
  expect(cardAppearances([answer(1), secret], 'Oars', 1)).toEqual([])
})

it('leads forward and back, and nowhere past the ends', () => {
  const all = cardAppearances(log, 'Oars', 4)
  const lead = (at: number, by: 1 | -1) => nextAppearance(all, at, by)?.at
  expect([lead(0, 1), lead(3, 1), lead(4, 1)]).toEqual([2, 4, undefined])
  expect([lead(4, -1), lead(1, -1), lead(0, -1)]).toEqual([2, 0, undefined])
})

it('says which appearance a moment is', () => {
  const all = cardAppearances(log, 'Oars', 4)
  const later = all.slice(1)
  expect(appearanceWords(all, 2)).toBe('2nd of 3 times')
  expect(appearanceWords(all, 3)).toBe('after the 2nd of 3 times')
  expect(appearanceWords(later, 1)).toBe('before the 1st of 2 times')
  expect(appearanceWords(later.slice(1), 4)).toBe('the only time')
  expect(appearanceWords([], 4)).toBe('not in the log so far')
})
