import { TextInput } from '@mantine/core'
import { useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly warning: string | undefined
  readonly save: (value: number) => void
  /** Why a number would not be taken: that is said here, and it is not saved. */
  readonly refusal?: (value: number) => string | undefined
  /** A dialog begins here: what is typed takes the place of what stands there. */
  readonly isFirst?: boolean
}

/**
 * A whole number; what is typed is saved at once, an empty field as zero, and anything else waits until it is
 * a number. Once the field is left, it shows again what was saved; why that is not what was typed stands
 * there until something else is.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, warning, save, refusal, isFirst = false } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<string>()
  return (
    <TextInput
      label={label}
      data-autofocus={isFirst || undefined}
      onFocus={isFirst ? (event) => event.currentTarget.select() : undefined}
      type="number"
      inputMode="numeric"
      step={1}
      value={typed ?? String(value)}
      error={refused ?? warning}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const why = refusal?.(Number(text))
        setRefused(why)
        if (why === undefined && /^-?\d{0,6}$/.test(text) && text !== '-') save(Number(text))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
