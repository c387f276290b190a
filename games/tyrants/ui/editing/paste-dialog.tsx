import { Button, FileButton, Textarea } from '@mantine/core'
import { DialogSheet, Strip } from '@parlour/ui-kit'
import { useState } from 'react'
import { type ReadJson, readJson, readJsonFile } from './read-json'

interface PasteDialogProps {
  readonly title: string
  /** Opens a document that was read, or returns why it cannot, as a sentence. */
  readonly take: (value: unknown) => string | undefined
  readonly onClose: () => void
}

/** Takes a document as text or from a file. What it cannot read changes nothing. */
export function PasteDialog({ title, take, onClose }: PasteDialogProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const use = (read: ReadJson) => {
    const why = read.problem ?? take(read.value)
    if (why === undefined) onClose()
    else setProblem(why)
  }
  return (
    <DialogSheet
      title={title}
      size={560}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          <FileButton
            accept="application/json,.json"
            onChange={(file) => {
              if (file !== null) void readJsonFile(file).then(use)
            }}
          >
            {(props) => <Button {...props}>choose a file</Button>}
          </FileButton>
          <Button variant="filled" onClick={() => use(readJson(text))}>
            take it
          </Button>
        </>
      )}
    >
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      <Textarea
        label="JSON"
        rows={12}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </DialogSheet>
  )
}
