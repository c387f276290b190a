import { useCards } from '@parlour/mtg-ui'
import { type GameScreenProps, type LookWords, NotSaved, QuestionPlace, WaitingPanel } from '@parlour/ui-kit'
import { useMemo, useRef, useState } from 'react'
import { frontCards } from '../../rules/facts/front-cards'
import type { DraftView } from '../../rules/types'
import { DeckBuilder } from '../build/deck-builder'
import { useDeckView } from '../deck/deck-view'
import { PoolColumns } from '../deck/pool-columns'
import { hasDrafted, isBuilding } from '../draft-view'
import { ScarApplicator } from '../dialogs/scar-applicator'
import { ScarHelp } from '../dialogs/scar-help'
import { DraftTournament } from '../matches/draft-tournament'
import { PickReview } from '../picks/pick-review'
import { useFocusWithoutPack } from './keyboard-focus'
import { namedRequest, unnamedSelection } from './named-request'
import { NoPack } from './no-pack'
import styles from './pack-column.module.css'
import { PackQuestion } from './pack-question'
import { PickSheet } from './pick-sheet'
import { ScarBanner } from './scar-banner'
import { Tableau } from './tableau'
import { usePick } from './use-pick'

interface PackColumnProps extends GameScreenProps {
  readonly view: DraftView
  readonly confirms: boolean
  /** Shows who is asked what. */
  readonly panel: boolean
}

/**
 * The pack in front of the viewer, with the question over it; matches and the picks of all once the draft is
 * over.
 */
export function PackColumn(props: PackColumnProps) {
  const { game, viewer, view, saving, answer, panel } = props
  const picking = usePick(props)
  const [help, setHelp] = useState(false)
  const [deckView] = useDeckView()
  const isDone = hasDrafted(view)
  const builds = isBuilding(view)
  const words = usePickWords(view)
  const keyboardRef = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const pack = view.you?.pack
  useFocusWithoutPack(place, keyboardRef, pack !== undefined)
  const front = frontCards(view.you)
  const { cards } = useCards(front.map(({ _id }) => _id))
  const scarCard = picking.chosen === undefined ? undefined : cards.get(picking.chosen._id)
  return (
    <section className={styles.column} aria-label="Pack">
      <QuestionPlace ref={place} tabIndex={-1} className={styles.question} words={words}>
        <PackQuestion {...props} picking={picking} onHelp={() => setHelp(true)} />
      </QuestionPlace>
      <NotSaved problem={picking.problem} words="Your pick was not sent. Draft again." />
      {picking.mode === 'scar' ? <ScarBanner scars={view.you?.scars ?? []} picking={picking} /> : null}
      {panel ? (
        <WaitingPanel
          players={view.seats.map(({ name }) => name)}
          waiting={game.waiting}
          viewer={viewer.name}
          requests={game.requests.map((request) => namedRequest(request, front))}
          saving={saving}
          answer={(request, selection) => answer(request, unnamedSelection(selection))}
        />
      ) : null}
      {pack !== undefined ? <Tableau {...{ view, picking, saving, cards, keyboardRef }} /> : null}
      {pack === undefined && !isDone && view.picks === undefined ? <NoPack view={view} /> : null}
      {deckView === 'columns' && !isDone ? <PoolColumns /> : null}
      {!isDone && view.picks === undefined ? null : (
        <div className={styles.after} tabIndex={0} role="region" aria-label="After the draft">
          {builds ? <DeckBuilder /> : null}
          {view.picks === undefined ? null : (
            <>
              {builds ? null : (
                <DraftTournament
                  draftId={game._id}
                  viewer={viewer}
                  seats={view.seats}
                  deckId={view.you?.deckId}
                />
              )}
              <PickReview view={view} picks={view.picks} name={game.settings.name} />
            </>
          )}
        </div>
      )}
      <PickSheet picking={picking} saving={saving} />
      {picking.applying && picking.scar && scarCard ? (
        <ScarApplicator
          scar={picking.scar}
          card={scarCard}
          onCancel={picking.cancel}
          onApply={picking.applyScar}
        />
      ) : null}
      {help ? <ScarHelp onClose={() => setHelp(false)} /> : null}
    </section>
  )
}

/** How a look back says what the viewer picked; the picks of the others stay secret. */
function usePickWords({ you }: DraftView): LookWords {
  const picked = you?.picked
  return useMemo(
    () => ({
      answer: ({ selection }) => picked?.find(({ id }) => id === selection?.[0])?.name,
    }),
    [picked],
  )
}
