import { ActionIcon } from '@mantine/core'
import { Icon, LinkField } from '@parlour/ui-kit'
import editing from '../editing/editing.module.css'
import type { SavedMapsState, ListedMap } from './use-saved-maps'
import styles from './map-maker.module.css'

interface SavedMapsProps {
  readonly maps: SavedMapsState['maps']
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
  readonly onDelete: (map: ListedMap) => void
}

/** The maps that the hub keeps: each is opened, shared by its address, or deleted. */
export function SavedMaps({ maps, openId, onOpen, onDelete }: SavedMapsProps) {
  return (
    <section className={editing.block} aria-label="Saved maps">
      <h2>
        Saved maps <span>{maps.length}</span>
      </h2>
      <ul className={styles.saved}>
        {maps.map((map) => {
          const { _id, name, owner, players, mayChange } = map
          return (
            <li key={_id}>
              <button type="button" aria-current={_id === openId} onClick={() => onOpen(_id)}>
                {name}
                <span>
                  {players} players{mayChange ? '' : `, by ${owner}`}
                </span>
              </button>
              {mayChange ? (
                <ActionIcon aria-label={`Delete ${name}`} title="Delete" onClick={() => onDelete(map)}>
                  <Icon name="close" />
                </ActionIcon>
              ) : null}
            </li>
          )
        })}
      </ul>
      {openId === undefined ? null : <LinkField label="Link to the map" path={`/mapmaker?map=${openId}`} />}
    </section>
  )
}
