import { TextInput } from '@mantine/core'
import { useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly warning: string | undefined
  readonly save: (value: number) => void
  /** A dialog begins here: what is typed takes the place of what stands there. */
  readonly isFirst?: boolean
}

/** A whole number; what is typed is saved at once, an empty field as zero, and anything else waits until it is a number. */
export function NumberField({ label, value, warning, save, isFirst = false }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      label={label}
      data-autofocus={isFirst || undefined}
      onFocus={isFirst ? (event) => event.currentTarget.select() : undefined}
      type="number"
      inputMode="numeric"
      step={1}
      value={typed ?? String(value)}
      error={warning}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        if (/^-?\d{0,6}$/.test(text) && text !== '-') save(Number(text))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
