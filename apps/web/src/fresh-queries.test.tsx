import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FreshQueries } from './fresh-queries'

afterEach(cleanup)

function Choice() {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['on'],
    queryFn: () => false,
    initialData: false,
    staleTime: Infinity,
  })
  return (
    <input
      type="checkbox"
      checked={data}
      onChange={(event) => queries.setQueryData(['on'], event.currentTarget.checked)}
    />
  )
}

it('shows a choice before the event that made it is over', async () => {
  render(
    <FreshQueries>
      <Choice />
    </FreshQueries>,
  )
  const choice = screen.getByRole<HTMLInputElement>('checkbox')
  choice.click()
  // The microtasks of the event, and no timer.
  for (let n = 0; n < 10; n += 1) await Promise.resolve()
  expect(choice.checked).toBe(true)
})
