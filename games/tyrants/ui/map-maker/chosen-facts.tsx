import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core'
import editing from '../editing/editing.module.css'
import { KeyCap } from '../editing/key-cap'
import type { MakerNode } from './maker-document'
import { aligned, type Line, withCopies, withFields } from './maker-edits'
import { actedOn, chosenAs, mapOf, removedChosen } from './maker-session'
import { kindOf, locationOf, nameOf } from './map-of-document'
import type { Maker } from './use-maker'
import styles from './map-maker.module.css'

const LINES: readonly Line[] = ['left', 'center', 'top', 'middle']
const small = { size: 'compact-sm', variant: 'default' } as const

/** What is known of what is chosen, and what can be done with it. */
export function ChosenFacts({ maker }: { readonly maker: Maker }) {
  const { session, set, act } = maker
  const { chosen } = session
  const map = mapOf(session)
  const [node] = map.nodes.filter(({ id }) => chosen.length === 1 && chosen[0] === id)
  const words =
    node === undefined ? (chosen.length === 1 ? chosen[0] : `${chosen.length} elements`) : nameOf(node)
  const copy = () =>
    set((one) => {
      const [next, ids] = withCopies(mapOf(one), one.chosen)
      return chosenAs(actedOn(one, next, { words: `duplicated ${words}` }), ids)
    })
  return (
    <section className={editing.block} aria-label="Chosen">
      <h2>
        Chosen <span>{chosen.length === 0 ? 'nothing' : words}</span>
      </h2>
      {node === undefined ? null : <NodeFields key={node.id} maker={maker} node={node} />}
      {chosen.length < 2 ? null : (
        <div className={editing.row} role="group" aria-label="Align">
          {LINES.map((line) => (
            <Button
              key={line}
              {...small}
              onClick={() => act((one) => aligned(one, chosen, line), { words: `aligned ${line}` })}
            >
              {line}
            </Button>
          ))}
        </div>
      )}
      {chosen.length === 0 ? null : (
        <div className={editing.row}>
          <Button {...small} onClick={copy}>
            duplicate
          </Button>
          <Button {...small} onClick={() => set(removedChosen)}>
            remove <KeyCap>Del</KeyCap>
          </Button>
        </div>
      )}
    </section>
  )
}

interface NodeFieldsProps {
  readonly maker: Maker
  readonly node: MakerNode
}

function NodeFields({ maker: { session, act }, node }: NodeFieldsProps) {
  const { id, classes, style } = node
  // The default that the game uses where a node states nothing.
  const known = locationOf(mapOf(session).styles, node)
  const curves = mapOf(session).curves.filter(({ ids }) => ids.source === id || ids.target === id).length
  const isSite = kindOf(node) !== undefined && kindOf(node) !== 'path'
  const set = (fields: Parameters<typeof withFields>[2], words: string) =>
    act((map) => withFields(map, id, fields), { words, going: `${words} ${id}` })
  const numbers = [
    ['spaces', 'Spaces', 1, 12],
    ['white', 'White', 0, 12],
    ['points', 'Points', 0, 99],
  ] as const
  return (
    <>
      <TextInput
        label="Name"
        value={node.name ?? ''}
        placeholder={id}
        maxLength={60}
        onChange={({ currentTarget: { value } }) => set({ name: value }, `renamed ${id}`)}
      />
      <div className={styles.three}>
        {numbers
          .filter(([field]) => isSite || field === 'white')
          .map(([field, label, min, max]) => (
            <NumberInput
              key={field}
              {...{ label, min, max }}
              allowDecimal={false}
              clampBehavior="strict"
              value={known[field]}
              onChange={(value) => {
                if (typeof value === 'number') set({ [field]: value }, `${field} of ${nameOf(node)}`)
              }}
            />
          ))}
      </div>
      {isSite ? (
        <Checkbox
          label="start site"
          checked={node.start === true}
          onChange={(event) => set({ start: event.currentTarget.checked }, `start of ${nameOf(node)}`)}
        />
      ) : null}
      <dl className={styles.facts}>
        <Fact name="id" value={id} />
        <Fact name="classes" value={classes.join(' ')} />
        <Fact name="left, top" value={`${style.left}, ${style.top}`} />
        <Fact name="curves" value={`${curves}`} />
      </dl>
    </>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
