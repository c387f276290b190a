import { Button, Textarea } from '@mantine/core'
import { type CardListEntry, type CardListOutcome, correctedLine } from '@parlour/mtg-cards'
import { DialogSheet } from '@parlour/ui-kit'
import { type ReactNode, useRef } from 'react'
import styles from './deck-import.module.css'
import { ImportOutcomes } from './import-outcomes'
import { LIST_FORMS, ListFileButton, ListFileDrop, useListFile } from './list-file-drop'
import { type NameSources, useSimilarNames } from './use-similar-names'

interface CardListDialogProps {
  readonly title: string
  /** How a line is written. */
  readonly hint: string
  readonly text: string
  readonly onText: (text: string) => void
  /** What the lines will do; absent while their names are looked up. */
  readonly outcomes: readonly CardListOutcome[] | undefined
  /** Where to look for what an unknown name may have meant. */
  readonly sources: NameSources
  /** Why nothing can be done yet. */
  readonly obstacle: string | undefined
  /** The button that does it. */
  readonly action: ReactNode
  /** What the user must know or choose first. */
  readonly notes: ReactNode
  readonly onClose: () => void
  /** Under the list. */
  readonly children?: ReactNode
}

/** A list of cards typed or pasted, and beside it what each of its lines will do, before anything happens. */
export function CardListDialog(props: CardListDialogProps) {
  const { title, hint, text, onText, outcomes, sources, obstacle, action, notes, onClose, children } = props
  const outcomePlace = useRef<HTMLDivElement>(null)
  const file = useListFile(onText)
  const similarTo = useSimilarNames(outcomes, sources)
  const correct = (entry: CardListEntry, name: string) => {
    onText(correctedLine(text, entry, name) ?? text)
    // The pressed button disappears, so keyboard users continue from here.
    outcomePlace.current?.focus()
  }
  return (
    <DialogSheet
      title={title}
      size={740}
      onClose={onClose}
      unsaved={text.trim() === '' ? undefined : 'The list you typed will be lost.'}
      footer={(close) => (
        <>
          {obstacle === undefined ? null : <p className={styles.note}>{obstacle}</p>}
          <Button onClick={close}>cancel</Button>
          <ListFileButton reader={file} />
          {action}
        </>
      )}
    >
      <div className={styles.columns}>
        <ListFileDrop reader={file}>
          <Textarea
            label="Card list"
            description={
              <>
                {hint}
                <br />
                {LIST_FORMS}
              </>
            }
            rows={15}
            maxLength={100_000}
            value={text}
            spellCheck={false}
            onChange={(event) => onText(event.currentTarget.value)}
            data-autofocus
          />
        </ListFileDrop>
        <div className={styles.outcome}>
          {notes}
          <div className={styles.place} ref={outcomePlace} tabIndex={-1}>
            {text.trim() === '' ? null : (
              <ImportOutcomes outcomes={outcomes} similarTo={similarTo} onCorrect={correct} />
            )}
          </div>
        </div>
        {children === undefined ? null : <div className={styles.wide}>{children}</div>}
      </div>
    </DialogSheet>
  )
}
