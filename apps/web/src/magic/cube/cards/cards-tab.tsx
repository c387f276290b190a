import { type Card, isMalformed, matchesFilters, SEARCH_CAP, searchCapNote } from '@parlour/mtg-cards'
import type { WireCube } from '@parlour/protocol'
import {
  CardNotes,
  CardPreviewProvider,
  CardsFailed,
  starWords,
  useCards,
  useLinkedAchievements,
} from '@parlour/mtg-ui'
import { Strip } from '@parlour/ui-kit'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { TableSkeleton } from '../../../tables/table-skeleton'
import { useCardQuery } from '../../filters/use-card-query'
import { type HubAnswer, useHubAnswer } from '../../filters/use-hub-answer'
import { useFilters } from '../../filters/use-filters'
import type { CubeRights } from '../cube-rights'
import { Breakdown } from './breakdown'
import styles from './cards-tab.module.css'
import { useCubeShape } from './cube-shape'
import { CubeSort, useCubeOrder } from './cube-sort'
import { SelectionContext, useSelection } from './selection'

// What few visits open comes when it is opened.
const CubeSearch = lazy(async () => ({ default: (await import('./cube-search')).CubeSearch }))
const CardDialog = lazy(async () => ({ default: (await import('./card-dialog')).CardDialog }))
const SelectionBar = lazy(async () => ({ default: (await import('./selection-bar')).SelectionBar }))
const MalformedCards = lazy(async () => ({ default: (await import('./malformed-cards')).MalformedCards }))
const LinkAchievement = lazy(async () => ({
  default: (await import('../achievements/link-achievement')).LinkAchievement,
}))

interface CardsTabProps {
  readonly cube: WireCube
  readonly rights: CubeRights
  readonly isSearching: boolean
  readonly onCube: (cube: WireCube) => void
}

/** The cards of the cube that match the filters, in columns. A click opens a card. */
export function CardsTab({ cube, rights, isSearching, onCube }: CardsTabProps) {
  const [filters, setFilters] = useFilters()
  const { cards, loading, failed } = useCards(cube.cardlist ?? [])
  const [openId, setOpenId] = useState<string>()
  const [isLinking, setLinking] = useState(false)
  const columns = useRef<HTMLElement>(null)
  const { query, asked, typed, setQuery, order: ofQuery } = useCardQuery()
  const { order, sort } = useSort(ofQuery)
  const [shape] = useCubeShape()
  const state = useMemo(
    () => (loading ? undefined : stateOf(cube, [...cards.values()])),
    [loading, cube, cards],
  )
  const hub = useHubAnswer({ cubeId: cube._id, filters, query, asked, state })
  const wanted = useMemo(() => [...filters, ...asked], [filters, asked])
  const { whole, malformed, found } = useFoundCards(cards, hub)
  const linked = useLinkedAchievements({ cubeId: cube._id, achievements: cube.achievementlist, state })
  const noteOf = useCallback((card: Card) => starWords(card, linked), [linked])
  const open = useCallback((cardId: string) => setOpenId(cardId), [])
  const shown = useMemo(() => (found.length > SEARCH_CAP ? found.slice(0, SEARCH_CAP) : found), [found])
  const { selection, selectAll, clear } = useSelection(shown, order, shape)
  const selected = useMemo(
    () => (cube.cardlist ?? []).flatMap((id) => (selection.selected.has(id) ? (cards.get(id) ?? []) : [])),
    [cube.cardlist, selection, cards],
  )
  const link = { isPossible: wanted.length > 0 && hub.problem === undefined, onLink: () => setLinking(true) }
  return (
    <>
      {isSearching || wanted.length > 0 || typed !== '' ? (
        <Suspense fallback={<div className={styles.search} />}>
          <CubeSearch
            query={{ typed, query, setQuery }}
            filters={filters}
            onFilters={setFilters}
            isOpen={isSearching}
            found={columns}
            link={rights.isLegacy ? link : undefined}
          />
        </Suspense>
      ) : null}
      <Notes found={found.length} {...{ failed }} problem={hub.problem} />
      {loading && cards.size === 0 ? (
        <TableSkeleton rows={8} />
      ) : failed && cards.size === 0 ? null : (
        <SelectableCards noteOf={noteOf} selection={rights.mayList ? selection : undefined}>
          <Breakdown
            ref={columns}
            cards={shown}
            total={whole.length}
            {...{ linked, order, shape, sort }}
            onOpen={open}
            empty={searchWords(hub) ?? emptyWords(rights, cards.size)}
          />
        </SelectableCards>
      )}
      {malformed.length === 0 ? null : (
        <Suspense>
          <MalformedCards cubeId={cube._id} cards={malformed} mayList={rights.mayList} onCube={onCube} />
        </Suspense>
      )}
      {rights.mayList ? (
        <Suspense>
          <SelectionBar {...{ cube, selected, onCube }} onSelectAll={selectAll} onClear={clear} />
        </Suspense>
      ) : null}
      <Suspense>
        {openId === undefined ? null : (
          <CardDialog
            card={cards.get(openId)}
            mayEdit={rights.mayEdit}
            onClose={() => setOpenId(undefined)}
          />
        )}
        {isLinking ? (
          <LinkAchievement cube={cube} filters={wanted} onCube={onCube} onClose={() => setLinking(false)} />
        ) : null}
      </Suspense>
    </>
  )
}

interface SelectableCardsProps {
  readonly noteOf: (card: Card) => string | undefined
  /** Absent for whoever may not select. */
  readonly selection: ReturnType<typeof useSelection>['selection'] | undefined
  readonly children: ReactNode
}

/** What every card shown below knows: its note, its preview, and whether it is selected. */
const SelectableCards = ({ noteOf, selection, children }: SelectableCardsProps) => (
  <CardNotes value={noteOf}>
    <CardPreviewProvider>
      <SelectionContext value={selection}>{children}</SelectionContext>
    </CardPreviewProvider>
  </CardNotes>
)

interface NotesProps {
  /** How many cards match. */
  readonly found: number
  readonly failed: boolean
  /** Why nothing could be searched for. */
  readonly problem: string | undefined
}

const Notes = ({ found, failed, problem }: NotesProps) => (
  <div className={styles.notes}>
    {found > SEARCH_CAP ? <Strip tone="quiet">{searchCapNote(found)}</Strip> : null}
    {failed ? <CardsFailed /> : null}
    {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
  </div>
)

/** The order of the cards, and the control that chooses it. */
function useSort(ofQuery: Parameters<typeof useCubeOrder>[0]) {
  const { order, choose } = useCubeOrder(ofQuery)
  const sort = useMemo(
    () => <CubeSort order={order} isOfQuery={ofQuery !== undefined} onChoose={choose} />,
    [order, ofQuery, choose],
  )
  return { order, sort }
}

/** The whole cards of a cube, those that match what is searched for, and those that cannot be read. */
function useFoundCards(cards: ReadonlyMap<string, Card>, { own, ids }: HubAnswer) {
  const applied = useDeferredValue(own)
  const [whole, malformed] = useMemo(() => {
    const all = [...cards.values()]
    return [all.filter((card) => !isMalformed(card)), all.filter(isMalformed)]
  }, [cards])
  const found = useMemo(() => {
    const here = whole.filter((card) => matchesFilters(card, applied))
    return ids === undefined ? here : here.filter(({ _id }) => ids.has(_id))
  }, [whole, applied, ids])
  return { whole, malformed, found }
}

/** Another one after every change of the cube and of a card in it. */
const stateOf = ({ rev }: WireCube, cards: readonly Card[]): string =>
  `${rev} ${cards.reduce((sum, card) => sum + (card.rev ?? 0), 0)}`

/** What stands in place of cards where it cannot be said that there are none. */
function searchWords({ isAwaited, problem }: HubAnswer): string | undefined {
  if (problem !== undefined) return 'Nothing was searched for.'
  return isAwaited ? 'Searching...' : undefined
}

function emptyWords({ mayList }: CubeRights, cards: number): string {
  if (cards > 0) return 'No cards in this cube match the filters.'
  return mayList
    ? 'This cube is empty. Use the menu above to paste a list or add a single card.'
    : 'This cube is empty.'
}
