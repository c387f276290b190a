import { mapNamed, placeName } from '../../rules/facts/map'
import type { TyrantsView } from '../../rules/view'
import { ownerName } from '../map/owner'
import type { SeatedPlayer } from '../tyrants-view'
import type { SCORE_ROWS } from './score-rows'

type Row = (typeof SCORE_ROWS)[number][1]

/** Returns what a part of a player's score is made of, in words; undefined where the row says it all. */
export function scoreWords(view: TyrantsView, player: SeatedPlayer, row: Row): string | undefined {
  const { seat, trophies, innerCircle } = player
  const sites = mapNamed(view.map).sites.map((site) => ({ ...site, stand: view.places[site.index] }))
  const listed = (words: readonly string[]) => (words.length === 0 ? 'none' : words.join(', '))
  switch (row) {
    case 'deck':
      return 'cards in deck, hand, played and discard'
    case 'innerCircle':
      return listed(innerCircle.map(({ name }) => name).toSorted())
    case 'trophyHall':
      return listed(
        trophies.flatMap((count, at) => (count === 0 ? [] : `${count} ${ownerName(view.players, at - 1)}`)),
      )
    case 'control':
      return listed(
        sites
          .filter(({ stand }) => stand?.control === seat)
          .map((site) => `${placeName(site)} ${site.points}`),
      )
    case 'totalControl':
      return listed(
        sites
          .filter(({ stand }) => stand?.control === seat && stand.total === true)
          .map((site) => `${placeName(site)} 2`),
      )
    case 'victoryPoints':
      return 'gained in play'
    case 'total':
      return undefined
  }
}
