import type { WireAchievement } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage, testCube } from '../../testing/show-page'
import { AchievementEditor } from './achievement-editor'

afterEach(cleanup)

const flock: WireAchievement = {
  id: 'achievement-1',
  name: 'Flock',
  unlock: 'five fliers',
  hidden: 'a prize',
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: 'ann',
  claimedAt: null,
  claimedBy: null,
  rev: 4,
}

/** The editor of one that somebody else has changed to this meanwhile. */
function show(theirs: Partial<WireAchievement>) {
  const current = { ...flock, ...theirs, rev: 5 }
  const onClose = vi.fn()
  const page = showPage(
    <AchievementEditor
      cube={testCube()}
      achievement={flock}
      mayDeleteAll
      onCube={() => undefined}
      onClose={onClose}
    />,
    {
      'magic/cube/update_achievement': ({ achievement }) => {
        if ((achievement as WireAchievement).rev === 4)
          throw new CallError('changed', { httpStatus: 409, code: 'conflict', current })
        return { cube: testCube() }
      },
      'magic/cube/delete_achievement': ({ achievement }) => {
        if ((achievement as WireAchievement).rev === 4)
          throw new CallError('changed', { httpStatus: 409, code: 'conflict', current })
        return { cube: testCube() }
      },
    },
  )
  return { ...page, onClose }
}
const write = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
}

it('puts two edits of different texts together', async () => {
  const { bodiesOf, onClose } = show({ unlock: 'six fliers' })
  write('Name', 'Big flock')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(bodiesOf('magic/cube/update_achievement').at(-1)).toEqual({
    cubeId: 'cube',
    achievement: { id: flock.id, name: 'Big flock', unlock: 'six fliers', hidden: 'a prize', rev: 5 },
  })
})

it('asks where both changed the same text, and keeps the rest of theirs', async () => {
  const { bodiesOf, onClose } = show({ name: 'Swarm', unlock: 'six fliers' })
  write('Name', 'Big flock')
  expect(await screen.findByText(/changed this achievement in the meantime \(name: “Swarm”\)/)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(bodiesOf('magic/cube/update_achievement').at(-1)).toEqual({
    cubeId: 'cube',
    achievement: { id: flock.id, name: 'Big flock', unlock: 'six fliers', hidden: 'a prize', rev: 5 },
  })
})

it('shows what somebody else changed meanwhile before it is deleted', async () => {
  const { bodiesOf, onClose } = show({ unlock: 'six fliers' })
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const words = 'Are you sure you want to delete "Flock"? Its unlock condition and hidden text will be lost.'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(bodiesOf('magic/cube/delete_achievement')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'delete' }))
  expect(await screen.findByText(/in the meantime \(unlock: “six fliers”\)\. Delete again/)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'delete' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(bodiesOf('magic/cube/delete_achievement').at(-1)).toEqual({
    cubeId: 'cube',
    achievement: { id: flock.id, rev: 5 },
  })
})
