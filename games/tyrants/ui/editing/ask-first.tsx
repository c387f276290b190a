import { Button } from '@mantine/core'
import { DialogSheet } from '@parlour/ui-kit'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

interface AskFirstProps {
  readonly title: string
  /** What would be lost, as a sentence. */
  readonly lost: string
  /** What the button says that goes on. */
  readonly act: string
  readonly onStay: () => void
  readonly onGo: () => void
}

/** Asks before work is lost. */
export function AskFirst({ title, lost, act, onStay, onGo }: AskFirstProps) {
  return (
    <DialogSheet
      title={title}
      onClose={onStay}
      footer={(close) => (
        <>
          <Button onClick={close} data-autofocus>
            keep editing
          </Button>
          <Button color="danger" variant="filled" onClick={onGo}>
            {act}
          </Button>
        </>
      )}
    >
      <p>{lost}</p>
    </DialogSheet>
  )
}

/** Asks before a link, the back button or the browser leads away from unsaved work. */
export function LeaveQuestion({ isUnsaved, lost }: { readonly isUnsaved: boolean; readonly lost: string }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const onUnload = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [isUnsaved])
  if (state !== 'blocked') return null
  return <AskFirst title="Unsaved changes" lost={lost} act="discard" onStay={reset} onGo={proceed} />
}
