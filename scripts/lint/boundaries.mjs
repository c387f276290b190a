/** The games, each a package `@parlour/<game>` in `games/<game>`. */
const GAMES = ['draft', 'innovation', 'magic-table', 'tyrants']

const APPS = ['server', 'web']

/** One forbidden import: gitignore-style patterns, the reason, and whether a type-only import is still fine. */
function forbid(group, message, allowTypeImports = false) {
  return { group, message, allowTypeImports }
}

const packagesOf = (names) => names.flatMap((name) => [`@parlour/${name}`, `@parlour/${name}/*`])

const noApps = forbid([...packagesOf(APPS), '**/apps/**'], 'Nothing imports an app.')
const noGames = forbid(
  [...packagesOf(GAMES), '**/games/**'],
  'Packages stand below the games and know none of them.',
)
const noInside = forbid(['@parlour/*/src/**', '@parlour/*/rules/**'], 'Import a package through its entry.')

/** The import rule of one folder, as a flat-config object. */
function boundary(files, patterns, ignores = []) {
  return { files, ignores, rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] } }
}

function gameBoundaries(game) {
  const others = GAMES.filter((name) => name !== game)
  const below = [
    noApps,
    noInside,
    forbid(
      [...packagesOf(others), ...others.map((name) => `**/games/${name}/**`)],
      'A game knows no other game: move what they share into packages/.',
    ),
  ]
  const facts =
    'A board takes types from the rules, and values only from rules/facts: never code that sees hidden state.'
  return [
    boundary(
      [`games/${game}/**/*.{ts,tsx}`],
      [...below, forbid(['**/ui', '**/ui/**', 'react', 'react-dom', '@mantine/*'], 'Rules know no screen.')],
      [`games/${game}/ui/**`],
    ),
    boundary(
      [`games/${game}/ui/**/*.{ts,tsx}`],
      [
        ...below,
        forbid([`@parlour/${game}`, `@parlour/${game}/testing`], facts, true),
        forbid(['**/rules', '**/rules/**', '!**/rules/facts', '!**/rules/facts/**'], facts, true),
      ],
      [`games/${game}/ui/**/*.test.{ts,tsx}`],
    ),
  ]
}

/**
 * The import boundaries of the design: apps → games → packages → kernel, never upwards, and no rule of a game in a
 * browser. Each folder is named by exactly one object, since a later one replaces an earlier one's patterns.
 */
export const boundaries = [
  boundary(
    ['packages/kernel/**/*.ts'],
    [forbid(['@parlour/*', '**/games/**', '**/apps/**'], 'The kernel imports nothing of the project.')],
  ),
  boundary(['packages/**/*.{ts,tsx}'], [noApps, noGames, noInside], ['packages/kernel/**']),
  ...GAMES.flatMap(gameBoundaries),
  boundary(
    ['apps/server/**/*.ts'],
    [
      noInside,
      forbid(
        [
          ...GAMES.map((name) => `@parlour/${name}/ui`),
          '@parlour/ui-kit',
          '@parlour/web',
          '**/games/*/ui/**',
          '**/apps/web/**',
        ],
        'The server draws nothing.',
      ),
    ],
  ),
  boundary(
    ['apps/web/**/*.{ts,tsx}'],
    [
      noInside,
      forbid(['@parlour/server', '**/apps/server/**'], 'The browser never gets code of the server.'),
      forbid(
        [...GAMES.flatMap((name) => [`@parlour/${name}`, `@parlour/${name}/testing`]), '**/games/*/rules/**'],
        'The shell knows no rule: import @parlour/<game>/ui, and from the rules only types.',
        true,
      ),
    ],
  ),
]
