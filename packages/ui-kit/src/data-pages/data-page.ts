import type { ComponentType } from 'react'

/** The props of a page about a game. */
export interface DataPageProps {
  /** Who is signed in. */
  readonly viewerId: string
}

/**
 * A page about a game, beside its games: the list of its cards, how its games went, an editor of its maps.
 */
export interface DataPage {
  /** Its address, of a page of data that below `/data/`. */
  readonly path: string
  readonly title: string
  /** What is found there, in a sentence. */
  readonly words: string
  readonly page: () => Promise<ComponentType<DataPageProps>>
}
