import type { ChoiceItem, LogArg } from '@parlour/kernel'
import { type GameScreenProps, LogColumn, SeatsProvider, TextScreen } from '@parlour/ui-kit'
import { useMemo } from 'react'
import { locationNamed, placeName } from '../../rules/facts/map'
import { meaningOf } from '../../rules/facts/piece'
import { placeLabel } from '../map/place-words'
import { choiceWords } from '../question/choice-words'
import { questionWords } from '../question/question-words'
import { nameOfCard, tyrantsView } from '../tyrants-view'
import { cardWords, tyrantsSections } from './tyrants-sections'

/** Tyrants of the Underdark in words, for whoever hears the page. */
export function TyrantsText(props: GameScreenProps) {
  const { game, viewer } = props
  const view = useMemo(() => tyrantsView(game), [game])
  const seats = useMemo(() => view.players.map(({ name }) => name), [view])
  const request = viewer.seated ? game.requests.find(({ actor }) => actor === viewer.name) : undefined
  const sections = useMemo(() => tyrantsSections(view, viewer.name), [view, viewer.name])
  const factsOf = ({ pieces: [first = ''] = [] }: ChoiceItem): string => {
    const thing = meaningOf(first)
    if (thing?.kind === 'card') return cardWords(nameOfCard(view, thing.id) ?? '', view)
    if (thing?.kind !== 'location') return ''
    const place = locationNamed(view.map, thing.name)
    const stand = place === undefined ? undefined : view.places[place.index]
    return place === undefined || stand === undefined ? '' : placeLabel(place, stand, view.players)
  }
  const inLog = ({ value }: LogArg) => {
    const place = locationNamed(view.map, String(value))
    return place === undefined ? undefined : placeName(place)
  }
  return (
    <SeatsProvider seats={seats}>
      <TextScreen
        {...props}
        request={request}
        headingOf={questionWords}
        sections={sections}
        titleOf={(item) => choiceWords(item, view)}
        factsOf={factsOf}
        log={<LogColumn {...props} isHeaded card={inLog} />}
      />
    </SeatsProvider>
  )
}
