import { Textarea } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { MOST_NOTES, type WireDeck } from '@parlour/protocol'
import { useState } from 'react'
import type { DeckEdit } from './deck-edit'
import { notesOf, notesTextEdit } from './deck-notes'
import { NumberSection } from './number-section'

interface DeckNotesSectionProps {
  readonly deck: WireDeck
  readonly onChange: (edit: DeckEdit) => void
}

/** How long typing must pause before the text becomes an edit of the deck, in ms. */
const REST = 400

/** The owner's notes on a deck. */
export function DeckNotesSection({ deck, onChange }: DeckNotesSectionProps) {
  const { text } = notesOf(deck)
  /** What is typed and no edit yet, and the text that it was typed into. */
  const [typed, setTyped] = useState<{ readonly into: string; readonly now: string }>()
  const commit = () => {
    if (typed !== undefined && typed.now !== typed.into) onChange(notesTextEdit(typed.into, typed.now))
    setTyped(undefined)
  }
  const commitSoon = useDebouncedCallback(commit, REST)
  return (
    <NumberSection title="Notes" count="only yours">
      <Textarea
        aria-label="Notes on the deck"
        placeholder="Plans, matchups, what to try next"
        rows={6}
        resize="vertical"
        maxLength={MOST_NOTES}
        value={typed?.now ?? text}
        onChange={({ currentTarget: { value } }) => {
          setTyped({ into: typed?.into ?? text, now: value })
          commitSoon()
        }}
        onBlur={commit}
      />
    </NumberSection>
  )
}
