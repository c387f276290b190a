import { shownOptions } from '@parlour/kernel'
import { type LobbyFact, type LobbyFacts, NOT_CHOSEN } from '@parlour/ui-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { facts, HALF_DECKS, MAPS, takesExtraNeutral, type TyrantsOptions } from '../rules/facts/facts'
import { readLayoutCode } from '../rules/facts/layout-code'
import { LAYOUTS } from '../rules/facts/layouts'
import { HEX_MAP, OWN_MAP } from '../rules/facts/map-options'
import { firstHexOptions } from './own-maps/first-hex-options'

const MapPicture = lazy(async () => ({ default: (await import('./own-maps/map-picture')).MapPicture }))
const LayoutPicture = lazy(async () => ({
  default: (await import('./own-maps/layout-picture')).LayoutPicture,
}))

/** The half-decks, the map, and what else is set for Tyrants. */
export const lobbyFacts: LobbyFacts = (saved, { users }) => {
  const options = shownOptions(facts, saved)
  const { expansions, randomizeExpansions, menzoExtraNeutral, houseCards, chooseColors } = options
  const decks = HALF_DECKS.filter(({ code }) => expansions.includes(code)).map(({ name }) => name)
  const chosen = decks.length === 0 ? NOT_CHOSEN : decks.join(' and ')
  const more = [
    ...(menzoExtraNeutral && takesExtraNeutral(options) ? ['extra neutral in Menzoberranzan'] : []),
    ...(houseCards ? ['house cards'] : []),
  ]
  return [
    {
      name: 'Half-decks',
      value: randomizeExpansions ? 'two, drawn when the game starts' : chosen,
    },
    mapFact(options, users.length),
    { name: 'Colors', value: chooseColors ? 'everybody chooses one' : 'everybody gets one' },
    ...(more.length === 0 ? [] : [{ name: 'Also', value: more.join(', ') }]),
  ]
}

function mapFact({ map, ownMap, hex }: TyrantsOptions, players: number): LobbyFact {
  const fact = (words: string, picture?: ReactNode): LobbyFact => ({
    name: 'Map',
    value:
      picture === undefined ? (
        words
      ) : (
        <>
          {words}
          <Suspense fallback={null}>{picture}</Suspense>
        </>
      ),
  })
  if (map === OWN_MAP) {
    if (ownMap === undefined) return fact(NOT_CHOSEN)
    const { name, players: seats, locations } = ownMap
    return fact(`${name}: ${seats} players, ${locations.length} locations`, <MapPicture data={ownMap} />)
  }
  if (map === HEX_MAP) {
    const chosen = hex ?? firstHexOptions(players)
    const { layout, code, own = [] } = chosen
    const { players: seats, slots } = LAYOUTS[layout]
    const { layout: laid } = code === '' ? {} : readLayoutCode(code, chosen)
    const tiles =
      own.length === 0 ? '' : `, own ones among them: ${own.map(({ region }) => region).join(', ')}`
    const dealt = code === '' ? 'dealt when the game starts' : 'dealt already'
    return fact(
      `${layout}: ${seats} players, ${slots.length} tiles, ${dealt}${tiles}`,
      <LayoutPicture name={layout} layout={laid} />,
    )
  }
  const known = MAPS.find(({ code }) => code === map)
  return fact(known === undefined ? NOT_CHOSEN : `${known.code}: ${known.players} players, ${known.words}`)
}
