import { gameFolders } from './games.mjs'

/** The games, each a package `@parlour/<game>` in `games/<game>`. */
const GAMES = gameFolders()

const anyOf = (names) => `(${names.join('|')})`

/** One forbidden kind of import: what it looks like, why, and whether a type-only import is still fine. */
function forbid(regex, message, allowTypeImports = false) {
  return { regex, message, allowTypeImports }
}

const APP = '^@parlour/(server|web)(/|$)|^\\..*/apps/'
const GAME = `^@parlour/${anyOf(GAMES)}(/|$)|^\\..*/games/`
const RULES_PACKAGE = `^@parlour/${anyOf(GAMES)}(/testing)?$`

const noApps = forbid(APP, 'Nothing imports an app.')
const noGames = forbid(GAME, 'Packages stand below the games and know none of them.')
const noInside = forbid('^@parlour/[^/]+/(src|rules)/', 'Import a package through its entry.')

/** The packages that draw, and which packages of the project each may import. */
const DRAWING = {
  'ui-kit': ['kernel', 'protocol'],
  'mtg-ui': ['kernel', 'protocol', 'mtg-cards', 'ui-kit'],
}
const drawsNothing = forbid(
  `^@parlour/${anyOf(Object.keys(DRAWING))}(/|$)`,
  'Packages below the screens draw nothing.',
)

/** The import rule of one folder, as a flat-config object. */
function boundary(files, patterns, ignores = []) {
  return { files, ignores, rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] } }
}

function gameBoundaries(game) {
  const others = anyOf(GAMES.filter((name) => name !== game))
  const otherGame = `^@parlour/${others}(/|$)|^\\.\\..*/${others}/(rules|ui)(/|$)`
  const below = [
    noApps,
    noInside,
    forbid(otherGame, 'A game knows no other: what two share belongs in packages/.'),
  ]
  const noScreen = '(^|/)ui(/|$)|^@parlour/(ui-kit|mtg-ui)(/|$)|^react(-dom)?(/|$)|^@mantine/'
  const hidden = `${RULES_PACKAGE}|^\\..*/rules(/(?!facts(/|$))|$)`
  const facts =
    'A board takes types from the rules, and values only from rules/facts: no code that sees hidden state.'
  const open = 'Browsers load the facts: from the rest of the rules they take types alone.'
  const ui = `games/${game}/ui/**`
  const known = `games/${game}/rules/facts/**`
  const rules = [...below, forbid(noScreen, 'Rules know no screen.')]
  return [
    boundary([`games/${game}/**/*.{ts,tsx}`], rules, [ui, `${known}/!(*.test).ts`]),
    boundary(
      [`${known}/*.ts`],
      [...rules, forbid('^\\.\\./|^@parlour/script(/|$)', open, true)],
      [`${known}/*.test.ts`],
    ),
    boundary(
      [`${ui}/*.{ts,tsx}`],
      [...below, forbid(hidden, facts, true)],
      [`${ui}/*.test.{ts,tsx}`, `${ui}/testing/*`],
    ),
  ]
}

/** The rooms of the server, from what is told to the world down to the store. */
function serverBoundaries() {
  const src = 'apps/server/src'
  const below = [
    noInside,
    forbid(
      `^@parlour/(ui-kit|mtg-ui|web|${GAMES.join('/ui|')}/ui)(/|$)|^\\..*/(web/src|ui)/`,
      'The server draws nothing.',
    ),
  ]
  const tests = `${src}/**/*.test.ts`
  const noCalls = '^\\..*/(http|calls)/'
  const knowsNoCalls = forbid(noCalls, 'What calls do knows neither calls nor HTTP.')
  const onlyStore = '^\\..*/(http|calls|creation|failures|play|live|lobby|magic|notify|games|users)/'
  return [
    boundary(['apps/server/**/*.ts'], below),
    boundary(
      [`${src}/calls/**/*.ts`],
      [
        ...below,
        forbid('^\\./|^\\..*/calls/', 'Calls do not import calls: what two share stands where it belongs.'),
      ],
      [tests],
    ),
    boundary(
      [`${src}/{creation,failures,live,lobby,magic,notify,play,users,vitals}/**/*.ts`],
      [...below, knowsNoCalls],
      [tests],
    ),
    boundary(
      [`${src}/games/**/*.ts`],
      [
        ...below,
        knowsNoCalls,
        forbid('^\\..*/(creation|play|lobby)/', 'What a game module does is used by new and running games.'),
      ],
      [tests],
    ),
    boundary(
      [`${src}/store/**/*.ts`],
      [...below, forbid(onlyStore, 'The store knows nothing that stands on it.')],
      [tests],
    ),
  ]
}

/**
 * The import boundaries of the design: apps → games → packages → kernel, never upwards, and no rule of a game
 * in a browser. Each folder is named by exactly one object, since a later one replaces an earlier one's
 * patterns.
 */
export const boundaries = [
  boundary(
    ['packages/kernel/**/*.ts'],
    [forbid('^@parlour/|^\\..*/(games|apps)/', 'The kernel imports nothing of the project.')],
  ),
  boundary(
    ['packages/**/*.{ts,tsx}'],
    [noApps, noGames, noInside, drawsNothing],
    ['kernel', ...Object.keys(DRAWING)].map((name) => `packages/${name}/**`),
  ),
  ...Object.entries(DRAWING).map(([name, below]) =>
    boundary(
      [`packages/${name}/**/*.{ts,tsx}`],
      [
        forbid(
          `^@parlour/(?!${anyOf(below)}(/|$))|^\\..*/(games|apps)/`,
          `${name} imports only ${below.join(', ')}.`,
        ),
        noInside,
      ],
    ),
  ),
  ...GAMES.flatMap(gameBoundaries),
  {
    files: ['tooling/**/*.mjs'],
    ignores: ['**/*.test.mjs'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@parlour/|^(\\.\\./)+(apps|games|packages|scripts)/',
              message: 'What builds the project imports nothing of it.',
            },
          ],
        },
      ],
    },
  },
  ...serverBoundaries(),
  boundary(
    ['apps/web/**/*.{ts,tsx}'],
    [
      noInside,
      forbid('^@parlour/server(/|$)|^\\.\\..*/server/src/', 'The browser never gets code of the server.'),
      forbid(
        `${RULES_PACKAGE}|^\\..*/games/[^/]+/rules/`,
        'The shell knows no rule: import @parlour/<game>/ui, and from the rules only types.',
        true,
      ),
    ],
  ),
]
