import { asCustomData, type Card, lookupKey, readCardQuery } from '@parlour/mtg-cards'
import {
  cardAll,
  cardByName,
  cardCreate,
  cardLookup,
  cardPlaces,
  cardSearch,
  cardSimilarNames,
  cardUpdate,
  cardVersions,
  cubeSearch,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { notFound } from '../failures/failures'
import { allCards, givenCards } from '../magic/all-cards'
import { lookedUpCards, readsFor } from '../magic/looked-up-cards'
import { checkConditions } from '../magic/conditions'
import { cardsForViewer } from '../magic/card-secrecy'
import { applyScar } from '../magic/apply-scar'
import { createInCube } from '../magic/custom-cards'
import { checkIndicators, checkNames, editCard } from '../magic/edit-card'
import { checkEditable, checkLegacy, existingCube, lockCubeOrThrow } from '../magic/rights'
import type { Services } from '../services'
import { checkValues } from '../store/cards/known-values'
import { cubeCardsFound, searchStoredCards } from '../store/cards/card-search'
import { placesOfCard } from '../store/cards/card-places'
import { cardById, cardsByNames, cardVersions as storedVersions } from '../store/cards/cards'
import type { Db } from '../store/driver/store'
import { cubeById } from '../store/records/cubes'
import { setsWithCodes } from '../store/cards/sets'
import { similarNames } from '../store/cards/similar-names'
import { refusal } from '../refusals/refusal'

/** Cards: versions, whole sources, look-ups, and the cards of a cube (rules: hub 6). */
export function magicCardCalls(on: ReturnType<typeof callsOn>): void {
  readingCalls(on)
  searchCall(on)
  changingCalls(on)
}

function readingCalls(on: ReturnType<typeof callsOn>): void {
  on(cardVersions, async (_body, { services }) => ({ versions: await storedVersions(services.store.db) }))
  on(cardAll, ({ source = 'all', since }, { services, caller }) =>
    allCards(services.store.db, { source, since, viewerId: caller._id }),
  )
  on(cardLookup, ({ ids, whole }, { services, caller: { _id } }) => {
    services.limits.countRead(_id, readsFor(ids.length))
    return services.limits.gathering(_id, () =>
      lookedUpCards(services.store.db, { ids, whole, viewerId: _id }),
    )
  })
  on(cardByName, async ({ names, cubeId }, { services, caller }) => {
    const { db } = services.store
    if (cubeId !== undefined) await existingCube(db, cubeId)
    services.limits.countRead(caller._id, readsFor(names.length))
    return services.limits.gathering(caller._id, async () => {
      const cards = await cardsByNames(db, [...new Set(names.map(lookupKey))], cubeId)
      return givenCards(await cardsForViewer(db, cards, caller._id), { sets: await setsOf(db, cards) })
    })
  })
  on(cardPlaces, async ({ cardId }, { services, caller }) => {
    const card = await cardById(services.store.db, cardId)
    if (card === undefined) throw notFound('card', cardId)
    return placesOfCard(services.store.db, card, caller._id)
  })
  on(cardSimilarNames, async ({ names, cubeId }, { services }) => {
    if (cubeId !== undefined) await existingCube(services.store.db, cubeId)
    const similar = await similarNames(services.store.db, [...new Set(names)], cubeId)
    return { similar: similar.map((one) => ({ name: one.name, names: [...one.names] })) }
  })
}

const setsOf = (db: Db, cards: readonly Card[]) =>
  setsWithCodes(db, [...new Set(cards.flatMap(({ data }) => data.set ?? []))])

function searchCall(on: ReturnType<typeof callsOn>): void {
  on(cardSearch, async ({ filters, query, orderBy, isDescending, ...search }, { services, caller }) => {
    const { db } = services.store
    if (search.cubeId !== undefined) await existingCube(db, search.cubeId)
    const parsedQuery = readCardQuery(query)
    await checkValues(db, parsedQuery.filters)
    const all = [...filters, ...parsedQuery.filters]
    const order = parsedQuery.order ?? { by: orderBy, isDescending }
    checkConditions(all, 'A search')
    const { cards, total } = await searchStoredCards(db, { ...search, filters: all, order })
    return { cards: [...(await cardsForViewer(db, cards, caller._id))], total }
  })
  on(cubeSearch, async ({ cubeId, filters, query }, { services }) => {
    const { db } = services.store
    await existingCube(db, cubeId)
    const parsedQuery = readCardQuery(query)
    await checkValues(db, parsedQuery.filters)
    const all = [...filters, ...parsedQuery.filters]
    checkConditions(all, 'A search')
    return { ids: [...(await cubeCardsFound(db, cubeId, all))] }
  })
}

function changingCalls(on: ReturnType<typeof callsOn>): void {
  on(cardCreate, async ({ cardData, cubeId, comment }, { services, caller }) => {
    checkNames(cardData)
    checkIndicators(cardData)
    const card = await services.store.write(async (tx) => {
      checkEditable(await lockCubeOrThrow(tx, cubeId))
      const data = asCustomData({ _id: '', data: cardData })
      const [created] = await createInCube(tx, cubeId, { userId: caller._id, comment, datas: [data] })
      return created
    })
    if (card === undefined) throw new Error('a created card was lost')
    services.live.cardChanged({ cubeId, cardId: card._id })
    return { card }
  })
  on(cardUpdate, async ({ cardId, cardData, comment, scar }, { services, caller }) => {
    const edit = { cardId, data: cardData.data, comment, userId: caller._id, rev: cardData.rev }
    const card = await services.store.write(async (tx) => {
      const stored = await cardById(tx, cardId)
      if (stored?.cubeId === undefined) throw notFound('card', cardId)
      const cube = await lockCubeOrThrow(tx, stored.cubeId)
      checkEditable(cube)
      if (stored.deactivated === true) throw refusal('card_removed')
      if (scar === undefined) return editCard(tx, edit)
      checkLegacy(cube)
      return applyScar(tx, { ...edit, scarId: scar.id })
    })
    tellCardChanged(services, card)
    if (scar !== undefined) await tellCubeChanged(services, card)
    const [seen = card] = await cardsForViewer(services.store.db, [card], caller._id)
    return { card: seen }
  })
}

/** The scar it carries now left the cube's list of unused ones. */
async function tellCubeChanged({ store, live }: Services, { cubeId }: Card): Promise<void> {
  const cube = cubeId === undefined ? undefined : await cubeById(store.db, cubeId)
  if (cube !== undefined) live.cubeChanged({ cubeId: cube.id, rev: cube.rev })
}

function tellCardChanged(services: Services, card: Card): void {
  if (card.cubeId !== undefined) services.live.cardChanged({ cubeId: card.cubeId, cardId: card._id })
}
