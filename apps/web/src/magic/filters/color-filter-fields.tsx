import { Button } from '@mantine/core'
import { type CardFilter, COLOR_LETTERS, COLOR_WORDS, type ColorFlags } from '@parlour/mtg-cards'
import { ManaIcon } from '@parlour/mtg-ui'
import { useState } from 'react'
import styles from './card-filters.module.css'

const OPTIONS = [
  ['only', 'no other color'],
  ['or', 'any of them'],
] as const

/** A filter by colors or by color identity: the same boxes, two buttons. Nothing ticked adds nothing. */
export function ColorFilterFields({ onAdd }: { readonly onAdd: (filter: CardFilter) => void }) {
  const [flags, setFlags] = useState<ColorFlags>({})
  const box = (name: keyof ColorFlags) => ({
    type: 'checkbox',
    checked: flags[name] === true,
    onChange: () => setFlags({ ...flags, [name]: flags[name] !== true }),
  })
  function add(kind: 'colors' | 'identity') {
    onAdd({ kind, ...Object.fromEntries(Object.entries(flags).filter(([, ticked]) => ticked)) })
    setFlags({})
  }
  const isEmpty = Object.values(flags).every((ticked) => ticked !== true)
  const why = isEmpty ? 'Select a color or an option first.' : undefined
  return (
    <div className={styles.colors} role="group" aria-label="Filter by colors">
      <div className={styles.boxes}>
        {COLOR_LETTERS.map((letter) => (
          <label key={letter} className={styles.color} title={COLOR_WORDS[letter]}>
            <input {...box(COLOR_WORDS[letter])} aria-label={COLOR_WORDS[letter]} />
            <ManaIcon symbol={letter.toUpperCase()} unnamed />
          </label>
        ))}
        <span className={styles.options}>
          {OPTIONS.map(([name, meaning]) => (
            <label key={name} className={styles.color} title={meaning}>
              <input {...box(name)} />
              {name}
            </label>
          ))}
        </span>
      </div>
      <div className={styles.adders}>
        {(['colors', 'identity'] as const).map((kind) => (
          <Button key={kind} size="compact-sm" disabled={isEmpty} title={why} onClick={() => add(kind)}>
            add {kind}
          </Button>
        ))}
      </div>
    </div>
  )
}
