import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, it, vi } from 'vitest'
import { showPage, testCube } from '../testing/show-page'
import { useCube } from './use-cube'

// Without its release number, which only a build knows, nothing of the live connection can be loaded.
vi.hoisted(() => vi.stubGlobal('__APP_VERSION__', 1))

afterEach(cleanup)

function Name() {
  const { cube } = useCube('cube')
  return (
    <p>
      {cube?.name}
      {cube?.scarlist?.map(({ id, appliedBy }) => (
        <b key={id}>{appliedBy ?? 'a drafter'}</b>
      ))}
    </p>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>turn</button>
      {isOpen ? <Name /> : null}
    </>
  )
}

it('fetches a cube again when its page is reopened, since pushes in between were missed', async () => {
  const names = ['Old Cube', 'New Cube']
  showPage(<Page />, { 'magic/cube/fetch': () => ({ cube: testCube({ name: names.shift() ?? '' }) }) })
  await screen.findByText('Old Cube')
  const turn = screen.getByRole('button', { name: 'turn' })
  fireEvent.click(turn)
  fireEvent.click(turn)
  await screen.findByText('New Cube')
})

it('learns who applied a scar once the draft is over, while its page stays open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const scar = {
    id: 'scar-1',
    text: 'Swap two words',
    createdAt: '',
    createdBy: 'ann',
    appliedTo: 'moth',
    rev: 1,
  }
  let appliedBy: string | null = null
  const cube = () => testCube({ scarlist: [{ ...scar, appliedAt: '2026-01-01T00:00:00Z', appliedBy }] })
  showPage(<Page />, { 'magic/cube/fetch': () => ({ cube: cube() }) })
  await screen.findByText('a drafter')
  appliedBy = 'bob'
  await vi.advanceTimersByTimeAsync(21_000)
  await screen.findByText('bob')
  vi.useRealTimers()
})
