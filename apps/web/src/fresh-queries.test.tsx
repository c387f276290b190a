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

it('renders cached data that an event changed before the next timer', async () => {
  render(
    <FreshQueries>
      <Choice />
    </FreshQueries>,
  )
  const choice = screen.getByRole<HTMLInputElement>('checkbox')
  choice.click()
  // Lets the microtasks of the event run, but no timer.
  for (let n = 0; n < 10; n += 1) await Promise.resolve()
  expect(choice.checked).toBe(true)
})
