import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { type Check, CheckList } from '../editing/check-list'
import editing from '../editing/editing.module.css'
import { ChosenFacts } from './chosen-facts'
import { chosenAs, mapOf } from './maker-session'
import { SavedMaps } from './saved-maps'
import type { SavedMapsState, ListedMap } from './use-saved-maps'
import type { Maker } from './use-maker'
import styles from './map-maker.module.css'

/** What of the drawing is shown beside the map itself. */
export interface MapLayers {
  readonly hasTroops: boolean
  readonly hasGrid: boolean
}

interface MakerSideProps {
  readonly maker: Maker
  readonly checks: readonly Check[]
  readonly shown: MapLayers
  readonly onShow: (shown: MapLayers) => void
  readonly maps: SavedMapsState['maps']
  readonly onOpen: (id: string) => void
  readonly onDelete: (map: ListedMap) => void
}

/** What is chosen, what was checked, and the map as a whole. */
export function MakerSide({ maker, checks, shown, onShow, maps, onOpen, onDelete }: MakerSideProps) {
  const { session, set, act } = maker
  const { name, players } = mapOf(session)
  const open = checks.filter((check) => check.culprit !== undefined || check.open === true).length
  return (
    <aside className={styles.mapSide} aria-label="Chosen and checks">
      <ChosenFacts maker={maker} />
      <section className={editing.block} aria-label="Checks">
        <h2>
          Checks <span>{open === 0 ? 'all done' : `${open} open`}</span>
        </h2>
        <CheckList isColumn checks={checks} onChoose={(id) => set((one) => chosenAs(one, [id]))} />
      </section>
      <section className={editing.block} aria-label="Map">
        <h2>Map</h2>
        <TextInput
          label="Map name"
          value={name}
          maxLength={60}
          error={name.trim() === '' ? 'Enter a name.' : undefined}
          onChange={({ currentTarget: { value } }) =>
            act((map) => ({ ...map, name: value }), { words: 'renamed the map', going: 'map name' })
          }
        />
        <NumberInput
          label="Players"
          min={2}
          max={4}
          clampBehavior="strict"
          allowDecimal={false}
          value={players}
          onChange={(value) => {
            if (typeof value === 'number' && value >= 2)
              act((map) => ({ ...map, players: value }), { words: 'players of the map' })
          }}
        />
        <Checkbox
          label="show troops"
          checked={shown.hasTroops}
          onChange={(event) => onShow({ ...shown, hasTroops: event.currentTarget.checked })}
        />
        <Checkbox
          label="show grid"
          checked={shown.hasGrid}
          onChange={(event) => onShow({ ...shown, hasGrid: event.currentTarget.checked })}
        />
      </section>
      <SavedMaps maps={maps} openId={session.savedVersion?._id} onOpen={onOpen} onDelete={onDelete} />
    </aside>
  )
}
