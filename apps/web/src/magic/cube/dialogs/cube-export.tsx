import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { type Card, exportCubeList, exportCustomCards, sortByName } from '@parlour/mtg-cards'
import type { WireCube } from '@parlour/protocol'
import { CardsFailed, DialogSheet, Strip, useCards } from '@parlour/ui-kit'
import { useState } from 'react'

interface ExportForm {
  readonly label: string
  /** The end of a file's name. */
  readonly extension: string
  readonly write: (cards: readonly Card[]) => string
}

const FORMS = {
  names: { label: 'names', extension: 'txt', write: exportCubeList },
  // What names cannot tell: scars and other changes.
  json: { label: 'whole cards (JSON)', extension: 'json', write: exportCustomCards },
} as const satisfies Readonly<Record<string, ExportForm>>
type FormName = keyof typeof FORMS
const CHOICES = (Object.keys(FORMS) as FormName[]).map((value) => ({ value, label: FORMS[value].label }))

/** The cube as one name per line, or with all that its cards say, to copy or to keep as a file. */
export function CubeExport({ cube, onClose }: { readonly cube: WireCube; readonly onClose: () => void }) {
  const [form, setForm] = useState<FormName>('names')
  const clipboard = useClipboard()
  const { cards, failed } = useCards(cube.cardlist ?? [])
  const { extension, write } = FORMS[form]
  const text = write(sortByName([...cards.values()]))
  return (
    <DialogSheet
      title="Cube as text"
      size={520}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>close</Button>
          <Button
            component="a"
            download={`${cube.name}.${extension}`}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            download
          </Button>
          <Button variant="filled" onClick={() => clipboard.copy(text)} data-autofocus>
            {clipboard.copied ? 'copied' : 'copy'}
          </Button>
        </>
      )}
    >
      {failed ? <CardsFailed /> : null}
      <SegmentedControl aria-label="Form of the text" data={CHOICES} value={form} onChange={setForm} />
      <Textarea aria-label="Cube as text" rows={15} readOnly value={text} />
      {clipboard.error === null ? null : (
        <Strip tone="danger">The browser does not let us copy. Select the text and copy it yourself.</Strip>
      )}
    </DialogSheet>
  )
}
