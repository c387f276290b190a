import { logLine } from '@parlour/kernel'
import type { LogTurn } from '@parlour/ui-kit'
import { expect, test } from 'vitest'
import { mapNamed } from '../../rules/facts/map'
import { viewFor } from '../../rules/testing/view-fixture'
import { deedPlaces, isHeld } from './deed-places'

const lineAt = (place: string, id: number, player = 'bob') => ({
  type: 'log' as const,
  id,
  ...logLine('{player} deploys a troop to {zone}', { player, zone: place }),
})
const turnAt = (...places: readonly string[]): LogTurn => ({
  heading: undefined,
  isSince: false,
  next: undefined,
  nodes: places.map((place, id) => ({
    kind: 'line',
    entry: lineAt(place, id),
    children: [],
    answers: 0,
    isFirst: false,
  })),
})

test('places are numbered in the order of the deeds, each once, over all turns', () => {
  const view = viewFor()
  const turns = [turnAt('Araumycos', 'araum-ched', 'Araumycos'), turnAt('Ched Nasad', 'araum-ched')]
  const names = deedPlaces(view, turns).map((index) => mapNamed(view.map).locations[index]?.name)
  expect(names).toEqual(['Araumycos', 'araum-ched', 'Ched Nasad'])
})

test('whoever did a deed holds its place or does not', () => {
  expect(isHeld(viewFor(), lineAt('Araumycos', 1))).toBe(true)
  expect(isHeld(viewFor(), lineAt('Araumycos', 1, 'ann'))).toBe(false)
})
