import type { WireLobby } from '@parlour/protocol'
import { useState } from 'react'
import type { LobbyEdit } from './lobby-edit'

/**
 * Divides the lobby's warnings: what the viewer got wrong is shown at its field, everything that is still to
 * be done at Start!. A field counts as gotten wrong when it was right, was changed on this page, and is not
 * right any more.
 */
export function useWrongFields(lobby: WireLobby, edit: (edit: LobbyEdit) => void) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const isWrong = (field: string) => lobby.warnings.some((warning) => warning.field === field)
  const noting = (one: LobbyEdit) => {
    if (one.kind === 'game') setChanged(new Set())
    if (one.kind === 'options') {
      const right = Object.keys(one.options).filter((field) => !isWrong(field))
      if (right.length > 0) setChanged((before) => new Set([...before, ...right]))
    }
    edit(one)
  }
  return {
    edit: noting,
    atFields: lobby.warnings.filter(({ field }) => changed.has(field)),
    others: lobby.warnings.filter(({ field }) => !changed.has(field)),
  }
}
