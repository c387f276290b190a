import { card } from '../../vocabulary/card'

export const carrionCrawler = card({
  name: 'Carrion Crawler',
  set: 'undead',
  race: 'monstrosity',
  aspect: 'malice',
  cost: 2,
  points: 0,
  innerPoints: 2,
  copies: 2,
  effects: [
    {
      text: '+3 power.',
      *play({ you }) {
        yield* you.gainPower(3)
      },
    },
    {
      text: 'Devour a card in the market. Replace it with this card instead of the top card of the market deck.',
      *play({ you }) {
        yield* you.takePlaceInMarket()
      },
    },
  ],
})
