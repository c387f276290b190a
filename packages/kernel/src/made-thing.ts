import type { ZodRawShape } from 'zod'

/**
 * Something that people make for a game outside of any game, such as a map or a part of one, and keep on the hub: everybody may
 * read it, its owner and admins change it. Its calls have names of the game's choice.
 */
export interface MadeThing<
  One extends string = string,
  Many extends string = string,
  Content extends ZodRawShape = ZodRawShape,
> {
  /** The beginning of its calls: `go/board` for `go/board/save`. */
  readonly path: string
  /** The field of bodies and answers that holds one, and the field that holds a list. */
  readonly one: One
  readonly many: Many
  /** What people call it. */
  readonly title: string
  /** What is kept of it beside its name. */
  readonly content: Content
  /** Why it cannot be kept, as a sentence, where its shape is right. */
  readonly problem?: (content: unknown) => string | undefined
  /** What lists hold of it; all of it where this is left out. */
  readonly listed?: (content: unknown) => object
}
