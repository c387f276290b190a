import { expect, it } from 'vitest'
import { circleAmong, noChunkCircles } from './chunk-circles.mjs'

it('finds a circle of files, and none where all imports lead one way', () => {
  const oneWay = { page: ['kit', 'cards'], cards: ['kit'], kit: [] }
  expect(circleAmong(new Map(Object.entries(oneWay)))).toBeUndefined()
  expect(circleAmong(new Map(Object.entries({ ...oneWay, kit: ['cards'] })))).toEqual(['kit', 'cards'])
  expect(circleAmong(new Map(Object.entries({ kit: ['kit'] })))).toEqual(['kit'])
})

it('ends the build of chunks in a circle with their names', () => {
  const errors = []
  const chunk = (fileName, ...imports) => ({ type: 'chunk', fileName, imports })
  const bundle = {
    a: chunk('a.js', 'b.js'),
    b: chunk('b.js', 'a.js'),
    c: { type: 'asset', fileName: 'c.css' },
  }
  noChunkCircles().generateBundle.call({ error: (words) => errors.push(words) }, {}, bundle)
  expect(errors).toEqual(['Chunks import each other in a circle: a.js, b.js'])
})
