import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPage, testCube } from '../../testing/show-page'
import { LinkAchievement } from './link-achievement'

afterEach(cleanup)

const flock = {
  id: 'achievement-1',
  name: 'Flock',
  unlock: 'five fliers',
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: 'bob',
  claimedAt: null,
  claimedBy: null,
  rev: 0,
}
const linked = [{ kind: 'type', operator: 'and', value: 'bird' }] as const

it('says which link of an achievement it would replace', () => {
  const achievementlist = [flock, { ...flock, id: 'achievement-2', name: 'Nest', filters: linked }]
  showPage(
    <LinkAchievement
      cube={testCube({ achievementlist })}
      filters={[{ kind: 'name', operator: 'and', value: 'moth' }]}
      onCube={() => undefined}
      onClose={() => undefined}
    />,
    {},
  )
  expect(screen.getByText('five fliers')).toBeTruthy()
  expect(screen.getByText('five fliers (now linked to type and bird)')).toBeTruthy()
})
