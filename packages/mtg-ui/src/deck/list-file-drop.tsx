import { Button, FileButton, Portal } from '@mantine/core'
import { joinClasses } from '@parlour/ui-kit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LIST_FILES, type ListFile, readListFile } from './list-file'
import styles from './list-file-drop.module.css'

interface ListPageDropProps {
  /** What happens with a file that is dropped here. */
  readonly words: string
  readonly onList: (list: ListOfFile) => void
}

/**
 * While a file is dragged over the page, an area over all of it on which a list may be dropped. Only one may
 * stand on a page: it takes every file.
 */
export function ListPageDrop({ words, onList }: ListPageDropProps) {
  const isOver = useDraggedFiles((files) => void listOf(files).then(onList))
  if (!isOver) return null
  return (
    <Portal>
      <div className={joinClasses(styles.area)} role="status">
        <p>
          <b>{words}</b>
          <small>{LIST_FILES.replaceAll(',', ' ')}</small>
        </p>
      </div>
    </Portal>
  )
}

/** Returns whether files are over the page; gives those that are dropped on it. */
function useDraggedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  useLayoutEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const areFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const onOver = (event: DragEvent) => {
      if (!areFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    window.addEventListener('dragover', onOver, { signal })
    window.addEventListener('dragenter', onOver, { signal })
    // It left the window, and not one element for another.
    window.addEventListener('dragleave', (event) => setIsOver((was) => was && event.relatedTarget !== null), {
      signal,
    })
    window.addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        if (!areFiles(event)) return
        event.preventDefault()
        latest.current([...(event.dataTransfer?.files ?? [])])
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return isOver
}

/** What a file that was chosen or dropped holds, or why it cannot be read. */
export type ListOfFile = ListFile & { readonly fileName: string }

/** Reads the list of a file; of several none. */
async function listOf(files: readonly File[]): Promise<ListOfFile> {
  const [file] = files
  const fileName = file?.name ?? ''
  if (file === undefined || files.length > 1) return { fileName, problem: 'Drop one file at a time.' }
  return { fileName, ...(await readListFile(file)) }
}

/** Chooses a file with a list. */
export function ListFileButton({ onList }: { readonly onList: (list: ListOfFile) => void }) {
  return (
    <FileButton
      accept={LIST_FILES}
      onChange={(file) => {
        if (file !== null) void listOf([file]).then(onList)
      }}
    >
      {(props) => <Button {...props}>choose a file</Button>}
    </FileButton>
  )
}
