/** Names for bots, in the order they are given out: a page names a new bot as the server will. */
export const BOT_NAMES: readonly string[] =
  'Ada Bertram Cleo Dorian Edda Felix Greta Hugo Ines Jasper Kaja Leo Mila Nils Odette Pim Quinn Rosa Sven Thea'
    .split(' ')
    .map((name) => `Bot ${name}`)
