import { type GameScreenProps, NotSaved, useDirectAct, useQuestion } from '@parlour/ui-kit'
import type { TyrantsView } from '../../rules/view'
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

/** What power buys at a location that was clicked, with its price or the reason why not; or why a click there is no answer. */
export function PlaceMenu({ view, seat, at, onDone, answer, saving }: PlaceMenuProps) {
  const { request } = useQuestion()
  const { mayAct, act: send, problem } = useDirectAct({ answer, saving })
  if (!mayAct) return <p className={styles.reason}>{whyNoAnswer(request, view, { seat, at })}</p>
  return (
    <div className={styles.acts}>
      {placeActs(view, { seat, at }).map(({ words, price, reason, act }) => (
        <button
          key={words}
          type="button"
          disabled={reason !== undefined || saving}
          onClick={async () => {
            // What was refused stays open with the reason.
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
        </button>
      ))}
      <NotSaved problem={problem} />
    </div>
  )
}
