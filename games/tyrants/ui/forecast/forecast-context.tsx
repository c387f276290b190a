import { type Leaf, useQuestion } from '@parlour/ui-kit'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { forecastOf, type ForeseenAct } from '../../rules/facts/forecast'
import { foreseenAct } from '../../rules/facts/foreseen-act'
import type { TyrantsView } from '../../rules/view'
import { forecastWords } from './forecast-words'

/** What the viewer sees, and from which seat. */
interface SeatView {
  readonly view: TyrantsView
  /** Undefined for a spectator. */
  readonly seat: number | undefined
}

const SeatViewContext = createContext<SeatView | undefined>(undefined)

/** Provides its children with what each choice would change in control, points and influence. */
export function ForecastProvider({ view, seat, children }: SeatView & { readonly children: ReactNode }) {
  const value = useMemo(() => ({ view, seat }), [view, seat])
  return <SeatViewContext value={value}>{children}</SeatViewContext>
}

/** Returns what the viewer sees; undefined outside of a game. */
export const useSeatView = (): SeatView | undefined => useContext(SeatViewContext)

/** Returns the words for what a choice would do; '' where nothing of it is certain. */
export function useForecast(leaf: Leaf | undefined): string {
  const found = useSeatView()
  const { request } = useQuestion()
  return useMemo(() => {
    if (leaf === undefined || request === undefined || found?.seat === undefined) return ''
    return actWords(found.view, found.seat, foreseenAct(found.view, found.seat, { request, ...leaf }))
  }, [leaf, request, found])
}

/** Returns the words for what an act would do; '' where nothing of it is certain. */
export function actWords(view: TyrantsView, seat: number, act: ForeseenAct | undefined): string {
  const forecast = act === undefined ? undefined : forecastOf(view, seat, act)
  return forecast === undefined ? '' : forecastWords(forecast, view, seat)
}
