import type { TextSection } from '@parlour/ui-kit'
import { cardOf } from '../../rules/facts/catalog'
import { mapNamed, placeName } from '../../rules/facts/map'
import type { PlayerView, StackView, TyrantsView } from '../../rules/view'
import { spokenFacts } from '../card/spoken-facts'
import { placeLabel } from '../map/place-words'
import { viewerFirst } from '../tyrants-view'

/** Returns everything that a viewer may know of the table, in words: what is theirs first. */
export function tyrantsSections(view: TyrantsView, viewer: string): readonly TextSection[] {
  const players = viewerFirst(view.players, viewer)
  const own = players.find(({ name }) => name === viewer)
  return [
    turnSection(view),
    ...(own === undefined ? [] : ownSections(view, own)),
    marketSection(view),
    ...placeSections(view),
    ...players.map((player) => playerSection(player)),
  ]
}

function turnSection({ turn, marketDeck, devoured }: TyrantsView): TextSection {
  return {
    title: 'Turn',
    lines: [
      `Round ${turn.round}${turn.ending ? ', the last' : ''}, ${turn.player}'s turn.`,
      `Cards left in the market deck: ${marketDeck}.`,
      `Devoured: ${names(devoured)}.`,
    ],
  }
}

function ownSections(view: TyrantsView, own: PlayerView): readonly TextSection[] {
  const { locations } = mapNamed(view.map)
  const reached = own.presence.flatMap((at) => locations[at] ?? [])
  return [
    { title: 'Your hand', lines: (own.hand ?? []).map(({ name }) => cardWords(name, view)) },
    { title: 'Your presence', lines: reached.map((place) => placeName(place)) },
  ]
}

function marketSection(view: TyrantsView): TextSection {
  const stacks = [view.priestess, view.guard].filter((stack) => stack !== undefined)
  const left = ({ name, count }: StackView) => `${cardWords(name, view)} ${count} left.`
  return {
    title: 'Market',
    lines: [...stacks.map(left), ...view.market.map(({ name }) => cardWords(name, view))],
  }
}

function placeSections({ map, places, players }: TyrantsView): readonly TextSection[] {
  const words = mapNamed(map).locations.flatMap((place, at) => {
    const stand = places[at]
    if (stand === undefined) return []
    const beside = place.neighbors.flatMap((next) => mapNamed(map).locations[next] ?? []).map(placeName)
    return [{ place, line: `${placeLabel(place, stand, players)}. Beside: ${beside.join('; ')}.` }]
  })
  const linesOf = (isPath: boolean) =>
    words.filter(({ place }) => (place.kind === 'path') === isPath).map(({ line }) => line)
  return [
    { title: 'Sites', lines: linesOf(false) },
    { title: 'Paths', lines: linesOf(true) },
  ]
}

function playerSection(player: PlayerView): TextSection {
  const { name, score, power, influence, handSize, deckSize, troops, spies, trophies } = player
  const trophyCount = trophies.reduce((sum, count) => sum + count, 0)
  return {
    title: name,
    lines: [
      `Score ${score.total}: deck ${score.deck}, control ${score.control}, total control ${score.totalControl}.`,
      `${power} power, ${influence} influence.`,
      `Cards: ${handSize} in hand, ${deckSize} in the deck, ${player.discard.length} discarded.`,
      `Left: ${troops} troops, ${spies} spies. Trophies: ${trophyCount}.`,
      `Played: ${names(player.played)}.`,
      `Inner circle: ${names(player.innerCircle)}.`,
    ],
  }
}

const names = (cards: readonly { readonly name: string }[]): string =>
  cards.length === 0 ? 'none' : cards.map(({ name }) => name).join(', ')

/** A card with all that it says. */
export function cardWords(name: string, { houseCards }: Pick<TyrantsView, 'houseCards'>): string {
  const card = cardOf(name, houseCards)
  return card === undefined ? name : `${name}, ${spokenFacts(card)}`
}
