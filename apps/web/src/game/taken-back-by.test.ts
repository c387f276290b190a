import type { Request } from '@parlour/kernel'
import { expect, test } from 'vitest'
import { takenBackBy } from './taken-back-by'

const asked = (id: string): Request => ({
  id,
  actor: 'ann',
  kind: 'action',
  title: 'Choose',
  choices: ['yes'],
  min: 1,
  max: 1,
})
const version = (branchId: number, actors: readonly string[], requests: readonly Request[]) => ({
  branchId,
  requests,
  responses: actors.map((actor, at) => ({ seq: at + 1, actor, title: 'Choose', masked: true as const })),
})

test('whoever takes back what led to a question is named to the one who was asked', () => {
  const before = version(3, ['ann', 'bob'], [asked('2.0')])
  expect(takenBackBy(before, version(4, ['ann'], []))).toBe('bob')
  expect(takenBackBy(before, version(4, ['ann'], [asked('2.0')]))).toBeUndefined()
  expect(takenBackBy(before, version(4, ['ann', 'bob', 'ann'], []))).toBeUndefined()
})
