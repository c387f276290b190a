import { CallError } from '@parlour/ui-kit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../testing/show-page'
import { CubePage } from './cube-page'

// Without its release number, which only a build knows, nothing of the live connection can be loaded.
vi.hoisted(() => vi.stubGlobal('__APP_VERSION__', 1))

afterEach(cleanup)

const show = (message: string, httpStatus: number) =>
  showPage(<CubePage />, {
    'magic/cube/fetch': () => {
      throw new CallError(message, { httpStatus })
    },
  })

it('says of an address with a typing error no more than that there is no such cube', async () => {
  show('cubeId is not a well-formed id', 400)
  expect((await screen.findByRole('alert')).textContent).toBe('Cube not foundMagic')
})

it('says why a cube could not be loaded', async () => {
  show('The hub is away.', 500)
  const words = 'This cube could not be loadedThe hub is away.Magic'
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})
