import { type Leaf, useQuestion } from '@parlour/ui-kit'
import { meaningOf } from '../../rules/facts/piece'
import { nameOfCard } from '../tyrants-view'
import { useForecast, useSeatView } from './forecast-context'
import styles from './card-then.module.css'

/** What a card that is looked at whole would make of points and influence, where it is one of the choices. */
export function CardThen({ name }: { readonly name: string }) {
  const view = useSeatView()?.view
  const { leaves } = useQuestion()
  const isAbout = ({ item }: Leaf): boolean => {
    const meaning = meaningOf(item.pieces?.[0] ?? '')
    return view !== undefined && meaning?.kind === 'card' && nameOfCard(view, meaning.id) === name
  }
  const words = useForecast(leaves.find(isAbout))
  return words === '' ? null : <p className={styles.then}>{words}</p>
}
