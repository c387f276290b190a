import { gameFile, type SerializedGame } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { useCallback } from 'react'
import { send } from '../api/send'

interface NamedGame extends Pick<SerializedGame, '_id'> {
  readonly settings: Pick<SerializedGame['settings'], 'name'>
}

/** Returns a function that downloads a game as a file. A failed call has already shown its alert. */
export function useSaveFile({ _id, settings: { name } }: NamedGame): () => Promise<void> {
  return useCallback(async () => {
    try {
      const { file } = await send(gameFile, { gameId: _id })
      download(fileNameOf(name), JSON.stringify(file))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }, [_id, name])
}

/**
 * Returns the name of the file for a game of this name, of its letters and digits.
 * @internal
 */
export function fileNameOf(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${words === '' ? 'game' : words}.parlour.json`
}

/** Downloads a text as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
