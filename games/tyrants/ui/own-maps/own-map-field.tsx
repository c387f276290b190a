import { Select, Textarea } from '@mantine/core'
import { CallError, Strip, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { checkedMap } from '../../rules/facts/checked-map'
import { mapCalls } from '../../rules/facts/made-things'
import type { MapData } from '../../rules/facts/map-data'
import { readJson } from '../editing/read-json'
import type { PartProps } from '../part-props'
import { Folded } from './folded'
import styles from './own-maps.module.css'

const MapPicture = lazy(async () => ({ default: (await import('./map-picture')).MapPicture }))

/** The own map that is played on: one that the hub keeps, or one as text; with its picture. */
export function OwnMapField({ set, options: { ownMap } }: PartProps) {
  const send = useSend()
  const [problems, setProblems] = useState<readonly string[]>([])
  const { data: maps = [] } = useQuery({
    queryKey: ['tyrants-maps'],
    queryFn: async () =>
      (await send(mapCalls.all, {})).maps.map(({ _id, name, owner, ...map }) => ({
        _id,
        name,
        owner,
        ...facts(map),
      })),
  })
  const take = (value: unknown) => {
    const { map, problems: found } = checkedMap(value)
    setProblems(found)
    if (map !== undefined && found.length === 0) set({ ownMap: map })
  }
  const choose = async (id: string) => {
    try {
      const { map } = await send(mapCalls.fetch, { id })
      take({ ...map.data, name: map.name })
    } catch (failure) {
      // It may be deleted since it was listed.
      if (!(failure instanceof CallError)) throw failure
      setProblems([failure.message])
    }
  }
  return (
    <div className={styles.fields}>
      <Select
        label="Saved map"
        placeholder={maps.length === 0 ? 'none is saved yet' : 'choose one'}
        description={<Link to="/mapmaker">Draw one in the map maker.</Link>}
        searchable
        data={maps.map(({ _id, name, owner, players }) => ({
          value: _id,
          label: `${name}: ${players} players, by ${owner}`,
        }))}
        onChange={(id) => {
          if (id !== null) void choose(id)
        }}
      />
      <Folded title="map as text">
        <Textarea
          label="Map as text"
          rows={3}
          description="Or paste the text of a map."
          onChange={({ currentTarget: { value } }) => {
            if (value.trim() === '') setProblems([])
            else {
              const read = readJson(value)
              if (read.problem === undefined) take(read.value)
              else setProblems([`This is not a map: ${read.problem}`])
            }
          }}
        />
      </Folded>
      {problems.length === 0 ? null : <Strip tone="danger">{problems.join(' ')}</Strip>}
      {ownMap === undefined ? null : <Chosen map={ownMap} />}
    </div>
  )
}

/** What the list says about a map: its content there is not the map itself. */
const facts = (listed: object): { readonly players: number } => ({
  players: 'players' in listed && typeof listed.players === 'number' ? listed.players : 0,
})

function Chosen({ map }: { readonly map: MapData }) {
  return (
    <div>
      <Suspense fallback={null}>
        <MapPicture data={map} />
      </Suspense>
      <p className={styles.words}>
        {map.name}: {map.players} players, {map.locations.length} locations
      </p>
    </div>
  )
}
