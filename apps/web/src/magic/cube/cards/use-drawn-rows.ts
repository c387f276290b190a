import { usePrinting } from '@parlour/ui-kit'
import { useEffect, useState } from 'react'

/** So many rows hold a slow computer for a fifth of a second. */
const ROWS_AT_ONCE = 60

/**
 * How many rows are drawn by now: those of a large cube come in steps, so that the page answers meanwhile. On
 * paper all are.
 */
export function useDrawnRows(count: number): number {
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE)
  const isPrinting = usePrinting()
  useEffect(() => {
    if (drawn >= count) return
    const timer = setTimeout(() => setDrawn(drawn + ROWS_AT_ONCE))
    return () => clearTimeout(timer)
  }, [drawn, count])
  return isPrinting ? Infinity : drawn
}
