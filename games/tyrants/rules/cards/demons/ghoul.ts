import { card } from '../../vocabulary/card'

export const ghoul = card({
  name: 'Ghoul',
  set: 'demons',
  race: 'undead',
  aspect: 'malice',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 3,
  autoplay: true,
  effects: [
    {
      text: '+2 power.',
      *play({ you }) {
        yield* you.gainPower(2)
      },
    },
    {
      text: 'Each opponent recruits an Insane Outcast.',
      *play({ you }) {
        for (const opponent of you.opponentsInTurn) yield* opponent.recruitOutcasts()
      },
    },
  ],
})
