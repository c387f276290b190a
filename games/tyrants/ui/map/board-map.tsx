import { type GameScreenProps, useQuestion, useShownLeaf } from '@parlour/ui-kit'
import { useCallback, useMemo } from 'react'
import { mapNamed } from '../../rules/facts/map'
import type { PowerKind, QuestionKind } from '../../rules/facts/question-kinds'
import { WHITE } from '../../rules/facts/piece'
import type { TyrantsView } from '../../rules/view'
import { TyrantsIcon } from '../icons/tyrants-icon'
import { CopyLayout } from './copy-layout'
import { GameMap } from './game-map'
import { layoutOf } from './layouts/map-layouts'
import type { MapShape } from './map-place'
import { outlookAt } from './outlook-at'
import { PlaceMenu } from './place-menu'
import { TileTurner } from './tile-turner'
import { OwnerMark } from './troop'

interface BoardMapProps extends Pick<GameScreenProps, 'answer' | 'saving' | 'game'> {
  readonly view: TyrantsView
  /** The viewer's seat; undefined for a spectator. */
  readonly seat: number | undefined
  readonly shape: MapShape
  /** Numbers of the locations where something happened since the viewer's last turn. */
  readonly last: readonly number[]
  /** The same in the order in which it was done, where that is known. */
  readonly order: readonly number[]
}

/** What an entry of the menu could be done to. */
const TARGETS: Readonly<Record<string, 'troop' | 'spy'>> = {
  assassinate: 'troop',
  'return-spy': 'spy',
} satisfies Partial<Record<PowerKind, 'troop' | 'spy'>>

/** The map of a game, with what can be done at each location. */
export function BoardMap({ view, seat, shape, answer, saving, game, last, order }: BoardMapProps) {
  const shown = useShownLeaf()
  const layout = useMemo(() => layoutOf(view.map, shape), [view.map, shape])
  const presence = useMemo(() => view.players.map((player) => player.presence), [view])
  const asked = game.requests[0]?.kind === ('deploy' satisfies QuestionKind)
  const isTurning = view.turn.phase === 'tiles'
  const tiles = typeof view.map === 'string' ? undefined : view.map.tiles
  const isDeploying = shown?.item.kind === ('deploy' satisfies PowerKind)
  const targets = TARGETS[shown?.item.kind ?? '']
  const menu = useCallback(
    (at: number, onDone: () => void) =>
      seat === undefined ? undefined : <PlaceMenu {...{ view, seat, at, onDone, answer, saving }} />,
    [view, seat, answer, saving],
  )
  const { request, answers } = useQuestion()
  const outlook = useCallback(
    (at: number) =>
      seat === undefined || request === undefined ? [] : outlookAt({ view, seat, request, answers }, at),
    [view, seat, request, answers],
  )
  return (
    <GameMap
      places={mapNamed(view.map).locations}
      layout={layout}
      shape={shape}
      stands={view.places}
      owners={view.players}
      viewer={seat}
      presence={presence}
      isReachShown={isDeploying || asked}
      targets={targets}
      last={last}
      order={order}
      outlook={outlook}
      over={isTurning && tiles !== undefined ? <TileTurner layout={tiles} shape={shape} /> : undefined}
      {...(seat === undefined || isTurning ? {} : { menu })}
    >
      <span>
        <OwnerMark owner={WHITE} owners={view.players} /> white
      </span>
      <span>
        <TyrantsIcon name="spy" /> spy
      </span>
      <span>
        <TyrantsIcon name="crown" /> total control
      </span>
      <CopyLayout map={view.map} />
    </GameMap>
  )
}
