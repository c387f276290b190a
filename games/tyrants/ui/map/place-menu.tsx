import { type GameScreenProps, NotSaved, useDirectAct, useQuestion } from '@parlour/ui-kit'
import type { TyrantsView } from '../../rules/view'
import { actWords } from '../forecast/forecast-context'
import { TyrantsIcon } from '../icons/tyrants-icon'
import styles from './map.module.css'
import { placeActs } from './place-acts'
import { whyNoAnswer } from './why-no-answer'

interface PlaceMenuProps extends Pick<GameScreenProps, 'answer' | 'saving'> {
  readonly view: TyrantsView
  readonly seat: number
  readonly at: number
  readonly onDone: () => void
}

/**
 * What power buys at a location that was clicked, with its price or the reason why not; or why a click there
 * is no answer.
 */
export function PlaceMenu({ view, seat, at, onDone, answer, saving }: PlaceMenuProps) {
  const { request } = useQuestion()
  const { mayAct, act: send, problem } = useDirectAct({ answer, saving })
  if (!mayAct) return <p className={styles.reason}>{whyNoAnswer(request, view, { seat, at })}</p>
  return (
    <div className={styles.acts}>
      {placeActs(view, { seat, at }).map(({ words, price, reason, act, foreseen }) => (
        <button
          key={words}
          type="button"
          aria-description={actWords(view, seat, foreseen) || undefined}
          disabled={reason !== undefined || saving}
          onClick={async () => {
            // A refused act stays open with the reason.
            if (await send(act)) onDone()
          }}
        >
          {words}
          <small>
            {reason ?? (
              <>
                {price} <TyrantsIcon name="power" />
              </>
            )}
          </small>
          <Then words={actWords(view, seat, foreseen)} />
        </button>
      ))}
      <NotSaved problem={problem} />
    </div>
  )
}

/** What an act makes of control and points: read out as its description. */
function Then({ words }: { readonly words: string }) {
  return words === '' ? null : (
    <span className={styles.then} aria-hidden="true">
      {words}
    </span>
  )
}
