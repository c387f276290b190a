/** What bots are called, in the order in which the names are given: a page names a new bot as the hub will. */
export const BOT_NAMES: readonly string[] =
  'Ada Bertram Cleo Dorian Edda Felix Greta Hugo Ines Jasper Kaja Leo Mila Nils Odette Pim Quinn Rosa Sven Thea'
    .split(' ')
    .map((name) => `Bot ${name}`)
