import type { ComponentType } from 'react'

/** A page of facts about a game, beside its games: the list of its cards, how its games went. */
export interface DataPage {
  /** Its address below `/data/`. */
  readonly path: string
  readonly title: string
  /** What is found there, in a sentence. */
  readonly words: string
  readonly page: () => Promise<ComponentType>
}
