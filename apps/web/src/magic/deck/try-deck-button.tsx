import { Button, Tooltip } from '@mantine/core'
import type { WireDeck } from '@parlour/protocol'
import { useState } from 'react'
import type { DeckEdits } from './use-deck-edits'
import { useTryDeck } from './use-try-deck'

interface TryDeckButtonProps {
  readonly deck: WireDeck
  readonly edits: DeckEdits
}

/** A button that begins a game with the deck against a bot; nothing where no game has such a bot. */
export function TryDeckButton({ deck, edits }: TryDeckButtonProps) {
  const tryDeck = useTryDeck()
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (tryDeck === undefined) return null
  const tryIt = async () => {
    setProblem(undefined)
    setStarting(true)
    try {
      // Only what is saved can be played.
      if (!edits.isModified || (await edits.save())) await tryDeck(deck)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setStarting(false)
    }
  }
  return (
    <>
      <Tooltip label="Play it alone against a bot">
        <Button size="compact-sm" variant="default" loading={starting} onClick={() => void tryIt()}>
          try this deck
        </Button>
      </Tooltip>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
    </>
  )
}
