import type { StoredStory } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { pictureSvg } from './picture-svg'

const STORY: StoredStory = {
  seats: ['<ann>', 'bob & co'],
  ending: { winners: ['<ann>'], words: 'won with 41 points to 7', why: 'The round was the last.' },
  ...{ answers: 90, rounds: 12, unit: 'round', ended: 0, turningPoints: [], figures: [], times: [] },
  charts: [
    {
      kind: 'lines',
      title: 'points',
      unit: 'round',
      from: 0,
      values: [
        [0, 41],
        [0, 7],
      ],
    },
  ],
}
const HEAD = { title: 'Tyrants', name: 'night' }

it('shows what names say and never takes it for markup', () => {
  const svg = pictureSvg(HEAD, STORY)
  expect(svg).toContain('&lt;ann&gt; won with 41 points to 7')
  expect(svg).toContain('bob &amp; co 7')
  expect(svg).not.toContain('<ann>')
})

it('breaks long sentences into lines and cuts what does not fit', () => {
  const words = `won ${'by far '.repeat(40)}`
  const svg = pictureSvg(HEAD, { ...STORY, ending: { winners: ['ann'], words } })
  const lines = [...svg.matchAll(/font-size="50"[^>]*>([^<]*)</g)].map(([, line = '']) => line)
  expect(lines).toHaveLength(2)
  expect(lines[1]?.endsWith('…')).toBe(true)
  for (const line of lines) expect(line.length).toBeLessThan(45)
})

it('lists the players where nothing was drawn in lines', () => {
  const svg = pictureSvg(HEAD, { ...STORY, charts: [], rounds: 0 })
  expect(svg).toContain('bob &amp; co')
  expect(svg).toContain('90 answers')
  expect(svg).not.toContain('stroke-dasharray')
})
