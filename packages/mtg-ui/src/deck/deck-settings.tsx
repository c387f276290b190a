import { Button, NativeSelect, TextInput } from '@mantine/core'
import { DECK_FORMATS } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { DialogSheet } from '@parlour/ui-kit'
import { useState } from 'react'
import type { DeckEdit } from './deck-edit'

interface DeckSettingsProps {
  readonly deck: WireDeck
  readonly onChange: (edit: DeckEdit) => void
  readonly onClose: () => void
}

/** A deck's name and format (rules: screens 1.3). */
export function DeckSettings({ deck, onChange, onClose }: DeckSettingsProps) {
  const [name, setName] = useState(deck.name)
  const [format, setFormat] = useState(deck.format)
  const isNameless = name.trim() === ''
  function save() {
    if (isNameless) return
    const settings = { name: name.trim(), format }
    if (settings.name !== deck.name || format !== deck.format)
      onChange((latest) => ({ ...latest, ...settings }))
    onClose()
  }
  return (
    <DialogSheet
      title="Deck settings"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          <Button variant="filled" disabled={isNameless} onClick={save}>
            save
          </Button>
        </>
      )}
    >
      <TextInput
        label="Name"
        maxLength={120}
        value={name}
        error={isNameless ? 'A deck needs a name.' : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && save()}
        data-autofocus
      />
      <NativeSelect
        label="Format"
        value={format}
        data={DECK_FORMATS.map((value) => ({
          value,
          label: value.slice(0, 1).toUpperCase() + value.slice(1),
        }))}
        onChange={(event) => {
          const chosen = DECK_FORMATS.find((value) => value === event.currentTarget.value)
          if (chosen !== undefined) setFormat(chosen)
        }}
      />
    </DialogSheet>
  )
}
