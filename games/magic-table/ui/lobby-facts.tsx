import { shownOptions } from '@parlour/kernel'
import { type LobbyFacts, NOT_CHOSEN } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { facts } from '../rules/facts/facts'

/** The format of a Magic table, who plays together, and the draft it belongs to. */
export const lobbyFacts: LobbyFacts = (options, { users }) => {
  const { format, linkedDraftId = '', dealByHand, teams = {} } = shownOptions(facts, options)
  const allied = users.filter(({ name }) => Object.hasOwn(teams, name))
  return [
    { name: 'Format', value: format === '' ? NOT_CHOSEN : format },
    { name: 'Opening hands', value: dealByHand ? 'dealt by hand' : 'seven cards, dealt' },
    ...(allied.length === 0
      ? []
      : [{ name: 'Teams', value: allied.map(({ name }) => `${name} in team ${teams[name]}`).join(', ') }]),
    ...(linkedDraftId === ''
      ? []
      : [{ name: 'Decks', value: <Link to={`/game/${linkedDraftId}`}>those of a draft</Link> }]),
  ]
}
