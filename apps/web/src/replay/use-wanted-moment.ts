import { useEffect, useState } from 'react'

/** How long somebody stands at a moment before the address of the page names it. */
const SETTLED_MS = 300

/**
 * Where somebody stands: at first, and whenever the page is led elsewhere, where its address says. `onMoved`
 * is called once they stay somewhere else.
 */
export function useWantedMoment(
  wanted: number,
  onMoved: (at: number) => void,
): readonly [at: number, goTo: (at: number) => void] {
  const [at, setAt] = useState(wanted)
  const [entered, setEntered] = useState(wanted)
  if (wanted !== entered) {
    setEntered(wanted)
    setAt(wanted)
  }
  useEffect(() => {
    const timer = setTimeout(() => onMoved(at), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [at, onMoved])
  return [at, setAt]
}
