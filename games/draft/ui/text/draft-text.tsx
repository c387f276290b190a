import type { CardsById } from '@parlour/mtg-ui'
import { spokenCard, useCards } from '@parlour/mtg-ui'
import { type GameScreenProps, SeatsProvider, type TextSection, TextScreen } from '@parlour/ui-kit'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { frontCards } from '../../rules/facts/front-cards'
import type { DraftView, PackCard } from '../../rules/types'
import { draftView, seatWords } from '../draft-view'
import { LogColumn } from '../log/log-column'
import { namedRequest, unnamedSelection } from '../pack/named-request'

/** A draft in words, for whoever hears the page. */
export function DraftText(props: GameScreenProps) {
  const { game, viewer, answer } = props
  const view = useMemo(() => draftView(game), [game])
  const seats = useMemo(() => view.seats.map(({ name }) => name), [view])
  const front = useMemo(() => frontCards(view.you), [view])
  const ids = useMemo(() => [...front, ...(view.you?.picked ?? [])].map(({ _id }) => _id), [front, view])
  const { cards } = useCards(ids)
  const request = useMemo(() => {
    const own = viewer.seated ? game.requests.find(({ actor }) => actor === viewer.name) : undefined
    return own === undefined ? undefined : namedRequest(own, front)
  }, [game, viewer, front])
  const deckId = view.you?.deckId
  return (
    <SeatsProvider seats={seats}>
      <TextScreen
        {...props}
        answer={(asked, selection, how) => answer(asked, unnamedSelection(selection), how)}
        request={request}
        sections={draftSections(view, cards)}
        factsOf={({ id }) =>
          wordsOf(
            front.find((card) => card.id === id),
            cards,
          )
        }
        verbs="pick draft take"
        log={<LogColumn {...props} view={view} />}
      >
        {deckId === undefined ? null : (
          <p>
            <Link to={`/magic/deck/${deckId}`}>Your deck</Link>
          </p>
        )}
      </TextScreen>
    </SeatsProvider>
  )
}

function draftSections(view: DraftView, cards: CardsById): readonly TextSection[] {
  const { you, seats } = view
  const cardLine = (card: PackCard) => `${card.name}. ${wordsOf(card, cards)}`
  const pack = frontCards(you)
  return [
    {
      title: pack.length === 0 ? 'Pack' : `Pack ${(you?.pack?.index ?? 0) + 1}, ${pack.length} cards`,
      lines: pack.length === 0 ? ['No pack before you.'] : pack.map(cardLine),
    },
    { title: `Your picks, ${you?.picked.length ?? 0} cards`, lines: (you?.picked ?? []).map(cardLine) },
    {
      title: 'Seats',
      lines: seats.map((seat) => `${seat.name}: ${seatWords(view, seat)}.`),
    },
  ]
}

function wordsOf(card: PackCard | undefined, cards: CardsById): string {
  const record = card === undefined ? undefined : cards.get(card._id)
  return record === undefined ? '' : spokenCard(record)
}
