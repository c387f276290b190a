import { defined, type MadeThing } from '@parlour/kernel'
import { type ThingHead, madeCalls } from '@parlour/protocol'
import { z } from 'zod'
import { conflict, denied, notFound } from '../failures/failures'
import type { Games } from '../games/module'
import type { CallContext, callsOn } from '../http/calls'
import type { Caller } from '../services'
import type { Db } from '../store/driver/store'
import {
  addThing,
  measureThings,
  removeThing,
  saveThing,
  type StoredThing,
  thingById,
  thingsOfKind,
} from '../store/records/made-things'
import { refusal } from '../refusals/refusal'

/** The most things of one kind that a person can save. */
const MOST_KEPT = 200
/** Everybody's lists read all that is kept of a kind: at most this many letters of one person. */
const MEGABYTE = 1024 * 1024
const LONGEST_KEPT = 4 * MEGABYTE

/** What people make for games: everybody reads it, its owner and admins change it (rules: hub 6). */
export function madeThingCalls(on: ReturnType<typeof callsOn>, games: Games): void {
  for (const { facts } of games.values()) for (const made of facts.made ?? []) callsOf(on, made)
}

function callsOf(on: ReturnType<typeof callsOn>, made: MadeThing): void {
  const { path, one, many, listed } = made
  const { all, fetch, save, remove } = madeCalls(made)
  on(all, async (_body, { services, caller }) => {
    const things = await thingsOfKind(services.store.db, path)
    return { [many]: things.map((thing) => wire(thing, caller, listed?.(thing.content))) }
  })
  on(fetch, async ({ id }, { services, caller }) => ({
    [one]: wire(await thingFor(services.store.db, made, id), caller),
  }))
  on(save, async (body, context) => {
    const { _id, rev, name, ...content } = SENT.parse(body[one])
    const problem = made.problem?.(content)
    if (problem !== undefined) throw refusal('thing_malformed', { problem })
    const { db } = context.services.store
    const id =
      _id === undefined
        ? await added(made, { name, content }, context)
        : await changed(made, { _id, rev, name, content }, context)
    return { [one]: wire(await thingFor(db, made, id), context.caller) }
  })
  on(remove, async ({ id, rev }, { services, caller }) => {
    const { db } = services.store
    checkMayChange(made, await thingFor(db, made, id), caller)
    if (!(await removeThing(db, { _id: id, rev })))
      throw await changedElsewhere(made, id, { services, caller })
    return {}
  })
}

/** The call has checked all of it by then. */
const SENT = z.looseObject({ _id: z.string().optional(), rev: z.number().optional(), name: z.string() })

const wire = (
  { content, ...head }: StoredThing,
  caller: Caller,
  shown: object = content,
): ThingHead & Record<string, unknown> => ({ ...shown, ...head, mayChange: mayChange(head, caller) })

const mayChange = ({ userId }: Pick<ThingHead, 'userId'>, caller: Caller): boolean =>
  userId === caller._id || caller.isAdmin

async function added(
  made: MadeThing,
  { name, content }: Pick<StoredThing, 'name' | 'content'>,
  { services, caller }: CallContext,
): Promise<string> {
  const { db } = services.store
  const thing = { kind: made.path, userId: caller._id, name, content }
  await checkRoom(db, made, thing)
  return addThing(db, thing)
}

/** Refuses what is more than one person may keep. */
async function checkRoom(
  db: Db,
  { path, title }: MadeThing,
  { _id, userId, content }: Pick<StoredThing, 'userId' | 'content'> & { readonly _id?: string },
): Promise<void> {
  const others = await measureThings(db, {
    kind: path,
    userId,
    ...defined({ without: _id }),
  })
  if (others.count >= MOST_KEPT) throw refusal('too_many_things', { mostKept: MOST_KEPT, title })
  if (others.length + JSON.stringify(content).length > LONGEST_KEPT)
    throw refusal('things_too_large', { megabytes: LONGEST_KEPT / MEGABYTE, title })
}

interface ThingUpdate extends Pick<StoredThing, '_id' | 'name' | 'content'> {
  readonly rev: number | undefined
}

async function changed(
  made: MadeThing,
  sent: ThingUpdate,
  { services, caller }: CallContext,
): Promise<string> {
  const { db } = services.store
  const current = await thingFor(db, made, sent._id)
  checkMayChange(made, current, caller)
  await checkRoom(db, made, { _id: sent._id, userId: current.userId, content: sent.content })
  // Who does not say which revision they changed may not know the newest.
  if (sent.rev === undefined || !(await saveThing(db, { ...sent, rev: sent.rev })))
    throw await changedElsewhere(made, sent._id, { services, caller })
  return sent._id
}

/**
 * Returns the refusal of an act on what is no more as it was known; it shows what stands. Refuses where
 * nothing does.
 */
const changedElsewhere = async (
  made: MadeThing,
  id: string,
  { services, caller }: Pick<CallContext, 'services' | 'caller'>,
) =>
  conflict(wire(await thingFor(services.store.db, made, id), caller), 'thing_changed_elsewhere', {
    title: made.title,
  })

async function thingFor(db: Db, { path, title }: MadeThing, id: string): Promise<StoredThing> {
  const thing = await thingById(db, path, id)
  if (thing === undefined) throw notFound(title, id)
  return thing
}

function checkMayChange({ title }: MadeThing, thing: StoredThing, caller: Caller): void {
  if (!mayChange(thing, caller)) throw denied('thing_of_another', { title })
}
