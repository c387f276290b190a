import { useEffect } from 'react'
// With the script: the mark asks for no request of its own.
import markedIcon from './parlour-turn.svg?inline'

/** Marks the icon of the tab while something waits for the viewer. */
export function useTabIcon(isMarked: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    icon?.setAttribute('href', isMarked ? markedIcon : '/parlour.svg')
    return () => icon?.setAttribute('href', '/parlour.svg')
  }, [isMarked])
}
