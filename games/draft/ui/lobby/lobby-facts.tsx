import { shownOptions } from '@parlour/kernel'
import { type LobbyFacts, NOT_CHOSEN } from '@parlour/ui-kit'
import { cubeDraftFacts } from '../../rules/facts/cube-draft'
import { setDraftFacts } from '../../rules/facts/set-draft'
import { ChosenCube } from './chosen-cube'
import { counted } from './counted'

/** Cube, packs and scar rounds. */
export const cubeDraftSettings: LobbyFacts = (options) => {
  const { cubeId, numPacks, packSize, scarRounds } = shownOptions(cubeDraftFacts, options)
  return [
    { name: 'Cube', value: cubeId === '' ? NOT_CHOSEN : <ChosenCube cubeId={cubeId} /> },
    { name: 'Packs', value: `${counted(numPacks, 'pack')} of ${counted(packSize, 'card')} each` },
    ...(scarRounds.trim() === '' ? [] : [{ name: 'Scar rounds', value: scarRounds }]),
  ]
}

/** The set, and how many packs everybody opens. */
export const setDraftSettings: LobbyFacts = (options) => {
  const { numPacks, set } = shownOptions(setDraftFacts, options)
  const isChosen = set !== undefined && set.code !== ''
  return [
    { name: 'Set', value: isChosen ? `${set.name} (${set.code.toUpperCase()})` : NOT_CHOSEN },
    { name: 'Packs', value: `${counted(numPacks, 'pack')} each` },
  ]
}
