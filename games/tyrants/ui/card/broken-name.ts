const SOFT_HYPHEN = '\u00ad'

/** The long words of card names, with a `~` where a narrow card may break them. */
const LONG_WORDS = [
  'Am~bas~sador',
  'Black~guard',
  'Brain~washed',
  'Con~jurer',
  'Death~blade',
  'Demo~gorgon',
  'Dop~pel~ganger',
  'Dragon~claw',
  'Ele~mental',
  'En~chanter',
  'Gib~bering',
  'In~fil~trator',
  'In~for~mation',
  'In~quis~itor',
  'In~tel~lect',
  'Jackal~were',
  'Melee-Mag~there',
  'Mer~ce~nary',
  'Mind~witness',
  'Mino~taur',
  'Nal~fesh~nee',
  'Necro~mancer',
  'Nego~ti~ator',
  'Pries~tess',
  'Pup~pet~eer',
  'Shatter~keel',
  'Skele~ton',
  'Sov~er~eign',
  'Spec~tator',
  'Spell~spinner',
  'Uli~tha~rid',
  'Under~dark',
  'Weapon~master',
  'Wyrm~ling',
  'Wyrm~speaker',
]

const broken: ReadonlyMap<string, string> = new Map(
  LONG_WORDS.map((word) => [word.replaceAll('~', ''), word.replaceAll('~', SOFT_HYPHEN)]),
)

/** Returns the name of a card with soft hyphens where a long word of it may be broken. */
export const brokenName = (name: string): string =>
  name
    .split(' ')
    .map((word) => broken.get(word) ?? word)
    .join(' ')
