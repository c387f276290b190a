import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const cyrusCylinder = card({
  name: 'Cyrus Cylinder',
  set: 'arti',
  age: 2,
  color: 'purple',
  icons: 'hssk',
  dogma: 's',
  effects: [
    {
      text: 'Splay a color on any board left.',
      *share({ you }) {
        const stacks = you.everyone.flatMap((owner) =>
          COLORS.filter((color) => owner.canSplay(color, 'left')).map((color) => ({
            owner,
            color,
            says: `${owner.name}-${color}`,
          })),
        )
        const chosen = yield* you.chooseStack(stacks, 'Choose a color to splay left')
        if (chosen) yield* you.splayBoardOf(chosen.owner, chosen.color, 'left')
      },
    },
    {
      text: 'Choose a top purple card on any board other than Cyrus Cylinder, and self-execute it.',
      *share({ you, self }) {
        yield* you.selfExecute(you.topCardsOfAll.of('purple').except(self))
      },
    },
  ],
})
