import { CurveSection, LandsSection, LegalityNote } from '@parlour/mtg-ui'
import type { GameScreenProps } from '@parlour/ui-kit'
import type { DraftView } from '../../rules/types'
import screen from '../draft-screen.module.css'
import { useOwnDeck } from '../deck/own-deck'
import { DraftDecks } from '../info/draft-decks'
import { MatchResults } from '../info/match-results'
import { DraftTournament } from '../matches/draft-tournament'
import styles from './deck-builder.module.css'

interface BuildNumbersProps extends Pick<GameScreenProps, 'game' | 'viewer' | 'fight'> {
  readonly view: DraftView
}

/** Beside the deck that is built: curve, basic lands, whether it can be played, and the matches. */
export function BuildNumbers({ game, viewer, fight, view }: BuildNumbersProps) {
  const own = useOwnDeck()
  const { seats, picks, you } = view
  return (
    <section className={screen.fill} aria-label="Numbers, lands and matches">
      <div className={styles.numbers}>
        {own?.deck === undefined ? null : (
          <>
            <div className={styles.figures}>
              <CurveSection cards={own.byZone.main} />
              {own.cardsLoading ? null : (
                <div className={styles.legality}>
                  <LegalityNote format={own.deck.format} cards={own.byZone} />
                </div>
              )}
            </div>
            <LandsSection
              deck={own.deck}
              cards={own.byZone.main}
              isLoading={own.cardsLoading}
              onChange={own.edit}
            />
          </>
        )}
        {game.gameOver ? (
          <div className={styles.matches}>
            <MatchResults {...{ game, viewer, fight, seats }} />
            <DraftDecks draftId={game._id} seats={seats} />
          </div>
        ) : null}
        {picks === undefined ? null : (
          <DraftTournament draftId={game._id} viewer={viewer} seats={seats} deckId={you?.deckId} />
        )}
      </div>
    </section>
  )
}
