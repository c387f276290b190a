import { Button, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { NOT_COPIED } from '../copy/not-copied'
import { useCopy } from '../copy/use-copy'
import { REACH_WORDS, reachOf } from './link-address'
import styles from './link-field.module.css'
import { useLinkStart } from './use-link-start'

const QrCode = lazy(async () => ({ default: (await import('./qr-code')).QrCode }))

/**
 * A link to hand on to a page of this hub, `path` from its first slash: with a button that copies it, who can
 * open it, and a code for the camera of a phone. Browsers that allow no copying leave it selected for the
 * keys.
 */
export function LinkField({ label, path }: { readonly label: string; readonly path: string }) {
  const { copy, copied, refused } = useCopy()
  const start = useLinkStart()
  if (start === undefined) return null
  const link = `${start}${path}`
  const reach = reachOf(start)
  return (
    <div className={styles.link}>
      <div className={styles.row}>
        <TextInput
          readOnly
          value={link}
          aria-label={label}
          description={refused === undefined ? undefined : NOT_COPIED}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => copy(link)}>{copied ? 'copied' : 'copy link'}</Button>
      </div>
      <div className={styles.reach}>
        {/* No camera reaches what only this computer can open. */}
        {reach !== 'machine' && (
          <Suspense fallback={<span className={styles.code} />}>
            <QrCode text={link} label={`QR code: ${label}`} />
          </Suspense>
        )}
        <p>{REACH_WORDS[reach]}</p>
      </div>
    </div>
  )
}
