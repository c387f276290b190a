import { useEffect, useRef, useState } from 'react'

/** How long a button says that it copied. */
const SAID_MS = 2000

/**
 * Copies by the command that browsers had before the clipboard, which they offer over plain http too: from a
 * field that is selected for a moment. Returns whether the browser did.
 */
function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  // In sight for the browser, so that it can be selected, and for nobody else; iOS zooms in on letters under
  // 16 px.
  field.style.cssText =
    'position: fixed; inset: 0 auto auto 0; opacity: 0; font-size: 16px; pointer-events: none'
  document.body.append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    field.setSelectionRange(0, text.length)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

async function copyText(text: string): Promise<boolean> {
  const { clipboard }: Partial<Navigator> = navigator
  try {
    if (clipboard !== undefined) {
      await clipboard.writeText(text)
      return true
    }
  } catch {
    // Refused by a setting, or the page is not in front: the other way may still be open.
  }
  return copyBySelection(text)
}

interface Copying {
  /** Copies a text. */
  readonly copy: (text: string) => void
  /** The last text was copied just now. */
  readonly copied: boolean
  /** The text that the browser did not let be copied: show `NotCopied`, or the text selected, and say so. */
  readonly refused: string | undefined
}

/** Copying to the clipboard, also where the browser has none, as over plain http. */
export function useCopy(): Copying {
  const [copied, setCopied] = useState(false)
  const [refused, setRefused] = useState<string>()
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    const isCopied = await copyText(text)
    window.clearTimeout(timer.current)
    if (isCopied) timer.current = window.setTimeout(() => setCopied(false), SAID_MS)
    setCopied(isCopied)
    setRefused(isCopied ? undefined : text)
  }
  return { copy: (text) => void copy(text), copied, refused }
}
