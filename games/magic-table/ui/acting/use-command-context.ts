import { useMemo } from 'react'
import type { Table } from '../table/table'
import type { CommandContext } from './command'
import { NOTHING_POINTED } from './pointing'
import { useTableStore, useViewerName } from './table-store'
import { useActing } from './use-acting'
import { useThroughStack } from './use-through-stack'

/**
 * Returns what commands use: the table, the way to act on it, dialogs and modes. Acting unchooses the cards.
 */
export function useCommandContext(table: Table): CommandContext {
  const store = useTableStore()
  const viewer = useViewerName()
  const [throughStack] = useThroughStack()
  const { act, phaseOnItsWay } = useActing()
  return useMemo(
    () => ({
      table,
      viewer,
      throughStack,
      act: (...actions) => {
        store.setState({ pointing: NOTHING_POINTED })
        act(...actions)
      },
      phaseOnItsWay,
      open: (dialog) => store.setState({ dialog, pointing: NOTHING_POINTED }),
      aim: (mode) => store.setState({ pointing: { ...NOTHING_POINTED, mode } }),
    }),
    [store, table, viewer, throughStack, act, phaseOnItsWay],
  )
}
