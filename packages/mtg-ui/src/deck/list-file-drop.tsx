import { Button, FileButton } from '@mantine/core'
import { joinClasses, Strip } from '@parlour/ui-kit'
import { type ReactNode, useState } from 'react'
import styles from './deck-import.module.css'
import { LIST_FILES, readListFile } from './list-file'

interface FileReader {
  readonly problem: string | undefined
  /** Reads a file that was chosen or dropped. */
  readonly take: (file: File | null | undefined) => void
}

/** Reads files for a list, and keeps why the last could not be read. */
export function useListFile(onText: (text: string, fileName: string) => void): FileReader {
  const [problem, setProblem] = useState<string>()
  const read = async (file: File) => {
    const found = await readListFile(file)
    setProblem(found.problem)
    if (found.text !== undefined) onText(found.text, file.name)
  }
  return {
    problem,
    take: (file) => {
      if (file !== null && file !== undefined) void read(file)
    },
  }
}

/** A place on which a file may be dropped, with what is wrong with the last one. */
export function ListFileDrop({
  reader,
  children,
}: {
  readonly reader: FileReader
  readonly children: ReactNode
}) {
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      className={joinClasses(styles.drop)}
      data-over={isOver ? true : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false)
      }}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        setIsOver(false)
        if (file === undefined) return
        event.preventDefault()
        reader.take(file)
      }}
    >
      {reader.problem === undefined ? null : <Strip tone="danger">{reader.problem}</Strip>}
      {children}
    </div>
  )
}

/** Chooses a file with a list. */
export function ListFileButton({ reader }: { readonly reader: FileReader }) {
  return (
    <FileButton accept={LIST_FILES} onChange={reader.take}>
      {(props) => <Button {...props}>choose a file</Button>}
    </FileButton>
  )
}

/** Which forms of lists and files are read. */
export const LIST_FORMS = 'Also tables, or drop .txt .csv .json .dek .cod .dck .o8d'
