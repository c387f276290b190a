import { useEffect } from 'react'

/** Tells whether something is being written on a tab, and that nothing is when the tab is left. */
export function useWritingTold(isWriting: boolean, onWriting: (isWriting: boolean) => void): void {
  useEffect(() => {
    onWriting(isWriting)
    return () => onWriting(false)
  }, [isWriting, onWriting])
}
