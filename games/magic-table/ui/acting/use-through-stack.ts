import { useStored } from '@parlour/ui-kit'

/** Whether creatures that are played from the hand wait on the stack, and a way to choose it. */
export const useThroughStack = (): readonly [boolean, (isWanted: boolean) => void] =>
  useStored<boolean>({ key: 'parlour-table-stack', defaultValue: false })
