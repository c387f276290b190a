import type { Piece, Request } from '@parlour/kernel'
import type { GameScreenProps } from '@parlour/ui-kit'
import type { CallReply } from '@parlour/ui-kit/testing'
import { render, screen } from '@testing-library/react'
import { viewFor } from '../../rules/testing/view-fixture'
import { screenOf, sent } from './screen-fixture'

interface ScreenOptions {
  readonly requests?: readonly Request[]
  readonly viewer?: string
  readonly seated?: boolean
  readonly answer?: CallReply
  readonly position?: Readonly<Record<string, unknown>>
  readonly over?: GameScreenProps['game']['gameOverData']
  readonly asksFirst?: boolean
}

export function show({
  requests = [],
  viewer = 'ann',
  seated = true,
  answer = async () => {},
  position = {},
  over = null,
  asksFirst = false,
}: ScreenOptions = {}) {
  return render(
    screenOf({
      viewer,
      seated,
      view: sent(viewFor(seated ? viewer : null, position)),
      requests,
      answer,
      over,
      asksFirst,
    }),
  )
}

export const at = (address: Piece): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(address)}"]`)
  if (found === null) throw new Error(`there is no piece ${address}`)
  return found
}
export const chooseButton = () => screen.getByRole('button', { name: /^choose/ })
