import { userSetMark, type WireMark } from '@parlour/protocol'
import { Panel, useSend } from '@parlour/ui-kit'
import { session, useViewer } from '../api/session'
import { MarkShape, PersonName } from '../people/person-name'
import styles from './account-page.module.css'

const COLORS = ['blue', 'red', 'green', 'purple', 'gold', 'gray']
const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'cross', 'star']
const FIRST: WireMark = { color: 1, shape: 1 }

/** The color and the shape beside the viewer's name, saved as soon as one is chosen. */
export function MarkPanel() {
  const { token: _token, ...user } = useViewer()
  const send = useSend()
  const mark = user.mark ?? FIRST
  const save = async (next: WireMark) => {
    session.known({ ...user, mark: next })
    await send(userSetMark, next)
  }
  // The call shows its own failure.
  const choose = (next: WireMark) => void save(next).catch((error: unknown) => console.error('mark', error))
  return (
    <Panel title="Your name and mark">
      <div className={styles.form}>
        <p className={styles.shown}>
          <PersonName name={user.name} mark={user.mark} />
        </p>
        <Choices
          legend="Color"
          words={COLORS}
          chosen={user.mark?.color}
          markOf={(color) => ({ ...mark, color })}
          choose={choose}
        />
        <Choices
          legend="Shape"
          words={SHAPES}
          chosen={user.mark?.shape}
          markOf={(shape) => ({ ...mark, shape })}
          choose={choose}
        />
      </div>
    </Panel>
  )
}

interface ChoicesProps {
  readonly legend: string
  readonly words: readonly string[]
  readonly chosen: number | undefined
  readonly markOf: (number: number) => WireMark
  readonly choose: (mark: WireMark) => void
}

function Choices({ legend, words, chosen, markOf, choose }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {words.map((word, index) => (
          <label key={word} className={styles.choice} title={word}>
            <input
              type="radio"
              name={legend}
              aria-label={word}
              checked={chosen === index + 1}
              onChange={() => choose(markOf(index + 1))}
            />
            <MarkShape mark={markOf(index + 1)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
