import type { Request } from '@parlour/kernel'
import { PlayerName } from '@parlour/ui-kit'
import type { WireLogEntry } from '@parlour/protocol'
import { cardOf } from '../../rules/facts/catalog'
import { meaningOf } from '../../rules/facts/piece'
import type { QuestionKind } from '../../rules/facts/question-kinds'
import type { TyrantsView } from '../../rules/view'
import { CardChip } from '../card/card-chip'
import { nameOfCard } from '../tyrants-view'
import styles from './question.module.css'

interface BecauseOfProps {
  readonly request: Request
  readonly log: readonly WireLogEntry[]
  readonly view: TyrantsView
}

/** Questions that the game or power may ask as well: the log does not say yet what they are part of. */
const WITHOUT_CARD: readonly string[] = [
  'action',
  'color',
  'start-site',
  'deploy',
  'assassinate',
  'return-token',
] satisfies readonly QuestionKind[]

/**
 * The card that asks the viewer: the one that the question names, with its owner where another player's card
 * forces them; otherwise the one that was played last.
 */
export function BecauseOf({ request, log, view }: BecauseOfProps) {
  const named = cardNamedBy(request)
  const name = named === undefined ? lastPlayed(request, { log, view }) : nameOfCard(view, named)
  if (name === undefined || cardOf(name) === undefined) return null
  const whose = view.players.find(({ played }) => played.some(({ id }) => id === named))?.name
  return (
    <span className={styles.because}>
      {whose === undefined || whose === request.actor ? null : (
        <span>
          <PlayerName name={whose} />:
        </span>
      )}
      <CardChip name={name} />
    </span>
  )
}

/** The id of the card that the choices of a question name as what asks. */
function cardNamedBy({ choices }: Request): string | undefined {
  const [first] = typeof choices === 'string' ? [] : choices
  const { because, card } = (typeof first === 'object' ? first.links : undefined) ?? {}
  const meaning = meaningOf((because ?? card)?.[0] ?? '')
  return meaning?.kind === 'card' ? meaning.id : undefined
}

/** The card that was played last, while the viewer is asked because of it; none at the end of the turn. */
function lastPlayed({ kind }: Request, { log, view }: Omit<BecauseOfProps, 'request'>): string | undefined {
  if (WITHOUT_CARD.includes(kind) || view.turn.phase === 'end') return undefined
  const last = log.findLast((line) => line.type === 'log' && line.classes.includes('play-card'))
  return last?.type === 'log' ? String(last.args.card?.value) : undefined
}
