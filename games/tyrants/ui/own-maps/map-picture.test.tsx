import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WORLD_MAPS } from '../../rules/facts/world-maps'
import { MapPicture } from './map-picture'

afterEach(cleanup)

it.each([...WORLD_MAPS])('shows every place of %s, and nothing of it can be pressed', (_name, data) => {
  const { container } = render(<MapPicture data={data} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(`${data.locations.length} locations`)
  expect(container.querySelectorAll('[data-place]')).toHaveLength(data.locations.length)
  expect(container.querySelectorAll('[role="button"], [tabindex]')).toHaveLength(0)
})
