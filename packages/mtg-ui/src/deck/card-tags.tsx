import { TextInput } from '@mantine/core'
import { MOST_TAG, MOST_TAGS } from '@parlour/protocol'
import { Icon } from '@parlour/ui-kit'
import { useId, useState } from 'react'
import styles from './deck-card.module.css'

interface CardTagsProps {
  /** The tags of the card. */
  readonly tags: readonly string[]
  /** All tags of the deck, as suggestions. */
  readonly known: readonly string[]
  readonly onTags: (tags: readonly string[]) => void
}

/** The tags of a card in a deck: a click removes one, Enter adds what is typed; commas part several. */
export function CardTags({ tags, known, onTags }: CardTagsProps) {
  const [typed, setTyped] = useState('')
  const suggestions = useId()
  const isFull = tags.length >= MOST_TAGS
  const add = () => {
    const wanted = typed.split(',').flatMap((part) => part.trim().slice(0, MOST_TAG).trim() || [])
    const added = [...new Set([...tags, ...wanted])].slice(0, MOST_TAGS)
    if (added.length > tags.length) onTags(added)
    setTyped('')
  }
  return (
    <section className={styles.zone} aria-label="tags">
      <h3>tags</h3>
      <TextInput
        aria-label="Add a tag"
        placeholder={isFull ? `${MOST_TAGS} tags at most` : 'removal, finisher'}
        disabled={isFull}
        maxLength={MOST_TAG * 2}
        list={suggestions}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && add()}
      />
      <datalist id={suggestions}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {tags.length === 0 ? null : (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                aria-label={`remove the tag ${tag}`}
                onClick={() => onTags(tags.filter((one) => one !== tag))}
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
