import { Button, Textarea } from '@mantine/core'
import { LIST_FORMS, ListFileButton, ListFileDrop, useListFile } from '@parlour/mtg-ui'
import { cubeImport } from '@parlour/protocol'
import { DialogSheet, Strip, useSaving, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

interface ImportResult {
  readonly cubeId: string
  readonly unknown: readonly string[]
}

/** The most characters a cube's name may have. */
const MOST_NAME = 120

/**
 * Makes a cube of the viewer's own from a text or file: a cube as JSON, or any list of cards. Lines left out are listed before it
 * opens.
 */
export function ImportCubeDialog({ onClose }: { readonly onClose: () => void }) {
  const send = useSend()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { saving, problem, run } = useSaving()
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const [made, setMade] = useState<ImportResult>()
  const open = async (cubeId: string) => {
    onClose()
    await navigate(`/magic/cube/${cubeId}`)
  }
  const save = () =>
    run(async () => {
      const { cube, unknown } = await send(cubeImport, { text, ...(name === '' ? {} : { name }) })
      await queries.invalidateQueries({ queryKey: ['cubes'] })
      if (unknown.length === 0) await open(cube._id)
      else setMade({ cubeId: cube._id, unknown })
    })
  const file = useListFile((read, fileName) => {
    setName(fileName.replace(/\.[a-z\d]+$/i, '').slice(0, MOST_NAME))
    setText(read)
  })
  if (made !== undefined) return <LeftOut {...made} onClose={onClose} />
  return (
    <DialogSheet
      title="Import a cube"
      size={560}
      onClose={onClose}
      unsaved={text.trim() === '' ? undefined : 'The list you typed will be lost.'}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          <ListFileButton reader={file} />
          <Button
            variant="filled"
            loading={saving}
            disabled={text.trim() === ''}
            title={text.trim() === '' ? 'Paste a list or choose a file.' : undefined}
            onClick={() => void save()}
          >
            import
          </Button>
        </>
      )}
    >
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      <ListFileDrop reader={file}>
        <Textarea
          label="Cube"
          description={
            <>
              A whole cube as JSON, a table (CSV), or one card per line. It becomes a new cube of yours.
              <br />
              {LIST_FORMS}
            </>
          }
          rows={12}
          value={text}
          spellCheck={false}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </ListFileDrop>
    </DialogSheet>
  )
}

function LeftOut({ cubeId, unknown, onClose }: ImportResult & { readonly onClose: () => void }) {
  return (
    <DialogSheet
      title="Import a cube"
      size={560}
      onClose={onClose}
      footer={() => (
        <Button variant="filled" component={Link} to={`/magic/cube/${cubeId}`} onClick={onClose}>
          open the cube
        </Button>
      )}
    >
      <Strip tone="quiet">
        {unknown.length === 1
          ? 'One line did not match any card and was left out:'
          : `${unknown.length} lines did not match any card and were left out:`}
      </Strip>
      <Textarea aria-label="Lines left out" rows={8} readOnly value={unknown.join('\n')} />
    </DialogSheet>
  )
}
