import { Button, Checkbox, CloseButton, NativeSelect } from '@mantine/core'
import type { Wishable } from '@parlour/kernel'
import { useState } from 'react'
import styles from './ahead-dialog.module.css'

interface ChosenWishes {
  /** Ids of things, the dearest first. */
  readonly wishes: readonly string[]
  readonly most?: number
  readonly isCareful: boolean
}

interface WishEditorProps {
  /** What may be wished for. */
  readonly things: readonly Wishable[]
  readonly isSending: boolean
  readonly leave: (list: ChosenWishes) => void
}

/** How often a list is given. */
const TIMES = [
  { value: '1', label: 'the next pack' },
  { value: '3', label: 'the next 3' },
  { value: '', label: 'until I cancel it' },
]

/** Ranks what the viewer would take without a second look, wherever it comes back. */
export function WishEditor({ things, isSending, leave }: WishEditorProps) {
  const [ids, setIds] = useState<readonly string[]>([])
  const [times, setTimes] = useState('3')
  const [isCareful, setCareful] = useState(true)
  const ranked = ids.flatMap((id) => things.find((thing) => thing.id === id) ?? [])
  const rest = things.filter(({ id }) => !ids.includes(id))
  return (
    <section className={styles.wishes} aria-label="A wish list">
      <h3>If it is there, take</h3>
      {ranked.length === 0 ? (
        <p className={styles.hint}>The first on the list is taken first. Put a card on it.</p>
      ) : (
        <ol aria-label="Wishes">
          {ranked.map(({ id, title }, at) => (
            <li key={id}>
              <span>{title}</span>
              <Button
                size="compact-sm"
                variant="default"
                disabled={at === 0}
                aria-label={`${title} earlier`}
                onClick={() => setIds(swapped(ids, at))}
              >
                ▲
              </Button>
              <CloseButton
                aria-label={`take ${title} off`}
                onClick={() => setIds(ids.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.wishSet}>
        <NativeSelect
          label="Put on the list"
          value=""
          disabled={rest.length === 0}
          data={[{ value: '', label: 'a card that may come back …' }, ...grouped(rest)]}
          onChange={({ currentTarget: { value } }) => setIds([...ids, value])}
        />
        <NativeSelect
          label="For"
          value={times}
          data={TIMES}
          onChange={({ currentTarget: { value } }) => setTimes(value)}
        />
      </div>
      <Checkbox
        label="ask me when two of the first three are there"
        checked={isCareful}
        onChange={({ currentTarget: { checked } }) => setCareful(checked)}
      />
      <Button
        variant="filled"
        disabled={ranked.length === 0}
        loading={isSending}
        onClick={() => {
          leave({
            wishes: ranked.map(({ id }) => id),
            isCareful,
            ...(times === '' ? {} : { most: Number(times) }),
          })
          setIds([])
        }}
      >
        let it stand
      </Button>
    </section>
  )
}

const swapped = (ids: readonly string[], at: number): readonly string[] =>
  ids.map((id, place) => (place === at - 1 ? (ids[at] ?? id) : place === at ? (ids[at - 1] ?? id) : id))

/** The things by where they were seen, as a list of choices. */
function grouped(things: readonly Wishable[]) {
  const places = [...new Set(things.map(({ where }) => where))]
  return places.map((group) => ({
    group,
    items: things.flatMap(({ id, title, where }) => (where === group ? [{ value: id, label: title }] : [])),
  }))
}
