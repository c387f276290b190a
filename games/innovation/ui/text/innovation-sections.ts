import type { TextSection } from '@parlour/ui-kit'
import { cardOf } from '../../rules/facts/catalog'
import { counted } from '../../rules/facts/counted'
import { type Color, COLORS, ICON_NAMES, ICONS, type StandardIcon } from '../../rules/facts/names'
import type { InnovationView, PlayerView, ShownCard, StackView } from '../../rules/view'
import { spokenName, spokenText } from '../card/spoken-card'
import { backShown, viewerFirst } from '../innovation-view'
import { claimWords, progressIn } from '../shared/claim-words'

/** Returns everything that a viewer may know of the table, in words: what is theirs first. */
export function innovationSections(view: InnovationView, viewer: string): readonly TextSection[] {
  const players = viewerFirst(view.players, viewer)
  const own = players.find(({ name }) => name === viewer)
  return [
    turnSection(view),
    ...(own === undefined
      ? []
      : [
          {
            title: `Your hand, ${counted(own.piles.hand.length, 'card')}`,
            lines: own.piles.hand.map(cardLine),
          },
        ]),
    ...players.flatMap((player) => [boardSection(player, viewer), pilesSection(player, viewer)]),
    iconsSection(players),
    achievementsSection(view, own),
    decksSection(view),
  ]
}

function turnSection({ turn, toWin, revealed }: InnovationView): TextSection {
  return {
    title: 'Turn',
    lines: [
      `Round ${turn.round}, ${turn.player}'s turn, action ${turn.action}.`,
      `${counted(toWin, 'achievement')} to win.`,
      ...(revealed.length === 0 ? [] : [`Revealed: ${revealed.join(', ')}.`]),
    ],
  }
}

const boardSection = ({ name, stacks }: PlayerView, viewer: string): TextSection => ({
  title: name === viewer ? 'Your board' : `Board of ${name}`,
  lines: COLORS.map((color) => stackLine(color, stacks[color])),
})

function stackLine(color: Color, { stack, splay, counts }: StackView): string {
  const [top, ...below] = stack
  if (top === undefined) return `No ${color} card.`
  const shows = ICONS.flatMap((icon) => (counts[icon] === undefined ? [] : [iconCount(icon, counts[icon])]))
  return [
    `${counted(stack.length, `${color} card`)}, ${splay === 'none' ? 'not splayed' : `splayed ${splay}`}`,
    `${shows.length === 0 ? '' : `; shows ${shows.join(', ')}`}. Top: ${cardLine(top)}`,
    below.length === 0 ? '' : ` Below: ${below.map(nameWithValue).join(', ')}.`,
  ].join('')
}

const PILES = [
  ['hand', 'Hand'],
  ['score', 'Score pile'],
  ['achievements', 'Achievements'],
  ['forecast', 'Forecast'],
  ['safe', 'Safe'],
  ['artifact', 'Artifact on display'],
  ['museum', 'Museums'],
] as const

function pilesSection({ name, piles, score, achievements }: PlayerView, viewer: string): TextSection {
  const filled = PILES.filter(([pile]) => piles[pile].length > 0 && !(pile === 'hand' && name === viewer))
  return {
    title: name === viewer ? 'Your piles' : `Piles of ${name}`,
    lines: [
      `${counted(score, 'point')}, ${counted(achievements, 'achievement')}.`,
      ...filled.map(([pile, word]) => `${word}: ${piles[pile].map(nameWithValue).join(', ')}.`),
    ],
  }
}

const iconsSection = (players: readonly PlayerView[]): TextSection => ({
  title: 'Icons',
  lines: players.map(
    ({ name, icons }) => `${name}: ${ICONS.map((icon) => iconCount(icon, icons[icon])).join(', ')}.`,
  ),
})

function achievementsSection(view: InnovationView, viewer: PlayerView | undefined): TextSection {
  const lines = view.available.map((shown) => {
    if (typeof shown !== 'string') return claimWords(shown.value, { players: view.players, viewer })
    const progress = progressIn(view, shown, viewer?.seat)
    return progress === undefined ? `${shown}.` : `${shown}: you have ${progress.have} of ${progress.need}.`
  })
  return { title: 'Available achievements', lines }
}

const decksSection = ({ decks, junk }: InnovationView): TextSection => ({
  title: 'Decks',
  lines: [
    ...Object.entries(decks).map(([set, counts]) => {
      const left = counts.flatMap((count, value) => (count === 0 ? [] : [`value ${value} has ${count}`]))
      return `${set}: ${left.join(', ')}.`
    }),
    `${counted(junk.length, 'card')} in the junk.`,
  ],
})

const iconCount = (icon: StandardIcon, count: number): string => `${count} ${ICON_NAMES[icon]}`

/** A card with all that it says, or what its back shows. */
export function cardLine(shown: ShownCard): string {
  const card = typeof shown === 'string' ? cardOf(shown) : undefined
  return card === undefined ? nameWithValue(shown) : `${spokenName(card)}. ${spokenText(card)}`
}

function nameWithValue(shown: ShownCard): string {
  const back = backShown(shown)
  if (typeof shown === 'string') return back === undefined ? shown : `${shown} ${back.value}`
  return `face-down ${shown.set} ${shown.value}`
}
