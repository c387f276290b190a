import type { ChoiceItem, LogArg, Request } from '@parlour/kernel'
import { type GameScreenProps, LogColumn, SeatsProvider, TextScreen } from '@parlour/ui-kit'
import { useMemo } from 'react'
import { meaningOf, spokenTitle } from '../../rules/facts/piece'
import { plainText } from '../card/plain-text'
import { innovationView } from '../innovation-view'
import { placeWords } from '../question/place-words'
import { questionWords } from '../question/question-words'
import { cardLine, innovationSections } from './innovation-sections'

/** Innovation in words, for whoever hears the page. */
export function InnovationText(props: GameScreenProps) {
  const { game, viewer } = props
  const view = useMemo(() => innovationView(game), [game])
  const seats = useMemo(() => view.players.map(({ name }) => name), [view])
  const request = viewer.seated ? game.requests.find(({ actor }) => actor === viewer.name) : undefined
  const sections = useMemo(() => innovationSections(view, viewer.name), [view, viewer.name])
  const titleOf = ({ title, kind, pieces: [first = ''] = [] }: ChoiceItem) =>
    (kind === 'zone' ? placeWords(first, seats) : undefined) ?? spokenTitle(plainText(String(title)))
  return (
    <SeatsProvider seats={seats}>
      <TextScreen
        {...props}
        request={request}
        headingOf={headingOf}
        sections={sections}
        titleOf={titleOf}
        factsOf={factsOf}
        log={<LogColumn {...props} isHeaded card={inWords} />}
      />
    </SeatsProvider>
  )
}

const headingOf = (request: Request): string => plainText(questionWords(request, undefined).heading)

/** What a choice about a card says beside its name. */
function factsOf({ pieces: [first = ''] = [] }: ChoiceItem): string {
  const thing = meaningOf(first)
  return thing?.kind === 'card' ? cardLine(thing.name) : ''
}

const inWords = ({ value }: LogArg): string => spokenTitle(plainText(String(value)))
