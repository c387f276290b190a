import type { ChoiceItem, Chosen } from '@parlour/kernel'
import { ask } from '@parlour/script'
import { COLORS, type Color } from '../facts/names'
import { claim, claimable } from './claiming'
import { queried, handOf } from './count'
import { decreeOptions, figureDraws, issueDecree, auspiceCards } from './figures'
import { dogma, subtitlesFor } from './dogma'
import { draw } from './drawing'
import { endorsable, endorse } from './endorsing'
import type { Game, Verb } from './game'
import { cardNamed, cardOrNot } from './library'
import { meld } from './melding'
import { placeOf } from './place-name'

/** One action of the current player (RULES 8, PROMPTS 2.3). */
export function* takeAction(game: Game): Verb {
  const { player, action, turn, limitedTurns } = game.board.turn
  const word = action === 1 ? 'First' : 'Second'
  const only = turn <= limitedTurns ? ' (this turn has one action)' : ''
  game.run.log(`${word} action${only}`, {}, { classes: ['action-heading'] })
  const [group] = yield* ask({
    actor: game.nameOf(player),
    title: `Choose ${word} Action`,
    choices: actionGroups(game, player),
  })
  const entry = group?.inside?.[0]
  if (group !== undefined && entry !== undefined) yield* perform(game, player, { group: group.title, entry })
}

/** What may be done, by kind; kinds without anything to do stay listed. */
function actionGroups(game: Game, player: number): readonly ChoiceItem[] {
  const museum = game.zone(player, 'museum').filter((name) => cardOrNot(name) !== undefined)
  return [
    group('Achieve', achieveEntries(game, player)),
    group('Decree', decreeOptions(game, player)),
    group('Draw', ['draw a card']),
    group('Dogma', dogmaEntries(game, player)),
    group('Endorse', endorseEntries(game, player)),
    group(
      'Auspice',
      auspiceCards(game, player).map(({ name }) => name),
    ),
    group(
      'Meld',
      handOf(game, player).map(({ name }) => name),
    ),
    ...(museum.length > 0 ? [group('Meld from Museum', museum)] : []),
  ]
}

/** One entry of one group is picked. */
const group = (title: string, choices: NonNullable<ChoiceItem['choices']>): ChoiceItem => ({
  title,
  choices,
  min: 0,
  max: Math.min(1, choices.length),
})

function achieveEntries(game: Game, player: number): NonNullable<ChoiceItem['choices']> {
  return claimable(game, player).map(({ title, zone }) =>
    zone === undefined ? title : { title, subtitles: [placeOf(game, zone)] },
  )
}

function dogmaCards(game: Game, player: number) {
  const own = game.tops(player)
  const more = queried(game, player, 'dogmaCards').flatMap((list) => list(game.seat(player)))
  return [...own, ...more.filter((card) => !own.includes(card))].filter(({ effects }) => effects.length > 0)
}

function dogmaEntries(game: Game, player: number): readonly ChoiceItem[] {
  return dogmaCards(game, player).map((card) => ({
    title: card.name,
    subtitles: subtitlesFor(game, player, { card }),
  }))
}

function endorseEntries(game: Game, player: number): NonNullable<ChoiceItem['choices']> {
  return endorsable(game, player).map((color) => {
    const card = game.top(player, color)
    const subtitles = card === undefined ? [] : subtitlesFor(game, player, { card })
    return subtitles.length === 0 ? color : { title: color, subtitles }
  })
}

interface Picked {
  readonly group: string
  readonly entry: Chosen
}

function* perform(game: Game, player: number, { group: kind, entry: { title } }: Picked): Verb {
  switch (kind) {
    case 'Achieve':
      return yield* achieve(game, player, title)
    case 'Decree':
      return yield* issueDecree(game, player, title)
    case 'Draw':
      yield* draw(game, player, { byAction: true })
      break
    case 'Dogma':
      return yield* dogma(game, player, { card: cardNamed(title) })
    case 'Endorse':
      return yield* endorse(game, player, COLORS.find((color) => color === title) ?? unknownColor(title))
    case 'Auspice':
      game.run.log('{player} uses auspice on {card}', { player: game.nameOf(player), card: title })
      return yield* dogma(game, player, { card: cardNamed(title), icon: 'p' })
    default:
      yield* meld(game, player, { card: cardNamed(title), byAction: true })
  }
}

function unknownColor(title: string): Color {
  throw new RangeError(`'${title}' is no color`)
}

function* achieve(game: Game, player: number, title: string): Verb {
  const name = claimable(game, player).find((entry) => entry.title === title)?.name ?? title
  const claimed = yield* claim(game, player, { name, byAction: true })
  if (claimed && cardOrNot(name) !== undefined) yield* figureDraws(game, player)
}
