import { ICON_NAMES } from '../../rules/facts/names'

const NAMES: Readonly<Record<string, string>> = {
  ...ICON_NAMES,
  ';': 'flag',
  ':': 'fountain',
  '<': 'left arrow',
  '>': 'right arrow',
  '^': 'up arrow',
}

/** Returns the words of a card with its icons as words too: for where nothing can be drawn. */
export const plainText = (text: string): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (_, code: string) => NAMES[code] ?? code)
