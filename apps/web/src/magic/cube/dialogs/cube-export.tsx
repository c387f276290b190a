import { Button, Textarea } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { exportCubeList, sortByName } from '@parlour/mtg-cards'
import type { WireCube } from '@parlour/protocol'
import { DialogSheet, Strip, useCards } from '@parlour/ui-kit'

/** The cube as one name per line, to copy. */
export function CubeExport({ cube, onClose }: { readonly cube: WireCube; readonly onClose: () => void }) {
  const clipboard = useClipboard()
  const { cards } = useCards(cube.cardlist ?? [])
  const text = exportCubeList(sortByName([...cards.values()]))
  return (
    <DialogSheet
      title="Cube as text"
      size={520}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>close</Button>
          <Button variant="filled" onClick={() => clipboard.copy(text)} data-autofocus>
            {clipboard.copied ? 'copied' : 'copy'}
          </Button>
        </>
      )}
    >
      <Textarea aria-label="Cube as text" rows={15} readOnly value={text} />
      {clipboard.error === null ? null : (
        <Strip tone="danger">The browser does not let us copy. Select the text and copy it yourself.</Strip>
      )}
    </DialogSheet>
  )
}
