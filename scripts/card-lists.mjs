import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { argumentsOf } from '../tooling/arguments.mjs'
import { inProject } from '../tooling/project.mjs'

/**
 * What each game makes of its card files, `games/<game>/card-lists.mjs`: `lists()` of the cards, and then
 * `catalog()` of what is printed on them, each a path and its text.
 */
export const makers = () =>
  Promise.all(
    readdirSync(inProject('games'))
      .sort()
      .map((game) => inProject('games', game, 'card-lists.mjs'))
      .filter((path) => existsSync(path))
      .map((path) => import(pathToFileURL(path).href)),
  )

if (process.argv[1] === import.meta.filename) {
  argumentsOf({ usage: 'npm run card-lists' })
  const write = ([path, text]) => writeFileSync(inProject(path), text)
  for (const { lists, catalog } of await makers()) {
    lists().forEach(write)
    write(await catalog())
  }
}
