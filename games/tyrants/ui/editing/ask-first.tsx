import { Button } from '@mantine/core'
import { DialogSheet, useLeaving } from '@parlour/ui-kit'

interface AskFirstProps {
  readonly title: string
  /** What would be lost, as a sentence. */
  readonly lost: string
  /** The words of the button that confirms. */
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
  const leaving = useLeaving(() => isUnsaved)
  if (leaving === undefined) return null
  const { stay, leave } = leaving
  return <AskFirst title="Unsaved changes" lost={lost} act="discard" onStay={stay} onGo={leave} />
}
