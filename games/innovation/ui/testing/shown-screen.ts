import type { Piece, Request } from '@parlour/kernel'
import type { GameScreenProps } from '@parlour/ui-kit'
import type { Answer } from '@parlour/ui-kit/testing'
import { render, screen } from '@testing-library/react'
import { viewFor } from '../../rules/testing/view-fixture'
import { screenOf, sent } from './screen-fixture'

interface Shown {
  readonly requests?: readonly Request[]
  readonly viewer?: string
  readonly answer?: Answer
  readonly position?: Readonly<Record<string, unknown>>
  readonly over?: GameScreenProps['game']['gameOverData']
}

export function show({
  requests = [],
  viewer = 'ann',
  answer = async () => {},
  position = {},
  over = null,
}: Shown = {}) {
  return render(screenOf({ viewer, view: sent(viewFor(viewer, position)), requests, answer, over }))
}

export const at = (address: Piece): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(address)}"]`)
  if (found === null) throw new Error(`there is no piece ${address}`)
  return found
}
export const chooseButton = () => screen.getByRole('button', { name: /^choose/ })
