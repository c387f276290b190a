import type { Verb } from '@parlour/card-game'
import { type ChoiceItem, isJsonObject, type JsonObject } from '@parlour/kernel'
import { askOrAct } from '@parlour/script'
import { mapOfTiles } from '../facts/map-of-tiles'
import { piece } from '../facts/piece'
import type { QuestionKind } from '../facts/question-kinds'
import type { TileLayout } from '../facts/tile-data'
import { tileWords } from '../facts/tiles'
import { type ConnectedLayout, connected, madeConnected, withRotations } from '../facts/turning'
import { type Board, firstSeat, turnWith } from './board'
import type { Game } from './game'
import { refusal } from '../refusals'

/**
 * The map setter turns tiles, one at a time or all at once, until the map is to be played on (rules: tyrants
 * 15.5).
 */
export function* turnTiles(game: Game): Verb {
  tellMended(game, game.board.setup?.mended)
  let isDone = false
  while (!isDone) isDone = yield* turnOne(game)
  mend(game)
  const player = firstSeat(game.board)
  game.run.change({ kind: 'turned', turn: turnWith(game.board.turn, { phase: 'setup', player }) })
}

/** Asks for one turn of a tile, and says whether that was all. */
function* turnOne(game: Game): Verb<boolean> {
  const layout = layoutOf(game.board)
  const { chosen, selection } = yield* askOrAct({
    actor: game.nameOf(game.current),
    kind: 'tiles' satisfies QuestionKind,
    title: 'Rotate Hex Tiles',
    choices: [
      { title: 'Play on these tiles', kind: 'done' },
      ...layout.tiles.map((one) => tileChoice(layout, one.tile)),
    ],
    direct: (act) => readRotations(layout, act),
  })
  const [picked] = chosen
  const [act] = selection
  if (picked === undefined && isJsonObject(act)) {
    lay(game, withRotations(layout, readRotations(layout, act)))
    return true
  }
  const at = (picked?.index ?? 0) - 1
  const tile = layout.tiles[at]
  if (tile === undefined) return true
  game.say(game.current, 'turns the tile {tile}', { tile: tileWords(layout, tile.tile) })
  lay(
    game,
    withRotations(
      layout,
      layout.tiles.map((one, other) => (other === at ? (one.rotation + 1) % 6 : one.rotation)),
    ),
  )
  return false
}

const tileChoice = (layout: TileLayout, id: string): ChoiceItem => ({
  title: `Turn ${tileWords(layout, id)}`,
  id: `tile.${id}`,
  kind: 'tile',
  pieces: [piece.tile(id)],
})

/**
 * What a direct act says of the tiles: `{ rotations: { B1: 3 } }`, with the tiles that it does not name as
 * they lie. Refuses any other.
 */
function readRotations({ tiles }: TileLayout, act: JsonObject): readonly (number | undefined)[] {
  const isOther = act.action !== undefined && act.action !== 'rotate-hex-tiles'
  if (isOther || !isJsonObject(act.rotations)) throw refusal('no_tile_action')
  const rotations = new Map(Object.entries(act.rotations))
  const unknown = [...rotations.keys()].find((id) => !tiles.some(({ tile }) => tile === id))
  if (unknown !== undefined) throw refusal('tile_not_here', { tile: unknown })
  return tiles.map(({ tile }) => {
    const rotation = rotations.get(tile)
    if (rotation === undefined) return undefined
    const read = [0, 1, 2, 3, 4, 5].find((turns) => turns === rotation)
    if (read === undefined) throw refusal('tile_turns')
    return read
  })
}

/** The tiles of a board whose map is made of them. */
function layoutOf({ map }: Board): TileLayout {
  const tiles = typeof map === 'string' ? undefined : map.tiles
  if (tiles === undefined) throw new RangeError('this map is not made of tiles')
  return tiles
}

function lay(game: Game, layout: TileLayout): void {
  game.run.change({ kind: 'laid', map: mapOfTiles(layout) })
}

/**
 * Turns tiles on, or deals them again, where the setter's turning has cut something off (rules: tyrants
 * 15.4).
 */
function mend(game: Game): void {
  const layout = layoutOf(game.board)
  const whole = connected(layout)
  if (whole === layout) return
  const made: ConnectedLayout =
    whole === undefined
      ? game.run.chance((random) => madeConnected(layout, random))
      : { layout: whole, again: 0, turned: true }
  lay(game, made.layout)
  tellMended(game, made)
}

function tellMended(game: Game, mended: Omit<ConnectedLayout, 'layout'> | undefined): void {
  if (mended === undefined) return
  const { again, turned, why, isWithoutOwn } = mended
  if (again > 0)
    game.run.log(
      why === undefined
        ? 'The tiles did not connect and were dealt again'
        : `No game could be played on the tiles, and they were dealt again. ${why}`,
    )
  if (isWithoutOwn === true) game.run.log('The own tiles were left out')
  if (turned) game.run.log('Tiles were turned until all locations were connected')
}
