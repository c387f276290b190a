import { looksOf } from './look-alikes'

const TITLE = 'Bot '

/**
 * Names for bots, in the order they are given out.
 * @internal
 */
export const BOT_NAMES: readonly string[] =
  'Ada Bertram Cleo Dorian Edda Felix Greta Hugo Ines Jasper Kaja Leo Mila Nils Odette Pim Quinn Rosa Sven Thea Ulla Vasco Wanda Xenia Yorick Zelda'
    .split(' ')
    .map((name) => `${TITLE}${name}`)

/**
 * Returns the first name for a bot that nobody has and that wears no person's: with an Ada about there is no
 * `Bot Ada`. Names that look alike count as the same. Undefined where none is free.
 * @param taken the names of people and of other bots
 * @param wanted comes first where it is a bot's name
 */
export function freeBotName(taken: Iterable<string>, wanted?: string): string | undefined {
  const looks = new Set([...taken].map(looksOf))
  const names = wanted !== undefined && BOT_NAMES.includes(wanted) ? [wanted, ...BOT_NAMES] : BOT_NAMES
  return names.find((name) => !looks.has(looksOf(name)) && !looks.has(looksOf(name.slice(TITLE.length))))
}
