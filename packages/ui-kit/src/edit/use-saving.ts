import { Refusal } from '@parlour/kernel'
import { useState } from 'react'
import { CallError, problemWords } from '../api'

export interface SaveState {
  readonly saving: boolean
  /** Why the last try failed, as a sentence. */
  readonly problem: string | undefined
  readonly report: (problem: string | undefined) => void
  /**
   * Waits for a save; what the server or a rule refuses becomes the problem, everything else is thrown on.
   */
  readonly run: (save: () => Promise<void> | void) => Promise<void>
}

/** Holds what a dialog shows while its work is being saved, and why it could not be. */
export function useSaving(): SaveState {
  const [saving, setSaving] = useState(false)
  const [problem, report] = useState<string>()
  async function run(save: () => Promise<void> | void) {
    setSaving(true)
    report(undefined)
    try {
      await save()
    } catch (error) {
      if (!(error instanceof CallError || error instanceof Refusal)) throw error
      report(problemWords(error))
    } finally {
      setSaving(false)
    }
  }
  return { saving, problem, report, run }
}
