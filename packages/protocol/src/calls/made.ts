import type { MadeThing } from '@parlour/kernel'
import { z } from 'zod'
import { call, type EmptyAnswer, id, LONG_LIST, nothing, rev, visibleName } from '../call'

/** The fields that the hub adds to content that somebody made for a game. */
export interface ThingHead {
  readonly _id: string
  readonly name: string
  readonly userId: string
  /** The name of its owner. */
  readonly owner: string
  readonly updated: string
  readonly rev: number
  /** Whether the reader may change and delete it. */
  readonly mayChange: boolean
}

const NAME = 60
/** Rate-limit weight of a list: it reads the content of many people. */
const LISTING = 40

/** Returns the calls that list, fetch, save and delete one kind of content that people make for a game. */
export function madeCalls<One extends string, Many extends string, Content extends z.ZodRawShape>({
  path,
  one,
  many,
  content,
  title,
}: Pick<MadeThing<One, Many, Content>, 'path' | 'one' | 'many' | 'content' | 'title'>) {
  type FullThing = ThingHead & z.infer<z.ZodObject<Content>>
  const sent = z
    .object({ ...content, _id: id.optional(), rev: rev.optional(), name: visibleName(NAME) })
    .meta({ holder: true, title })
  return {
    one,
    many,
    /** Lists may leave parts of each out. */
    all: call<Readonly<Record<Many, readonly FullThing[]>>>()(`${path}/all`, nothing, {
      reads: true,
      cost: LISTING,
    }),
    fetch: call<Readonly<Record<One, FullThing>>>()(`${path}/fetch`, z.object({ id }), { reads: true }),
    /** Without an id it is new. A stale revision is a `conflict`. */
    save: call<Readonly<Record<One, FullThing>>>()(
      `${path}/save`,
      z.object({ [one]: sent } as Record<One, typeof sent>),
      { mostBytes: LONG_LIST },
    ),
    /** With a revision, nothing newer is deleted: a stale one is a `conflict`. */
    remove: call<EmptyAnswer>()(`${path}/delete`, z.object({ id, rev: rev.optional() })),
  }
}
