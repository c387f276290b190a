import { Button } from '@mantine/core'
import { type Choice, UNSPECIFIED } from '@parlour/kernel'
import type { GameScreenProps } from '@parlour/ui-kit'
import { toyView } from './toy-view'

const titleOf = (choice: Choice): string => String(typeof choice === 'object' ? choice.title : choice)

/** The total, and a button for each choice of the viewer's request. */
export function ToyScreen({ game, viewer, saving, answer, menu }: GameScreenProps) {
  const { total, goal } = toyView(game)
  const request = game.requests.find(({ actor }) => viewer.seated && actor === viewer.name)
  const choices = request === undefined || request.choices === UNSPECIFIED ? [] : request.choices.map(titleOf)
  return (
    <main>
      {menu()}
      <p>
        {total} of {goal}
      </p>
      {request !== undefined && <h2>{request.title}</h2>}
      {choices.map((choice) => (
        <Button key={choice} disabled={saving} onClick={() => request && void answer(request, [choice])}>
          {choice}
        </Button>
      ))}
    </main>
  )
}
