import { Modal } from '@mantine/core'
import { FocusBack } from '@parlour/ui-kit'
import { type ReactNode } from 'react'
import { ASPECTS } from '../../rules/facts/names'
import type { PlayerView, TyrantsView } from '../../rules/view'
import { CardChip } from '../card/card-chip'
import { useCards } from '../card/wording'
import { ownerName } from '../map/owner'
import { OwnerMark } from '../map/troop'
import { SCORE_ROWS } from '../players/score-rows'
import styles from './dialogs.module.css'

interface TableauDialogProps {
  readonly view: TyrantsView
  /** Whose tableau is open. */
  readonly seat: number | undefined
  readonly onClose: () => void
  readonly onCard: (name: string) => void
}

/** All that may be known of a player: trophies, score, aspects, and the cards by where they are. */
export function TableauDialog({ view, seat, onClose, onCard }: TableauDialogProps) {
  const player = view.players[seat ?? -1]
  return (
    <Modal
      opened={player !== undefined}
      onClose={onClose}
      title={player === undefined ? '' : `${player.name}'s tableau`}
      size="lg"
    >
      <FocusBack />
      {player === undefined ? null : (
        <div className={styles.columns}>
          <div>
            <Section title="Trophy Hall" note={`${player.score.trophyHall} VP`}>
              <Trophies view={view} trophies={player.trophies} />
            </Section>
            <Section title="Score">
              <dl>
                {SCORE_ROWS.map(([words, key]) => (
                  <Fact key={key} term={words} value={player.score[key]} />
                ))}
              </dl>
            </Section>
            <Section title="Aspects">
              <Aspects player={player} />
            </Section>
          </div>
          <div>
            <CardSection
              title="Deck"
              names={player.deck}
              more={player.hand === undefined ? ', with the hand' : ''}
              onCard={onCard}
            />
            <CardSection title="Hand/Played" names={openCards(player)} onCard={onCard} />
            <CardSection title="Discard" names={namesOf(player.discard)} onCard={onCard} />
            <CardSection
              title="Inner Circle"
              names={namesOf(player.innerCircle)}
              worth="innerPoints"
              onCard={onCard}
            />
          </div>
        </div>
      )}
    </Modal>
  )
}

interface SectionProps {
  readonly title: string
  readonly note?: string | undefined
  readonly children: ReactNode
}

function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      {note === undefined ? null : <small>{note}</small>}
      {children}
    </section>
  )
}

function Fact({ term, value }: { readonly term: string; readonly value: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Trophies({ view, trophies }: Pick<TableauDialogProps, 'view'> & Pick<PlayerView, 'trophies'>) {
  // The white ones come first, then the seats.
  const ownTrophies = trophies.map((count, at) => ({ owner: at - 1, count })).filter(({ count }) => count > 0)
  if (ownTrophies.length === 0) return <p>No Trophies</p>
  return (
    <ul className={styles.trophies}>
      {ownTrophies.map(({ owner, count }) => (
        <li key={owner}>
          <OwnerMark owner={owner} owners={view.players} /> {count} {ownerName(view.players, owner)}
        </li>
      ))}
    </ul>
  )
}

function Aspects({ player }: { readonly player: PlayerView }) {
  const cardOf = useCards()
  const names = [...player.deck, ...namesOf([...(player.hand ?? []), ...player.played, ...player.discard])]
  const count = (aspect: string) => names.filter((name) => cardOf(name)?.aspect === aspect).length
  return (
    <dl>
      {ASPECTS.map((aspect) => (
        <Fact key={aspect} term={aspect} value={count(aspect)} />
      ))}
    </dl>
  )
}

/** The hand, where it may be seen, and what was played. */
const openCards = ({ hand = [], played }: PlayerView): readonly string[] => namesOf([...hand, ...played])

const namesOf = (cards: PlayerView['played']): readonly string[] => cards.map(({ name }) => name)

interface CardSectionProps extends Pick<TableauDialogProps, 'onCard'> {
  readonly title: string
  readonly names: readonly string[]
  /** What there is to say of them beside their number. */
  readonly more?: string
  /** Which of their values counts there. */
  readonly worth?: 'points' | 'innerPoints'
}

/** Cards that lie in one place: how many, what they are worth there, and which. */
function CardSection({ title, names, more = '', worth = 'points', onCard }: CardSectionProps) {
  const cardOf = useCards()
  const points = names.reduce((sum, name) => sum + (cardOf(name)?.[worth] ?? 0), 0)
  const count = `${names.length} ${names.length === 1 ? 'card' : 'cards'}`
  return (
    <Section title={title} note={`${count}${more}, ${points} VP`}>
      <Cards names={names} onCard={onCard} />
    </Section>
  )
}

/** Cards by name, equal ones together with their number. */
function Cards({ names, onCard }: Pick<CardSectionProps, 'names' | 'onCard'>) {
  if (names.length === 0) return <p>none</p>
  return (
    <ul className={styles.cards}>
      {[...new Set(names)].sort().map((name) => {
        const count = names.filter((one) => one === name).length
        return (
          <li key={name}>
            {count > 1 ? `${count}x ` : ''}
            <CardChip name={name} onOpen={onCard} />
          </li>
        )
      })}
    </ul>
  )
}
