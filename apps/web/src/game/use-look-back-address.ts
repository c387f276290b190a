import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The moment that the address of a game names, and the ways to name another or none. */
interface LookBackAddress {
  /** How many answers had been given when the page came here; undefined while the present is shown. */
  readonly at: number | undefined
  /** The seat whose view is shown. */
  readonly eyes: string | undefined
  readonly enter: (at: number) => void
  /** Puts another moment in the address, for a copy or a reload, without re-rendering anything. */
  readonly move: (at: number) => void
  /** Switches to another seat's view of a moment, without a new entry in the browser's history. */
  readonly see: (eyes: string | undefined, at: number) => void
  readonly leave: () => void
}

const IN_PLACE = { replace: true } as const

/** Reads `?at=61&eyes=bob` of the page's address: looking back at a game is a place of its own. */
export function useLookBackAddress(): LookBackAddress {
  const [params, setParams] = useSearchParams()
  const named = params.get('at')
  const at = named !== null && /^\d{1,6}$/.test(named) ? Number(named) : undefined
  const eyes = params.get('eyes') ?? undefined
  const enter = useCallback((to: number) => setParams({ at: String(to) }), [setParams])
  const see = useCallback(
    (whose: string | undefined, to: number) => setParams(momentParams(to, whose), IN_PLACE),
    [setParams],
  )
  const leave = useCallback(() => setParams({}, IN_PLACE), [setParams])
  return { at, eyes, enter, move: nameInAddress, see, leave }
}

/** Bypasses the router, which would re-render every component that reads the address at each step. */
function nameInAddress(at: number): void {
  const address = new URL(window.location.href)
  // The look back may just have been left.
  if (!address.searchParams.has('at')) return
  address.searchParams.set('at', String(at))
  History.prototype.replaceState.call(window.history, window.history.state, '', address)
}

const momentParams = (at: number, eyes: string | undefined): Record<string, string> =>
  eyes === undefined ? { at: String(at) } : { at: String(at), eyes }
