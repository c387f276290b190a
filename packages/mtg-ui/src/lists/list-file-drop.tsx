import { Button, FileButton, Portal } from '@mantine/core'
import { joinClasses, useDraggedFiles } from '@parlour/ui-kit'
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
