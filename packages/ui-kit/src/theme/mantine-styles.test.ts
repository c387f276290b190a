import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOMS = ['apps/web', 'packages', 'games']
const IMPORT = /import \{([^}]*)\} from '@mantine\/core'/g
const styles = readFileSync('packages/ui-kit/src/theme/mantine-styles.css', 'utf8')

/** The components of the library that the pages name. */
const used = new Set(
  ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
    .filter((file) => file.endsWith('.tsx') && !file.includes('node_modules'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name)),
)
/** What stands in others without being named, by those: a label beside its box. */
const WITHIN: Readonly<Record<string, string>> = {
  Checkbox: 'InlineInput',
  Radio: 'InlineInput',
  Switch: 'InlineInput',
}

it('brings the styles of every component that a page uses', () => {
  const all = [...used].flatMap((name) => [name, WITHIN[name] ?? name])
  const styled = all.filter((name) => existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`))
  expect(styled).toEqual(expect.arrayContaining(['Button', 'InlineInput']))
  expect(styled.filter((name) => !styles.includes(`/${name}.layer.css`))).toEqual([])
})
