import { useEffect, useState } from 'react'

/** How long ago something was, in words that keep up with the clock; the exact time on hover. */
export function WaitingSince({ time }: { readonly time: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000)
    return () => clearInterval(timer)
  }, [])
  return <time title={new Date(time).toLocaleString()}>last move {durationText(now - time)} ago</time>
}

/**
 * A length of time in its largest unit: `a moment`, `3 minutes`, `2 hours`, `4 days`.
 * @internal
 */
export function durationText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return 'a moment'
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
