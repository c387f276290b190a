import type { ChoiceItem } from '@parlour/kernel'
import { joinClasses } from '@parlour/ui-kit'
import { useInnovationPreview } from '../card/card-preview'
import { ColorLetter, colorClass } from '../card/color-letter'
import { EffectText } from '../card/effect-text'
import { cardOf } from '../../rules/facts/catalog'
import { backOf } from '../card/back'
import { CardBack } from '../card/card-back'
import { COLORS, ICON_NAMES, ICONS } from '../../rules/facts/names'
import { CardIcon } from '../icons/card-icon'
import { isChecked, picked } from './answering'
import { useAnswering, useAnswerState, useAsked } from './answering-context'
import { placeWords } from './last-moves'
import styles from './question.module.css'

interface ChoiceOptionProps {
  readonly item: ChoiceItem
  readonly path: readonly number[]
  readonly group: string | undefined
}

/** One choice as a button: pressed while picked, linked while what it means is pointed at on the board. */
export function ChoiceOption({ item, path, group }: ChoiceOptionProps) {
  const { request } = useAnswering()
  const store = useAsked()
  const key = path.join('.')
  const chosen = useAnswerState(({ checked }) => isChecked(checked, path))
  const linked = useAnswerState(({ pointed }) => pointed === key)
  const title = String(item.title)
  const card = cardOf(title)
  const {
    onKeyDown: _,
    onKeyUp: __,
    onFocus: ___,
    ...preview
  } = { onFocus: undefined, ...useInnovationPreview(onBoard(group) ? undefined : card) }
  const drawnOnly =
    group === 'Endorse' || (group === 'Achieve' && backOf(title) !== undefined && !isSecret(title))
  const point = (pointed: string | undefined) => store.setState({ pointed })
  return (
    <button
      type="button"
      {...preview}
      className={joinClasses(styles.option, card !== undefined && colorClass(card.color))}
      data-state={[linked ? 'linked' : '', chosen ? 'chosen' : ''].join(' ').trim() || undefined}
      aria-pressed={chosen}
      title={drawnOnly || onBoard(group) ? title : undefined}
      onClick={() => {
        if (request === undefined) return
        const { checked } = store.getState()
        store.setState({ checked: picked(request, checked, path) })
      }}
      onMouseEnter={() => point(key)}
      onMouseLeave={() => point(undefined)}
      onFocus={() => point(key)}
      onBlur={() => {
        preview.onBlur?.()
        point(undefined)
      }}
    >
      <b>
        <Mark title={title} alone={drawnOnly} />
        <span className={drawnOnly ? 'visually-hidden' : undefined}>
          <Words title={title} />
        </span>
      </b>
      {(item.subtitles ?? []).map((line) => (
        <small key={line} data-kind={line.split(' ')[0]} title={line}>
          {line}
        </small>
      ))}
      {group === 'Dogma' && (item.subtitles ?? []).length === 0 ? <small>only you</small> : null}
    </button>
  )
}

/** One of the viewer's own secrets among the achievements (rules: innovation P2.4). */
const isSecret = (title: string): boolean => title.startsWith('safe: ')

/** A choice's title; where that is no sentence, the words a player would use for it are seen and the title is read out. */
function Words({ title }: { readonly title: string }) {
  const seen = seenWords(title)
  if (seen === undefined) return <EffectText text={title} />
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="visually-hidden">{title}</span>
    </>
  )
}

/** Of a card that lies face down, whose back is drawn, and of a zone. */
function seenWords(title: string): string | undefined {
  if (isSecret(title)) return 'safe'
  const back = backOf(title)
  if (back !== undefined) return back.owner === undefined ? `${back.set} ${back.value}` : `${back.owner}’s`
  return title.startsWith('players.') ? placeWords(title) : undefined
}

/** What lies open before the viewer needs no preview from the list: it would hide who shares. */
const onBoard = (group: string | undefined): boolean => group === 'Dogma' || group === 'Meld'

/** What a choice means, drawn before its word: a card's value in its color, a back, a color, an icon. */
function Mark({ title, alone }: { readonly title: string; readonly alone: boolean }) {
  const card = cardOf(title)
  if (card !== undefined) return <i className={styles.value}>{card.age}</i>
  const back = backOf(title)
  if (back !== undefined)
    return <CardBack back={back} className={alone ? styles.alone : styles.back} aria-hidden="true" />
  const color = COLORS.find((one) => title === one || title.startsWith(`${one} `))
  if (color !== undefined) return <ColorLetter color={color} />
  const icon = [...ICONS, 'r' as const].find((code) => ICON_NAMES[code] === title)
  return icon === undefined ? null : <CardIcon code={icon} mute />
}
