import { useEffect } from 'react'

/** Marks the icon of the tab while something waits for the viewer. */
export function useTabIcon(isMarked: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    icon?.setAttribute('href', isMarked ? '/parlour-turn.svg' : '/parlour.svg')
    return () => icon?.setAttribute('href', '/parlour.svg')
  }, [isMarked])
}
