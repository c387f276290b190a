import { useEffect, useEffectEvent } from 'react'
import type { SelectOption } from './selection-state'

const EVENT = 'parlour:select-option'

/** Tells the open request pane of a seat that a choice was clicked on the board (rules: hub 10). */
export function selectOption(option: SelectOption): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: option }))
}

/** Calls `listener` for every choice clicked on the board by `owner`; clicks of others are ignored. */
export function useSelectedOption(owner: string, listener: (option: SelectOption) => void): void {
  const onOption = useEffectEvent((event: Event) => {
    if (event instanceof CustomEvent && isOption(event.detail) && event.detail.actor === owner)
      listener(event.detail)
  })
  useEffect(() => {
    window.addEventListener(EVENT, onOption)
    return () => window.removeEventListener(EVENT, onOption)
  }, [])
}

function isOption(detail: unknown): detail is SelectOption {
  return typeof detail === 'object' && detail !== null && 'actor' in detail && 'name' in detail
}
