import { Button } from '@mantine/core'
import type { GameScreenProps } from '@parlour/ui-kit'
import { toyView } from './toy-view'

/** The total, and a button for each choice of the viewer's request. */
export function ToyScreen({ game, viewer, saving, answer, menu }: GameScreenProps) {
  const { total, goal } = toyView(game)
  const request = game.requests.find(({ actor }) => viewer.seated && actor === viewer.name)
  const choices = request === undefined || typeof request.choices === 'string' ? [] : request.choices
  return (
    <main>
      {menu()}
      <p>
        {total} of {goal}
      </p>
      {request !== undefined && <h2>{request.title}</h2>}
      {choices.map((choice) => (
        <Button
          key={String(choice)}
          disabled={saving}
          onClick={() => request && void answer(request, [String(choice)])}
        >
          {String(choice)}
        </Button>
      ))}
    </main>
  )
}
