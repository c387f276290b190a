import { Button } from '@mantine/core'
import { DialogSheet } from '@parlour/ui-kit'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

interface LeaveQuestionProps {
  readonly deckName: string
  /** Answers whether it is saved; if not, the viewer stays and reads why. */
  readonly onSave: () => Promise<boolean>
  readonly onDiscard: () => void
}

/** Asks before a link leads away from a deck with changes that are not saved. */
export function LeaveQuestion({ deckName, onSave, onDiscard }: LeaveQuestionProps) {
  const navigate = useNavigate()
  const [target, setTarget] = useState<string>()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathOfLink(event)
      if (path === undefined || path === window.location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(path)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  if (target === undefined) return null
  const leave = () => void navigate(target)
  const saveAndLeave = async () => {
    if (await onSave()) leave()
    else setTarget(undefined)
  }
  return (
    <DialogSheet
      title="Unsaved changes"
      size={520}
      onClose={() => setTarget(undefined)}
      footer={(close) => (
        <>
          <Button onClick={close}>stay</Button>
          <Button
            color="danger"
            variant="outline"
            onClick={() => {
              onDiscard()
              leave()
            }}
          >
            discard
          </Button>
          <Button variant="filled" onClick={() => void saveAndLeave()} data-autofocus>
            save and leave
          </Button>
        </>
      )}
    >
      <p>The changes to "{deckName}" are not saved.</p>
    </DialogSheet>
  )
}

/** The path of the page's own link that a plain click is on. */
function pathOfLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.target === '_blank' || link.origin !== window.location.origin) return undefined
  return link.pathname
}
