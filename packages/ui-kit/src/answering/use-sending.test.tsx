import type { Request } from '@parlour/kernel'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSending } from './use-sending'

afterEach(cleanup)

const asked = (id: string): Request => ({
  id,
  kind: 'any',
  actor: 'ann',
  title: 'Choose',
  choices: ['a', 'b'],
  min: 1,
  max: 1,
})

it('forgets what went wrong when the answer is saved, and when something else is asked', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const answer = async () => {
    if (isBroken) throw new Error('The line is down.')
  }
  const { result, rerender } = renderHook(
    ({ id }) => useSending({ request: asked(id), answer, saving: false }),
    {
      initialProps: { id: 'one' },
    },
  )
  const send = () => act(async () => void (await result.current.send(['a'])))
  await send()
  expect(result.current.problem).toBe('The line is down.')
  isBroken = false
  await send()
  expect(result.current.problem).toBeUndefined()
  isBroken = true
  await send()
  expect(result.current.problem).toBe('The line is down.')
  rerender({ id: 'two' })
  expect(result.current.problem).toBeUndefined()
  log.mockRestore()
})
