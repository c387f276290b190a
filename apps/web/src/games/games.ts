import type { GameProfile } from '@parlour/kernel'
import type {
  DataPage,
  DataPageProps,
  GameScreen,
  GameUi,
  LobbyFacts,
  LobbyPanel,
  NoticeWords,
  SmallBoard,
} from '@parlour/ui-kit'
import { type ComponentType, lazy } from 'react'

/** The games that these pages know. */
export interface WebGames {
  /** In the order of the registry. */
  readonly profiles: readonly GameProfile[]
  /** What is shown of a kind; undefined for one that is not registered. */
  readonly profileOf: (kind: string) => GameProfile | undefined
  /** The screen of a kind, loaded when it is first drawn. */
  readonly screenOf: (kind: string) => GameScreen | undefined
  /** How games of a kind are shown small; undefined where they are not. */
  readonly smallBoardOf: (kind: string) => Promise<SmallBoard | undefined>
  /** The game of a kind in words; undefined where there is no such screen. */
  readonly textOf: (kind: string) => GameScreen | undefined
  /** Whether the screen of a kind looks up Magic cards. */
  readonly looksUpCards: (kind: string) => boolean
  /** Says what a kind calls a player for, beside their turn; undefined of one that has no such words. */
  readonly noticeOf: (kind: string) => Promise<NoticeWords | undefined>
  /** Whether whoever is asked in a game of a kind has got a pack of cards. */
  readonly hasPacks: (kind: string) => boolean
  /**
   * Every game's settings by kind. They are loaded together, so that choosing another game moves nothing on
   * the page.
   */
  readonly settings: () => Promise<ReadonlyMap<string, LobbySettings>>
  /** The pages of the section of data, game by game. */
  readonly dataPages: readonly ShownDataPage[]
  /** The pages that games have at addresses of their own. */
  readonly pages: readonly ShownDataPage[]
}

/** The settings of a game in its lobby: to be changed, and only to be read. */
interface LobbySettings {
  readonly panel: LobbyPanel
  readonly facts: LobbyFacts
}

/** A page about a game, loaded when it is first drawn. */
export interface ShownDataPage extends Omit<DataPage, 'page'> {
  readonly page: ComponentType<DataPageProps>
}

/** Returns the registry of these games. */
export function gamesOf(registered: readonly GameUi[]): WebGames {
  const profiles = registered.map(({ profile }) => profile)
  const screens = screensOf(registered, ({ screen }) => screen)
  const texts = screensOf(registered, ({ text }) => text)
  let settings: Promise<ReadonlyMap<string, LobbySettings>> | undefined
  return {
    profiles,
    profileOf: (kind) => profiles.find((profile) => profile.kind === kind),
    screenOf: (kind) => screens.get(kind),
    textOf: (kind) => texts.get(kind),
    looksUpCards: (kind) =>
      registered.some(({ profile, looksUpCards }) => profile.kind === kind && looksUpCards === true),
    smallBoardOf: async (kind) => registered.find(({ profile }) => profile.kind === kind)?.smallBoard?.(),
    hasPacks: (kind) => registered.find(({ profile }) => profile.kind === kind)?.hasPacks ?? false,
    noticeOf: async (kind) => registered.find(({ profile }) => profile.kind === kind)?.notice?.(),
    settings: () => (settings ??= settingsOf(registered)),
    dataPages: registered.flatMap(({ dataPages = [] }) => dataPages).map(shownDataPage),
    pages: registered.flatMap(({ pages = [] }) => pages).map(shownDataPage),
  }
}

/** Returns one screen of each game that has it, loaded when it is first drawn. */
const screensOf = (
  registered: readonly GameUi[],
  loaderOf: (game: GameUi) => (() => Promise<GameScreen>) | undefined,
): ReadonlyMap<string, GameScreen> =>
  new Map(
    registered.flatMap((game) => {
      const load = loaderOf(game)
      return load === undefined
        ? []
        : [[game.profile.kind, lazy(async () => ({ default: await load() }))] as const]
    }),
  )

const shownDataPage = ({ page, ...shown }: DataPage): ShownDataPage => ({
  ...shown,
  page: lazy(async () => ({ default: await page() })),
})

async function settingsOf(registered: readonly GameUi[]): Promise<ReadonlyMap<string, LobbySettings>> {
  const loaded = registered.map(async ({ profile, panel, facts }) => {
    const [ofHost, ofGuest] = await Promise.all([panel(), facts()])
    return [profile.kind, { panel: ofHost, facts: ofGuest }] as const
  })
  return new Map(await Promise.all(loaded))
}
