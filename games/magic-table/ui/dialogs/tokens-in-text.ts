/** A token as a card's text describes it. */
export interface TextToken {
  readonly name: string
  /** Size, colors, kinds other than creature, and what it can do. */
  readonly annotation: string
}

const COUNT =
  'a number of|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twenty|[xX]|\\d+|(?:twice )?that many|another|up to \\w+'
const SIZE = '[\\dX*+]+\\/[\\dX*+]+'
/**
 * What the words before `token` may be: a size, colors and kinds in small letters, its own kinds with a
 * capital.
 */
const WORDS = `((?:(?:${SIZE}|[\\w'’-]+),? )*?)`
/**
 * `two tapped 2/2 white Cat creature tokens named Bo with ...`, or a name of its own before: `Bo, a legendary
 * ...`.
 */
const TOKEN = new RegExp(
  `(?:^|\\s)(?:([A-Z][^.]*?), )?(?:${COUNT}) ${WORDS}tokens?\\b(?: named ([A-Z][\\w'’-]*(?: (?:of|the|to|[A-Z][\\w'’-]*))*))?`,
  'g',
)
const NAMED_LATE = /^ named ([A-Z][\w'’-]*(?: (?:of|the|to|[A-Z][\w'’-]*))*)/

const KEYWORD =
  'flying|first strike|double strike|deathtouch|lifelink|vigilance|trample|haste|reach|menace|hexproof|indestructible|defender|prowess|flash|infect|shadow|banding|decayed|changeling|persist|exalted|myriad|landfall|unblockable|fear|intimidate|shroud|skulk|toxic \\d+|ward \\{\\d+\\}|crew \\d+|bushido \\d+|annihilator \\d+|rampage \\d+|protection from [\\w ]+?|\\w+walk'
const ABILITY = `(?:"[^"]*"|“[^”]*”|(?:${KEYWORD})\\b)`
const EACH_ABILITY = new RegExp(ABILITY, 'g')
const ABILITIES = new RegExp(`^ with (${ABILITY}(?:(?:, and |, | and )${ABILITY})*)`)

/** How a sentence that makes tokens begins, and how a copy is spoken of. */
const CREATES = /\bcreates? (?:your choice of )?/gi
const COPY = /\btokens? that(?:'s|’s| is| are) (?:a copy|copies) (of [^.,()]+)/gi
/**
 * Tokens that come in addition to others: `those tokens plus an additional Food token are created instead`.
 */
const ADDED = /\bplus ([^.]{1,300}?) (?:is|are) created/gi

/** Words that say how a token comes, not what it is. */
const NOT_ITS_OWN = /^(?:tapped|untapped|additional|and attacking|attacking|and|creature|token|tokens)$/

/** What keywords make where no words say it. */
const KEYWORDS: readonly (readonly [words: RegExp, name: string, annotation: string])[] = [
  [/\binvestigates?\b/i, 'Clue', 'artifact'],
  [/\bincubates? /i, 'Incubator', 'artifact'],
  [/\bfabricate \w/i, 'Servo', '1/1 colorless artifact'],
  [/\bpopulates?\b/i, 'Copy', 'of a creature token you control'],
  [/\bafterlife \w/i, 'Spirit', '1/1 white and black, flying'],
  [/\bliving weapon\b/i, 'Phyrexian Germ', '0/0 black'],
  [/\bfor mirrodin!/i, 'Rebel', '2/2 red'],
  [/\bmobilize \w/i, 'Warrior', '1/1 red'],
  [/\bembalm(?: \{|—)/i, 'Copy', 'of this card, white Zombie'],
  [/\beternalize(?: \{|—)/i, 'Copy', 'of this card, 4/4 black Zombie'],
]
const AMASS = /\b[Aa]mass(?:es)?(?: ([A-Z]\w+?)s)? (?:\d+|X)\b/g

/**
 * Returns the tokens that a rules text makes, each once: `a 1/1 white Bird creature token with flying` is a
 * Bird, `1/1 white, flying`.
 */
export function tokensIn(text: string): readonly TextToken[] {
  const made = new Map<string, TextToken>()
  const add = (token: TextToken) => made.set(`${token.name} ${token.annotation}`, token)
  for (const clause of creatingClauses(text)) {
    for (const token of describedIn(clause)) add(token)
    for (const [, what = ''] of clause.words.matchAll(COPY)) add({ name: 'Copy', annotation: what })
  }
  const isThere = (name: string) => [...made.values()].some((token) => token.name === name)
  for (const [, kind = 'Zombie'] of text.matchAll(AMASS))
    if (!isThere(`${kind} Army`)) add({ name: `${kind} Army`, annotation: '0/0 black' })
  for (const [words, name, annotation] of KEYWORDS)
    if (words.test(text) && !isThere(name)) add({ name, annotation })
  return [...made.values()]
}

/**
 * What stands after each `create` up to the end of its sentence, and what the next one says that the tokens
 * have; and what is created in addition.
 */
function creatingClauses(text: string): readonly Clause[] {
  const added = [...text.matchAll(ADDED)].map(([, words = '']) => ({ words, has: '' }))
  const created = [...text.matchAll(CREATES)].map(({ 0: word, index }) => {
    const rest = text.slice(index + word.length)
    // A period inside quotes ends nothing.
    const words = /^(?:"[^"]*"|“[^”]*”|[^."“\n])*/.exec(rest)?.[0] ?? ''
    const [, has = ''] = /^\. (?:It has|They have) ("[^"]*"|“[^”]*”)/.exec(rest.slice(words.length)) ?? []
    return { words, has }
  })
  return [...created, ...added]
}

interface Clause {
  readonly words: string
  readonly has: string
}

function describedIn({ words: clause, has }: Clause): readonly TextToken[] {
  return [...clause.matchAll(TOKEN)].flatMap((match) => {
    const [whole, nameBefore, words = '', nameAfter] = match
    const rest = clause.slice(match.index + whole.length)
    const abilities = ABILITIES.exec(rest)
    const [, nameLate] = NAMED_LATE.exec(rest.slice(abilities?.[0].length ?? 0)) ?? []
    const token = tokenOf(words, nameBefore ?? nameAfter ?? nameLate)
    if (token === undefined) return []
    const colors = / that(?:'s|’s| are) all colors/.test(rest) ? ' all colors' : ''
    const does = [...(abilities?.[1] ?? '').matchAll(EACH_ABILITY)].map(([ability]) => ability)
    const traits = [`${token.annotation}${colors}`, ...does, has]
    return [{ ...token, annotation: traits.filter((part) => part !== '').join(', ') }]
  })
}

/** A token of the words before `token`; nothing where they name no kind of its own, as with a copy. */
function tokenOf(words: string, namedBy: string | undefined): TextToken | undefined {
  const all = words.split(/,? /).filter((word) => word !== '')
  const isKind = (word: string) => /^[A-Z]/.test(word) && !new RegExp(`^${SIZE}$`).test(word) && word !== 'X'
  const kinds = all.filter(isKind).join(' ')
  const name = namedBy ?? kinds
  if (name === '') return undefined
  const traits = all.filter((word, at) => {
    if (namedBy !== undefined && isKind(word)) return true
    return !isKind(word) && (!NOT_ITS_OWN.test(word) || isBetweenColors(all, at))
  })
  return { name, annotation: traits.join(' ') }
}

const COLOR = /^(?:white|blue|black|red|green)$/
const isBetweenColors = (words: readonly string[], at: number): boolean =>
  words[at] === 'and' && COLOR.test(words[at - 1] ?? '') && COLOR.test(words[at + 1] ?? '')
