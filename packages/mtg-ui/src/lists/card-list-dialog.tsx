import { Button, Textarea } from '@mantine/core'
import { type CardListEntry, type CardListOutcome, correctedLine } from '@parlour/mtg-cards'
import { DialogSheet, Strip } from '@parlour/ui-kit'
import { type ReactNode, useRef, useState } from 'react'
import styles from './deck-import.module.css'
import { ImportOutcomes } from './import-outcomes'
import { ListFileButton, type ListOfFile, ListPageDrop } from './list-file-drop'
import { type NameSources, useSimilarNames } from './use-similar-names'

/** Which forms of lists are read. */
const LIST_FORMS = 'Tables too; drop .csv .json .dek .cod .dck .o8d'

interface CardListDialogProps {
  readonly title: string
  /** How a line is written. */
  readonly hint: string
  readonly text: string
  /** Takes what was typed, or read from a file of that name. */
  readonly onText: (text: string, fileName?: string) => void
  /** Why the file with which it was opened cannot be read. */
  readonly fileProblem?: string | undefined
  /** The most letters that can be typed. */
  readonly mostLetters?: number
  /** What the lines will do; absent while their names are looked up. */
  readonly outcomes: readonly CardListOutcome[] | undefined
  /** What a text will do that is no list of lines, in place of their outcomes. */
  readonly whole?: string | undefined
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
  const { mostLetters = 100_000, whole, fileProblem } = props
  const outcomePlace = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState(fileProblem)
  const take = (list: ListOfFile) => {
    setProblem(list.problem)
    if (list.text !== undefined) onText(list.text, list.fileName)
  }
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
          <ListFileButton onList={take} />
          {action}
        </>
      )}
    >
      <div className={styles.columns}>
        <div className={styles.list}>
          <ListPageDrop words="Drop the list here" onList={take} />
          {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
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
            maxLength={mostLetters}
            value={text}
            spellCheck={false}
            onChange={(event) => onText(event.currentTarget.value)}
            data-autofocus
          />
        </div>
        <div className={styles.outcome}>
          {notes}
          <div className={styles.place} ref={outcomePlace} tabIndex={-1}>
            {whole === undefined ? null : (
              <p className={styles.summary} role="status">
                {whole}
              </p>
            )}
            {text.trim() === '' || whole !== undefined ? null : (
              <ImportOutcomes outcomes={outcomes} similarTo={similarTo} onCorrect={correct} />
            )}
          </div>
        </div>
        {children === undefined ? null : <div className={styles.wide}>{children}</div>}
      </div>
    </DialogSheet>
  )
}
