import { useEffect, useRef } from 'react'
import { useJumps } from './look-back'

const PHONE = '(max-width: 767px)'

/** On a phone, where the log has a tab of its own: shows the board when somebody jumps from a line of it. */
export function useBoardOnJump(showBoard: () => void): void {
  const jumps = useJumps()
  const show = useRef(showBoard)
  useEffect(() => {
    show.current = showBoard
  })
  useEffect(() => {
    if (jumps > 0 && window.matchMedia(PHONE).matches) show.current()
  }, [jumps])
}
