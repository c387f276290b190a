import type { Script } from '@parlour/script'
import type { Code, DogmaEffect, EchoEffect, Speaker } from './code'
import type { Karma } from './karma-code'

/** What the texts of a card do. */
export interface CardCode<Seat = Speaker, Reader = Speaker> {
  readonly effects: readonly DogmaEffect<Seat>[]
  readonly echo: readonly EchoEffect<Seat>[]
  readonly karma: readonly Karma<Seat, Reader>[]
}

/** What the text of an achievement without a value does. */
export interface AchievementCode<Seat = Speaker, Reader = Speaker> {
  /** Of a decree: what it does. */
  readonly decree?: Code<Seat, Script>
  /** Whether a player meets its condition in the check between actions; `reduced`: one fewer or one lower of each. */
  earned?(you: Reader, reduced: boolean): boolean
}

/** The code of all texts by the names of cards and achievements: what the machine is given. */
export interface Library {
  readonly cards: ReadonlyMap<string, CardCode>
  readonly achievements: ReadonlyMap<string, AchievementCode>
}
