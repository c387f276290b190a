import { Button, NativeSelect, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { NOT_COPIED } from '../copy/not-copied'
import { useCopy } from '../copy/use-copy'
import { DialogSheet } from './dialog-sheet'
import { Strip } from '../theme/strip'

/** One way to write the same cards. */
export interface ExportForm {
  readonly label: string
  /** The file extension. */
  readonly extension: string
  readonly write: () => string
  /** What this form leaves out, if anything. */
  readonly leavesOut?: string | undefined
}

interface TextExportProps {
  readonly title: string
  /** The name of the file without its extension. */
  readonly name: string
  /** The cards are still loading. */
  readonly isLoading?: boolean
  /** The first is shown first. */
  readonly forms: readonly [ExportForm, ...ExportForm[]]
  /** What every form leaves out, if anything. */
  readonly notices: ReactNode
  readonly onClose: () => void
}

/** Cards as text, in one of several forms, to copy or to keep as a file. */
export function TextExport({ title, name, isLoading = false, forms, notices, onClose }: TextExportProps) {
  const [label, setLabel] = useState(forms[0].label)
  const { copy, copied, refused } = useCopy()
  const form = forms.find((one) => one.label === label) ?? forms[0]
  const text = isLoading ? '' : form.write()
  const obstacle = isLoading ? 'The cards are still loading.' : undefined
  return (
    <DialogSheet
      title={title}
      size={520}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>close</Button>
          <Button
            component="a"
            download={`${name}.${form.extension}`}
            href={isLoading ? undefined : `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            disabled={isLoading}
            title={obstacle}
          >
            download
          </Button>
          <Button
            variant="filled"
            disabled={isLoading}
            title={obstacle}
            onClick={() => copy(text)}
            data-autofocus
          >
            {copied ? 'copied' : 'copy'}
          </Button>
        </>
      )}
    >
      {notices}
      {forms.length === 1 ? null : (
        <NativeSelect
          label="Format"
          data={forms.map((one) => one.label)}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
      )}
      {form.leavesOut === undefined ? null : <Strip tone="quiet">{form.leavesOut}</Strip>}
      <Textarea
        aria-label={title}
        rows={15}
        readOnly
        placeholder={obstacle}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      {refused === undefined ? null : <Strip tone="danger">{NOT_COPIED}</Strip>}
    </DialogSheet>
  )
}
