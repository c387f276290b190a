import { expect, it } from 'vitest'
import { notFilled } from './browser-floor.mjs'

it('code that keeps to the floor, with what is filled, passes', () => {
  expect(notFilled('a.toSorted(f).with(0, 1).at(-1); structuredClone(a); new Set(a).has(1)')).toEqual([])
})

it('names what a browser of the floor lacks and nothing fills', () => {
  const code =
    'Object.groupBy(a, f); Promise.withResolvers(); new Set(a).union(b); Array.fromAsync(a); RegExp.escape(b)'
  expect(notFilled(code).toSorted()).toEqual([
    'es.array.from-async',
    'es.object.group-by',
    'es.promise.with-resolvers',
    'es.regexp.escape',
    'es.set.union.v2',
  ])
})

it('a method of the same name on another object is none of them', () => {
  expect(notFilled('element.groupBy(a); own.escape(b); cards.take(1)')).toEqual([])
})
