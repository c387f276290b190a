import { Button } from '@mantine/core'
import { type Card, cardName } from '@parlour/mtg-cards'
import { cubeAddRemoveCards, type WireCube } from '@parlour/protocol'
import { Panel, Strip, useSaving, useSend } from '@parlour/ui-kit'
import styles from './malformed-cards.module.css'

interface MalformedCardsProps {
  readonly cubeId: string
  readonly cards: readonly Card[]
  readonly mayList: boolean
  readonly onCube: (cube: WireCube) => void
}

/** Lists the malformed cards of a cube separately, each with a button to remove it (rules: cards 1.1). */
export function MalformedCards({ cubeId, cards, mayList, onCube }: MalformedCardsProps) {
  const send = useSend()
  const { saving, problem, run } = useSaving()
  const remove = (cardId: string) =>
    run(async () => {
      const body = { cubeId, removeIds: [cardId], comment: 'malformed' }
      onCube((await send(cubeAddRemoveCards, body)).cube)
    })
  return (
    <div className={styles.apart}>
      <Panel title="Malformed cards" count={cards.length}>
        {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
        <p className={styles.why}>
          These cards cannot be shown: they have no faces, or a face without a name.
        </p>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card._id}>
              <span>{cardName(card.data).trim() || card._id}</span>
              {mayList ? (
                <Button
                  size="compact-sm"
                  color="danger"
                  variant="outline"
                  loading={saving}
                  aria-label={`delete ${card._id}`}
                  onClick={() => void remove(card._id)}
                >
                  delete
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
