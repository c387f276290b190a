import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = new URL('../../games/', import.meta.url)

/** The folders of the games: those in `games/` with a package of their own, `@parlour/<folder>`. */
export const gameFolders = () =>
  readdirSync(fileURLToPath(FOLDER))
    .filter((name) => existsSync(new URL(`${name}/package.json`, FOLDER)))
    .sort()
