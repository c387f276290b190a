import { useKeys, usePick, useQuestion } from '@parlour/ui-kit'
import type { ActionKind } from '../../rules/facts/question-kinds'

/** What keys do beside picking from the menu of the turn. */
export interface KeyActs {
  readonly undo: () => void
  readonly openScores: () => void
  readonly openKeys: () => void
}

/** What a letter picks in the menu of the turn; what is picked is sent as any other choice. */
const PICKS: Readonly<Record<string, ActionKind>> = { a: 'auto-play', p: 'pass' }

/** Plays by the keyboard: letters that are pressed outside of fields and dialogs. */
export function useBoardKeys(acts: KeyActs): void {
  const { leaves } = useQuestion()
  const pick = usePick()
  useKeys((event) => {
    const { ctrlKey, metaKey, altKey } = event
    const key = event.key.toLowerCase()
    const isWithCtrl = ctrlKey || metaKey
    if (isWithCtrl && key === 'z') acts.undo()
    else if (isWithCtrl || altKey) return false
    else if (key === 's') acts.openScores()
    else if (key === '?') acts.openKeys()
    else {
      const leaf = leaves.find(({ item }) => item.kind !== undefined && item.kind === PICKS[key])
      if (leaf === undefined) return false
      pick(leaf)
    }
    return true
  })
}
