import type { Choice, ChoiceItem, Request } from '@parlour/kernel'
import { piece } from '../../rules/facts/piece'
import type { ActionKind } from '../../rules/facts/question-kinds'

/** A request to ann. */
export function request(choices: readonly Choice[], rest: Partial<Request> = {}): Request {
  return {
    id: 'r1',
    actor: 'ann',
    kind: 'cards',
    title: 'Choose card(s) to tuck',
    choices,
    min: 1,
    max: 1,
    ...rest,
  }
}

/** A card as it is offered. */
export const cardChoice = (name: string): ChoiceItem => ({ title: name, pieces: [piece.card(name)] })

/** The lines and links of a dogma action that bob shares and cat suffers from. */
const reach = {
  subtitles: ['share with bob', 'demand cat'],
  links: { shares: [piece.seat(1)], demands: [piece.seat(2)] },
}

const group = (kind: ActionKind, title: string, choices: readonly ChoiceItem[]): ChoiceItem => ({
  kind,
  title,
  choices,
  min: 0,
  max: Math.min(1, choices.length),
})

/** The turn's own question, as the engine asks it (rules: innovation P2.3). */
export const actionMenu: Request = request(
  [
    group('achieve', 'Achieve', [
      { title: '*base-1*', pieces: [piece.achievement({ set: 'base', value: 1 })] },
    ]),
    group('decree', 'Decree', []),
    group('draw', 'Draw', [{ title: 'draw a card', pieces: [piece.deck('base', 1)] }]),
    group('dogma', 'Dogma', [
      { ...cardChoice('Archery'), ...reach },
      { ...cardChoice('Tools'), subtitles: [] },
    ]),
    group('endorse', 'Endorse', [
      { title: 'red', pieces: [piece.stack(0, 'red'), piece.card('Archery')], ...reach },
    ]),
    group('auspice', 'Auspice', []),
    group('meld', 'Meld', ['Oars', 'Agriculture'].map(cardChoice)),
  ],
  { kind: 'action', title: 'Choose First Action' },
)
