import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type Card, type CardFilter, cardName, cardSetCode } from '@parlour/mtg-cards'
import { MagicCard } from '@parlour/mtg-ui'
import { cardSearch } from '@parlour/protocol'
import { moveInList, NumberField, useOneTabStop, useSend, useSearchKeys } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LIMITS } from '../../rules/facts/limits'
import { holdsTokens, zoneId } from '../../rules/facts/zones'
import type { ZoneDialogProps } from './dialog-props'
import { DialogFoot } from './dialog-foot'
import styles from './dialogs.module.css'
import { useNumber } from './use-number'
import { ZoneSelect } from './zone-select'
import { TableSheet } from './table-sheet'

const TYPING = 250
const MOST = 60

/**
 * Brings a card from the database onto the table. Enter chooses the first that is found, and once more brings
 * it.
 */
export function ImportDialog({ zone, context, onClose }: ZoneDialogProps) {
  const [typed, setTyped] = useState('')
  const [name, setName] = useState<string>()
  const [version, setVersion] = useState<string>()
  const [annotation, setAnnotation] = useState('')
  const [isToken, setToken] = useState(true)
  const [target, setTarget] = useState(holdsTokens(zone.name) ? zone.id : zoneId(zone.player, 'battlefield'))
  const count = useNumber(1, { most: LIMITS.copies })
  const { found, isOfTyped, versions, problem } = useFound(typed, name)
  const tabStop = useOneTabStop<HTMLUListElement>()
  const card = versions.find(({ _id }) => _id === version) ?? versions[0]
  const choose = (one: string) => {
    setName(one)
    setVersion(undefined)
  }
  const save = () => {
    if (card === undefined) return
    const data = { card: { _id: card._id }, annotation, count: count.value, zoneId: target, isToken }
    context.act({ name: 'import card', data })
    onClose()
  }
  const why = card === undefined ? 'Choose a card first.' : undefined
  const onSearchKey = useSearchKeys({ list: tabStop.ref }, () => {
    const [first] = found
    if (first === undefined || !isOfTyped) return
    if (first === name) save()
    else choose(first)
  })
  return (
    <TableSheet
      title="Insert card"
      size={860}
      onClose={onClose}
      footer={(close) => <DialogFoot act="OK" why={why} onAct={save} onClose={close} />}
    >
      <div className={styles.insert}>
        <div className={styles.fields}>
          <TextInput
            data-autofocus
            label="name"
            type="search"
            value={typed}
            error={problem}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onSearchKey}
          />
          <FoundNames {...{ tabStop, found }} chosen={name} onChoose={choose} />
        </div>
        <div className={styles.fields}>
          <VersionChoice key={name} versions={versions} card={card} onVersion={setVersion} />
        </div>
        <div className={styles.fields}>
          <TextInput
            label="annotation"
            value={annotation}
            maxLength={LIMITS.annotation}
            onChange={(event) => setAnnotation(event.currentTarget.value)}
          />
          <NumberField label="count" {...count.field} />
          <ZoneSelect
            table={context.table}
            from={zone}
            value={target}
            onZone={(to) => {
              setTarget(to)
              // Where no token can lie, a card is brought.
              if (to === zone.id && !holdsTokens(zone.name)) setToken(false)
            }}
          />
          <Checkbox
            label="token"
            checked={isToken}
            onChange={(event) => setToken(event.currentTarget.checked)}
          />
        </div>
      </div>
    </TableSheet>
  )
}

interface FoundNamesProps {
  readonly tabStop: ReturnType<typeof useOneTabStop<HTMLUListElement>>
  readonly found: readonly string[]
  readonly chosen: string | undefined
  readonly onChoose: (name: string) => void
}

const FoundNames = ({ tabStop, found, chosen, onChoose }: FoundNamesProps) => (
  <ul {...tabStop} className={styles.found} aria-label="Cards found" onKeyDown={moveInList}>
    {found.map((name) => (
      <li key={name}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.pick}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      </li>
    ))}
  </ul>
)

interface VersionChoiceProps {
  readonly versions: readonly Card[]
  /** The chosen one. */
  readonly card: Card | undefined
  readonly onVersion: (id: string) => void
}

/** The versions of a card: one of those that play the same, the first; on request every printing. */
function VersionChoice({ versions, card, onVersion }: VersionChoiceProps) {
  const [withPrintings, setWithPrintings] = useState(false)
  const first = new Map(versions.toReversed().map((one) => [playOf(one), one._id]))
  const distinct = versions.filter((one) => first.get(playOf(one)) === one._id)
  const listed = withPrintings ? versions : versions.filter((one) => one === card || distinct.includes(one))
  return (
    <>
      <div className={styles.preview}>
        {card === undefined ? null : <MagicCard card={card} size="full" />}
      </div>
      <NativeSelect
        label="version"
        disabled={versions.length === 0}
        value={card?._id ?? ''}
        data={listed.map((one) => ({ value: one._id, label: versionName(one) }))}
        onChange={(event) => onVersion(event.currentTarget.value)}
      />
      {distinct.length < versions.length && (
        <Checkbox
          label="other printings"
          checked={withPrintings}
          onChange={(event) => setWithPrintings(event.currentTarget.checked)}
        />
      )}
    </>
  )
}

/** What two versions have in common that play the same: all of their faces but flavor, artist and art. */
const playOf = ({ data }: Card): string =>
  JSON.stringify([
    data.layout,
    data.card_faces.map(({ flavor_text: _flavor, artist: _artist, image_uri: _art, ...face }) => face),
  ])

const versionName = ({ data, source }: Card) =>
  [cardSetCode(data), data.collector_number, source === 'custom' ? 'custom' : undefined]
    .filter((part) => part !== undefined)
    .join(', ')

/**
 * The names that are found, each once, the whole name that was typed first; and the versions of the one that
 * is chosen.
 */
function useFound(typed: string, name: string | undefined) {
  const send = useSend()
  const wanted = typed.trim().toLowerCase()
  const [words] = useDebouncedValue(wanted, TYPING)
  const search = async (filter: CardFilter, distinct = false) =>
    (await send(cardSearch, { filters: [filter], source: 'all', distinct, limit: MOST })).cards
  const names = useQuery({
    queryKey: ['cards-to-insert', words],
    queryFn: async () => {
      const filters: readonly CardFilter[] = [
        { kind: 'exact', value: words },
        { kind: 'name', operator: 'and', value: words },
      ]
      return (await Promise.all(filters.map((filter) => search(filter, true)))).flat()
    },
    enabled: words !== '',
  })
  const versions = useQuery({
    queryKey: ['versions-to-insert', name],
    queryFn: async () => {
      const cards = await search({ kind: 'exact', value: name ?? '' })
      // A card of which only a face has that name is another one.
      return cards.filter(({ data }) => cardName(data).toLowerCase() === name?.toLowerCase())
    },
    enabled: name !== undefined,
  })
  const found = [
    ...new Map((names.data ?? []).map(({ data }) => [cardName(data).toLowerCase(), cardName(data)])).values(),
  ]
  const isOfTyped = words === wanted
  const isUnknown = isOfTyped && names.isSuccess && found.length === 0
  return {
    found,
    isOfTyped,
    versions: versions.data ?? [],
    problem: names.error?.message ?? (isUnknown ? 'No card has this in its name.' : undefined),
  }
}
