import { ActionIcon, SegmentedControl, Select } from '@mantine/core'
import { Icon, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { hexCalls } from '../../rules/facts/made-things'
import { ownTile } from '../../rules/facts/own-tile'
import type { HexTile } from '../../rules/facts/tile-data'
import styles from './own-maps.module.css'

interface OwnTilesFieldProps {
  readonly own: readonly HexTile[]
  readonly onChange: (own: readonly HexTile[]) => void
}

const SLOTS = ['A', 'B', 'C'] as const

/** The drawn tiles that are dealt with those of the game, each with the slots that take it. */
export function OwnTilesField({ own, onChange }: OwnTilesFieldProps) {
  const send = useSend()
  const { data: drawn = [] } = useQuery({
    queryKey: ['tyrants-tiles'],
    queryFn: async () => (await send(hexCalls.all, {})).hexes,
  })
  return (
    <>
      <Select
        label="Own tiles"
        placeholder={drawn.length === 0 ? 'none is saved yet' : 'add one'}
        description={<Link to="/tyrants/tile_editor">Draw one in the tile editor.</Link>}
        searchable
        value={null}
        data={drawn.map(({ _id, name, owner }) => ({ value: _id, label: `${name}, by ${owner}` }))}
        onChange={(id) => {
          const tile = drawn.find(({ _id }) => _id === id)
          if (tile !== undefined && tile.sites.length > 0) onChange([...own, ownTile(tile, 'C', own)])
        }}
      />
      {own.length === 0 ? null : (
        <ul className={styles.own} aria-label="Own tiles">
          {own.map((tile) => (
            <li key={tile.id}>
              <span>{tile.region}</span>
              <SegmentedControl
                size="xs"
                aria-label={`Slots of ${tile.region}`}
                data={[...SLOTS]}
                value={tile.category}
                onChange={(value) => {
                  const category = SLOTS.find((one) => one === value)
                  if (category !== undefined)
                    onChange(own.map((one) => (one === tile ? { ...one, category } : one)))
                }}
              />
              <ActionIcon
                aria-label={`Remove ${tile.region}`}
                title="Remove"
                onClick={() => onChange(own.filter((one) => one !== tile))}
              >
                <Icon name="close" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
