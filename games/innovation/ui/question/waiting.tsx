import { AwayButton, joinClasses, QuestionStrip, WaitingFor } from '@parlour/ui-kit'
import { turnSummary } from '../log/turn-summary'
import { wordInLog } from '../log/word-in-log'
import type { EffectWay } from '../../rules/facts/log-classes'
import { CardChip } from '../card/card-chip'
import { plainText } from '../card/plain-text'
import { askedWords } from './asked-words'
import { effectUnderWay } from './asking'
import { LastMoves } from './last-moves'
import type { QuestionProps } from './question-props'
import styles from './waiting.module.css'

/** Who is being waited for, and what moved last. */
export function Waiting({ game, view, viewer, isLogBeside }: QuestionProps) {
  return (
    <div className={joinClasses(styles.idle, styles.line)}>
      <QuestionStrip
        asked={false}
        facts={
          // Other words are another line, as other moves are: none of them slides to where another ended.
          <span key={game.seq} className={styles.waiting}>
            <WaitingFor game={game} asked={<AskedOfOthers game={game} view={view} />} />
          </span>
        }
      >
        {isLogBeside ? null : <AwayButton {...{ game, viewer, turnSummary }} card={wordInLog} />}
      </QuestionStrip>
      {/* Other moves are other lines: none of them came from where another stood. */}
      <LastMoves key={game.seq} news={view.news} />
    </div>
  )
}

/** What they are asked, and in the course of which effect, and how that comes to them. */
function AskedOfOthers({ game, view }: Pick<QuestionProps, 'game' | 'view'>) {
  const effect = effectUnderWay(game.log)
  const { asked, players } = view
  const words = askedWords({ asked, players, waiting: game.waiting, text: effect?.text })
  if (effect === undefined) return words ?? 'an answer'
  const way = WAY_WORDS[effect.way]
  return (
    <span className={styles.effect} title={plainText(effect.text)}>
      {words} (<CardChip card={effect.card} />
      {way === '' ? null : `, ${way}`})
    </span>
  )
}

const WAY_WORDS: Readonly<Record<EffectWay, string>> = {
  'own-effect': '',
  'shared-effect': 'shared',
  'demanded-effect': 'demanded',
  'compelled-effect': 'compelled',
  'karma-effect': 'a karma',
}
