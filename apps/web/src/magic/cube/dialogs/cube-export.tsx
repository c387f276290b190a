import {
  asMainDeck,
  type Card,
  exportCubeCsv,
  exportCubeJson,
  exportCubeList,
  lostInTable,
  sortByName,
} from '@parlour/mtg-cards'
import { cardLookup, type WireCube } from '@parlour/protocol'
import { CardsFailed, programForms, useCards } from '@parlour/mtg-ui'
import { type Send, SendProvider, Strip, TextExport, useSend } from '@parlour/ui-kit'
import { useState } from 'react'

interface CubeExportProps {
  readonly cube: WireCube
  readonly onClose: () => void
}

/**
 * The cube as one name per line, as a table, with all that its cards say, or as a deck of other programs, to
 * copy or to keep as a file.
 */
export function CubeExport(props: CubeExportProps) {
  const send = useSend()
  const [lookUpWhole] = useState(() => withWholeCards(send))
  return (
    <SendProvider send={lookUpWhole}>
      <ExportOfWhole {...props} />
    </SendProvider>
  )
}

/** The way to the server on which cards come with what no page shows of them, but a file keeps. */
const withWholeCards =
  (send: Send): Send =>
  (call, body) =>
    send(call, call.path === cardLookup.path ? Object.assign({ whole: true }, body) : body)

function ExportOfWhole({ cube, onClose }: CubeExportProps) {
  const { cards, loading, failed } = useCards(cube.cardlist ?? [])
  const sorted = sortByName([...cards.values()])
  const scars = cube.scarlist ?? []
  const exported = {
    name: cube.name,
    flags: cube.flags,
    cards: sorted,
    unusedScars: scars.filter(({ appliedAt }) => appliedAt === null).map(({ text }) => text),
    scarsOf: new Map(
      [...cards.keys()].map((id) => [
        id,
        scars.filter(({ appliedTo }) => appliedTo === id).map(({ text }) => text),
      ]),
    ),
  }
  const leavesOut = lostWords(sorted)
  return (
    <TextExport
      title="Cube as text"
      name={cube.name}
      isLoading={loading}
      forms={[
        { label: 'names', extension: 'txt', write: () => exportCubeList(sorted), leavesOut },
        { label: 'table (CSV)', extension: 'csv', write: () => exportCubeCsv(exported), leavesOut },
        // What names cannot tell: scars and other changes.
        { label: 'whole cube (JSON)', extension: 'json', write: () => exportCubeJson(exported) },
        ...programForms(asMainDeck(sorted), cube.name),
      ]}
      notices={
        <>
          {failed ? <CardsFailed /> : null}
          {cube.counts.achievements === 0 ? null : (
            <Strip tone="quiet">Achievements are not exported: their hidden texts stay secret.</Strip>
          )}
        </>
      }
      onClose={onClose}
    />
  )
}

/** Says which cards do not come back from their names, and where they are kept whole. */
function lostWords(cards: readonly Card[]): string | undefined {
  const { made, edited } = lostInTable(cards)
  if (made.length + edited.length === 0) return undefined
  const words = [
    ...(made.length === 0
      ? []
      : [`Cards created here will be missing when this is imported: ${listed(made)}.`]),
    ...(edited.length === 0 ? [] : [`Cards edited here will come back as printed: ${listed(edited)}.`]),
  ]
  return `${words.join(' ')} The whole cube (JSON) keeps them.`
}

/** Names at most this many. */
const MOST_NAMED = 5

function listed(names: readonly string[]): string {
  const others = names.length - MOST_NAMED
  const named = names.slice(0, MOST_NAMED).join(', ')
  return others > 0 ? `${named} and ${others} more` : named
}
