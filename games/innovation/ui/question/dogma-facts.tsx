import { useShownLeaf } from '@parlour/ui-kit'
import type { InnovationView } from '../../rules/view'
import { dogmaWords } from './dogma-words'
import styles from './question.module.css'

interface DogmaFactsProps {
  readonly view: InnovationView
  readonly viewer: string
}

/** What the dogma action that is pointed at, or picked, would do. */
export function DogmaFacts({ view, viewer }: DogmaFactsProps) {
  const words = dogmaWords(useShownLeaf(), { view, viewer })
  return words === undefined ? null : (
    <span className={styles.dogmaWords} title={words}>
      {words}
    </span>
  )
}
