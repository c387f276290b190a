import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { boundaries } from './boundaries.mjs'

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { '@typescript-eslint': tseslint.plugin },
    },
    ...boundaries,
  ],
})

/** How many imports of this code the boundaries refuse in this file. */
async function refusals(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath })
  return result.messages.length
}

const REFUSED = [
  ['packages/kernel/src/a.ts', `import { x } from '@parlour/script'`],
  ['packages/kernel/src/a.ts', `import type { X } from '@parlour/protocol'`],
  ['packages/script/src/a.ts', `import { x } from '@parlour/draft'`],
  ['packages/ui-kit/src/a.tsx', `import { x } from '../../../games/draft/ui/x'`],
  ['packages/ui-kit/src/a.tsx', `import { x } from '@parlour/mtg-ui'`],
  ['packages/ui-kit/src/a.tsx', `import { x } from '@parlour/mtg-cards'`],
  ['packages/ui-kit/src/a.tsx', `import { x } from '@parlour/web'`],
  ['packages/mtg-ui/src/a.tsx', `import { x } from '@parlour/draft/ui'`],
  ['packages/mtg-ui/src/a.tsx', `import { x } from '@parlour/ui-kit/src/api'`],
  ['packages/mtg-cards/src/a.ts', `import { x } from '@parlour/mtg-ui'`],
  ['packages/script/src/a.ts', `import { x } from '@parlour/kernel/src/json'`],
  ['games/draft/rules/a.ts', `import { x } from '@parlour/tyrants'`],
  ['games/draft/rules/a.ts', `import type { X } from '../../tyrants/rules/index'`],
  ['games/draft/rules/a.ts', `import { x } from '../ui/board'`],
  ['games/draft/rules/a.ts', `import { useState } from 'react'`],
  ['games/draft/rules/facts/a.ts', `import { x } from '../state'`],
  ['games/draft/rules/facts/a.ts', `import { x } from '@parlour/script'`],
  ['games/draft/rules/facts/a.ts', `import type { X } from '@parlour/tyrants'`],
  ['games/draft/rules/facts/a.test.ts', `import { x } from '../../ui/board'`],
  ['games/draft/rules/a.ts', `import { x } from '@parlour/mtg-ui'`],
  ['games/draft/rules/a.ts', `import { x } from '@parlour/server'`],
  ['games/draft/ui/a.tsx', `import { x } from '../rules/packs'`],
  ['games/draft/ui/a.tsx', `import { x } from '@parlour/draft'`],
  ['games/draft/ui/a.tsx', `import { x } from '@parlour/magic-table/ui'`],
  ['apps/server/src/a.ts', `import { x } from '@parlour/draft/ui'`],
  ['apps/server/src/a.ts', `import { x } from '@parlour/ui-kit'`],
  ['apps/server/src/a.ts', `import { x } from '@parlour/mtg-ui'`],
  ['apps/server/src/calls/a.ts', `import { x } from './b'`],
  ['apps/server/src/calls/a.ts', `import { x } from '../calls/b'`],
  ['apps/server/src/lobby/a.ts', `import { x } from '../http/b'`],
  ['apps/server/src/live/a.ts', `import { x } from '../http/b'`],
  ['apps/server/src/games/a.ts', `import { x } from '../http/b'`],
  ['apps/server/src/games/a.ts', `import { x } from '../creation/b'`],
  ['apps/server/src/magic/update/a.ts', `import type { X } from '../../calls/b'`],
  ['apps/server/src/store/records/a.ts', `import { x } from '../../lobby/b'`],
  ['apps/server/src/store/driver/a.ts', `import { x } from '../../failures/failures'`],
  ['apps/web/src/a.tsx', `import { x } from '@parlour/draft'`],
  ['apps/web/src/a.tsx', `import { x } from '@parlour/draft/testing'`],
  ['apps/web/src/a.tsx', `import type { X } from '../../server/src/x'`],
]

const ALLOWED = [
  ['apps/server/src/calls/a.ts', `import { x } from '../lobby/b'`],
  ['apps/server/src/calls/a.test.ts', `import { x } from './b'`],
  ['apps/server/src/store/records/a.ts', `import { x } from '../driver/b'`],
  ['packages/script/src/a.ts', `import { x } from '@parlour/kernel'`],
  ['packages/kernel/src/a.ts', `import { x } from './json'`],
  ['games/draft/rules/a.ts', `import { x } from '@parlour/mtg-cards'`],
  ['games/draft/rules/facts/a.ts', `import { x } from './options'`],
  ['games/draft/rules/facts/a.ts', `import type { X } from '../state'`],
  ['games/draft/rules/facts/a.test.ts', `import { x } from '../state'`],
  ['packages/ui-kit/src/a.tsx', `import { x } from '@parlour/protocol'`],
  ['packages/mtg-ui/src/a.tsx', `import { x } from '@parlour/ui-kit'`],
  ['packages/mtg-ui/src/a.tsx', `import { x } from '@parlour/mtg-cards'`],
  ['games/draft/ui/a.tsx', `import type { DraftView } from '@parlour/draft'`],
  ['games/draft/ui/a.tsx', `import type { DraftView } from '../rules/view'`],
  ['games/draft/ui/a.tsx', `import { packSize } from '../rules/facts'`],
  ['games/draft/ui/a.tsx', `import { useState } from 'react'`],
  ['games/draft/ui/a.test.tsx', `import { view } from '../rules/view'`],
  ['apps/server/src/a.ts', `import { draft } from '@parlour/draft'`],
  ['apps/web/src/a.tsx', `import { DraftBoard } from '@parlour/draft/ui'`],
  ['apps/web/src/a.tsx', `import type { DraftView } from '@parlour/draft'`],
]

describe('the import boundaries', () => {
  it.each(REFUSED)('refuse in %s: %s', async (file, code) => {
    expect(await refusals(file, code)).toBe(1)
  })

  it.each(ALLOWED)('allow in %s: %s', async (file, code) => {
    expect(await refusals(file, code)).toBe(0)
  })
})
