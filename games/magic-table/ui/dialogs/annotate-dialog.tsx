import { TextInput } from '@mantine/core'
import { DialogSheet } from '@parlour/ui-kit'
import { useState } from 'react'
import { LIMITS } from '../../rules/facts/limits'
import { DialogFoot } from './dialog-foot'
import type { DialogProps } from './dialog-props'

interface AnnotateDialogProps extends DialogProps {
  readonly cards: readonly string[]
  readonly untilEnd: boolean
}

/** Writes on cards: until they leave play, or until the end of the turn. */
export function AnnotateDialog({ cards, untilEnd, context, onClose }: AnnotateDialogProps) {
  const first = context.table.places.get(cards[0] ?? '')?.card
  const [words, setWords] = useState((untilEnd ? first?.annotationEOT : first?.annotation) ?? '')
  const save = () => {
    const name = untilEnd ? 'annotate eot' : 'annotate'
    context.act(...cards.map((cardId) => ({ name, cardId, annotation: words }) as const))
    onClose()
  }
  return (
    <DialogSheet
      title={untilEnd ? 'Annotate until end of turn' : 'Annotate'}
      onClose={onClose}
      footer={(close) => <DialogFoot act="OK" onAct={save} onClose={close} />}
    >
      <TextInput
        data-autofocus
        label="annotation"
        description={untilEnd ? 'Cleared in the end phase.' : 'Stays until the card leaves play.'}
        value={words}
        maxLength={LIMITS.annotation}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
    </DialogSheet>
  )
}
