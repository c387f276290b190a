import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Returns whether files are over the page; gives those that are dropped on it. */
export function useDraggedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  useLayoutEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const areFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const onOver = (event: DragEvent) => {
      if (!areFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    window.addEventListener('dragover', onOver, { signal })
    window.addEventListener('dragenter', onOver, { signal })
    // It left the window, and not one element for another.
    window.addEventListener('dragleave', (event) => setIsOver((was) => was && event.relatedTarget !== null), {
      signal,
    })
    window.addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        if (!areFiles(event)) return
        event.preventDefault()
        latest.current([...(event.dataTransfer?.files ?? [])])
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return isOver
}
