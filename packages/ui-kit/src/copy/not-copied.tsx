import { TextInput } from '@mantine/core'

/** Says that the browser copies nothing; the same words wherever something is copied. */
export const NOT_COPIED = 'Your browser did not allow copying. Select the text and copy it yourself.'

/**
 * The text that could not be copied, selected for the keys, and a sentence; nothing while `text` is
 * undefined.
 */
export function NotCopied({ text, label }: { readonly text: string | undefined; readonly label: string }) {
  if (text === undefined) return null
  return (
    <TextInput
      readOnly
      autoFocus
      value={text}
      aria-label={label}
      description={<span role="alert">{NOT_COPIED}</span>}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
