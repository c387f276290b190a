import { ActionIcon } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'
import editing from '../editing/editing.module.css'
import { disconnected, endWords } from './tile-document'
import { tileOf } from './tile-session'
import type { TileEditor } from './use-tile-editor'
import styles from './tile-editor.module.css'

/** Every connection of the tile; each can be removed. */
export function Connections({ editor }: { readonly editor: TileEditor }) {
  const { connectors } = tileOf(editor.session)
  return (
    <section className={editing.block}>
      <h2>
        Connections <span>{connectors.length}</span>
      </h2>
      <ul className={styles.links}>
        {connectors.map((pair) => {
          // An edge stands at the end, whatever order the pair is kept in.
          const [one, other] = pair[0].startsWith('_') ? [pair[1], pair[0]] : pair
          const words = `${endWords(one)} to ${endWords(other)}`
          return (
            <li key={pair.join('|')}>
              <span>{words}</span>
              <ActionIcon
                aria-label={`Remove ${words}`}
                title="Remove"
                onClick={() => editor.act((tile) => disconnected(tile, pair), { words: `removed ${words}` })}
              >
                <Icon name="close" />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
