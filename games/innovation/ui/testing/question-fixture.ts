import type { Choice, Request } from '@parlour/kernel'

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

/** The turn's own question, as the engine asks it (rules: innovation P2.3). */
export const actionMenu: Request = request(
  [
    { title: 'Achieve', choices: ['*base-1*'], min: 0 },
    { title: 'Decree', choices: [], min: 0 },
    { title: 'Draw', choices: ['draw a card'], min: 0 },
    {
      title: 'Dogma',
      choices: [
        { title: 'Archery', subtitles: ['share with bob', 'demand cat'] },
        { title: 'Tools', subtitles: [] },
      ],
      min: 0,
    },
    { title: 'Endorse', choices: [{ title: 'red', subtitles: ['share with bob', 'demand cat'] }], min: 0 },
    { title: 'Auspice', choices: [], min: 0 },
    { title: 'Meld', choices: ['Oars', 'Agriculture'], min: 0, max: 1 },
  ],
  { kind: 'action', title: 'Choose First Action' },
)
