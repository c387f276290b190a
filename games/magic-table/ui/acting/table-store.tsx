import { createContext, type ReactNode, useContext, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { TableDialog } from '../dialogs/table-dialog'
import { NOTHING_POINTED, type PointerState } from './pointing'

/** What the screen keeps for its viewer alone. */
export interface TableUiState {
  readonly pointing: PointerState
  readonly dialog: TableDialog | undefined
  /** The opponent that stands large, and on a phone the one that is faced. */
  readonly big: string | undefined
  readonly facing: string | undefined
}
export type TableStore = StoreApi<TableUiState>

const CLOSED: TableUiState = {
  pointing: NOTHING_POINTED,
  dialog: undefined,
  big: undefined,
  facing: undefined,
}

/** Returns a store for one open table. */
const createTableStore = (): TableStore => createStore(() => CLOSED)

interface TableContextValue {
  readonly store: TableStore
  readonly viewer: string
}
const TableContext = createContext<TableContextValue | undefined>(undefined)

/** Holds what its viewer points at, for everything below it. */
export function TableStoreProvider({
  viewer,
  children,
}: {
  readonly viewer: string
  readonly children: ReactNode
}) {
  const [store] = useState(createTableStore)
  const [value, setValue] = useState({ store, viewer })
  if (value.viewer !== viewer) setValue({ store, viewer })
  return <TableContext value={value}>{children}</TableContext>
}

function useTableContext(): TableContextValue {
  const value = useContext(TableContext)
  if (value === undefined) throw new Error('a part of the table needs a TableStoreProvider above it')
  return value
}

/** Returns the store of the open table. */
export const useTableStore = (): TableStore => useTableContext().store

/** Returns a part of what the viewer points at. */
export function useTableState<T>(select: (state: TableUiState) => T): T {
  return useStore(useTableStore(), select)
}

/** Returns the name of whoever looks. */
export const useViewerName = (): string => useTableContext().viewer

/** Returns whether a card is chosen. */
export const useIsSelected = (card: string): boolean =>
  useTableState(({ pointing }) => pointing.selected.includes(card))

/** Returns whether a click on a card names it as what is looked for. */
export const useIsAimable = (card: string): boolean =>
  useTableState(
    ({ pointing: { mode } }) => mode !== undefined && 'cards' in mode && !mode.cards.includes(card),
  )

/** Returns whether a click on a player names them as a target. */
export const useIsPlayerAimable = (): boolean =>
  useTableState(({ pointing: { mode } }) => mode?.kind === 'target')

/** Opens a dialog, or closes the one that is open. */
export function useOpenDialog(): (dialog: TableDialog | undefined) => void {
  const store = useTableStore()
  return (dialog) => store.setState({ dialog, pointing: NOTHING_POINTED })
}
