import { shownOptions } from '@parlour/kernel'
import { type LobbyFacts, NOT_CHOSEN } from '@parlour/ui-kit'
import { cubeDraftFacts } from '../../rules/facts/cube-draft'
import { setDraftFacts } from '../../rules/facts/set-draft'
import { passesPacks, USUAL_WAY, type WayName, WAYS } from '../../rules/facts/ways'
import { ChosenCube } from './chosen-cube'
import { counted } from './counted'

/** Cube, packs and scar rounds. */
export const cubeDraftSettings: LobbyFacts = (options) => {
  const { cubeId, way, numPacks, packSize, scarRounds } = shownOptions(cubeDraftFacts, options)
  return [
    { name: 'Cube', value: cubeId === '' ? NOT_CHOSEN : <ChosenCube cubeId={cubeId} /> },
    ...wayFact(way),
    { name: 'Packs', value: `${counted(numPacks, 'pack')} of ${counted(packSize, 'card')} each` },
    ...(scarRounds.trim() === '' || !passesPacks({ way })
      ? []
      : [{ name: 'Scar rounds', value: scarRounds }]),
  ]
}

/** The way to draft and what it is, where it is not the usual one. */
const wayFact = (way: WayName) =>
  way === USUAL_WAY ? [] : [{ name: 'Way to draft', value: `${WAYS[way].title}. ${WAYS[way].words}` }]

/** The set, and how many packs everybody opens. */
export const setDraftSettings: LobbyFacts = (options) => {
  const { way, numPacks, set } = shownOptions(setDraftFacts, options)
  const isChosen = set !== undefined && set.code !== ''
  return [
    { name: 'Set', value: isChosen ? `${set.name} (${set.code.toUpperCase()})` : NOT_CHOSEN },
    ...wayFact(way),
    { name: 'Packs', value: `${counted(numPacks, 'pack')} each` },
  ]
}
