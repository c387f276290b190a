import { useAskedStore } from './answering-provider'
import { type Leaf, picked } from './question'
import { isChecked } from './selection'

/** Returns what picks a choice of the open question, as a click on it would; one that is picked stays so. */
export function usePick(): (leaf: Leaf) => void {
  const store = useAskedStore()
  return ({ path }) => {
    const { question, checked } = store.getState()
    if (!isChecked(checked, path)) store.setState({ checked: picked(question, checked, path) })
  }
}
