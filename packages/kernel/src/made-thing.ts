import type { ZodRawShape } from 'zod'

/**
 * Something that people make for a game outside of any game, such as a map or a part of one, and keep on the
 * hub: everybody may read it, its owner and admins change it. Its calls have names of the game's choice.
 */
export interface MadeThing<
  One extends string = string,
  Many extends string = string,
  Content extends ZodRawShape = ZodRawShape,
> {
  /** The prefix of its calls' paths: `go/board` for `go/board/save`. */
  readonly path: string
  /** The field of bodies and answers that holds one, and the field that holds a list. */
  readonly one: One
  readonly many: Many
  /** What people call it. */
  readonly title: string
  /** The schema of its fields beside the name. */
  readonly content: Content
  /**
   * Returns why content that fits the schema is still refused, as a sentence; undefined where it is valid.
   */
  readonly problem?: (content: unknown) => string | undefined
  /** Returns the part of the content that lists send; lists send all of it where this is absent. */
  readonly listed?: (content: unknown) => object
}
