import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import styles from './link-field.module.css'

/** A link to hand on, with a button that copies it. Browsers that allow no copying leave it selected for the keys. */
export function LinkField({ label, link }: { readonly label: string; readonly link: string }) {
  const clipboard = useClipboard()
  return (
    <div className={styles.row}>
      <TextInput
        readOnly
        value={link}
        aria-label={label}
        description={clipboard.error === null ? undefined : 'Select the link and copy it.'}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => clipboard.copy(link)}>{clipboard.copied ? 'copied' : 'copy link'}</Button>
    </div>
  )
}
