/**
 * Letters of other scripts, and of Latin itself, that look like a letter of the basic Latin alphabet (Unicode
 * TR 39).
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...pairs('авеԁһіјкӏмнорԛсѕтухѵԝ', 'abedhijklmhopqcstyxvw'),
  ...pairs('αβγεικνορτυχ', 'abyeiknoptux'),
  ...pairs('ıȷłøđħɡɑɩŧʋƒ', 'ijlodhgaituf'),
  // Small capitals.
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  // Armenian, Cherokee and Lisu, in which whole names can be spelled that look Latin.
  ...pairs('օոսհզցյ', 'onuhqgj'),
  ...pairs('ꭰꭱꭲꭺꭻꭼꮃꮇꮋꮍꮐꮓꮢꮤꮪꮩꮮꮯꮲꮶꭵꮟ', 'drtajewmhygzrwsvlcpkib'),
  ...pairs('ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpdtgkjczfmnlsrvhwxyaeiou'),
}

function pairs(letters: string, latin: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...letters].map((letter, at) => [letter, latin[at] ?? letter]))
}

/** Signs that are drawn alike, and blanks: a page shows several as one. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ' '],
  [/[\p{Pd}\u2212]/gu, '-'],
  [/['`´‘’‛′ʹʻʼʽˈ]/g, "'"],
  [/["“”„‟″]/g, '"'],
  [/ǃ/g, '!'],
]

/**
 * Returns what a name looks like: names with the same looks are not told apart at a table. Case, accents,
 * widths, the number of blanks, and letters and signs that look alike do not count.
 */
export const looksOf = (name: string): string =>
  [
    ...SIGNS.reduce((looks, [alike, one]) => looks.replace(alike, one), name)
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase(),
  ]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')

/** Digits, letters and pairs of letters that are drawn alike, in the case in which they are. */
const DRAWN_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[I1|]/g, 'l'],
  [/0/g, 'O'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

const shapeOf = (name: string): string =>
  DRAWN_ALIKE.reduce(
    (shape, [alike, one]) => shape.replace(alike, one),
    name.normalize('NFKD').replace(/\p{Mn}/gu, ''),
  )

/** Whether one of two names is taken for the other: *lan* for *Ian*, *chıef* for *chief*. */
export const looksLike = (one: string, other: string): boolean =>
  looksOf(one) === looksOf(other) || shapeOf(one) === shapeOf(other)

/** Scripts of which the letters of one name may be. Japanese is written in several. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  // Letters of any other script; those of no script, such as the long mark of Japanese, go with each.
  /(?=\p{L})[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u,
]

/** Whether the letters of a name are of one alphabet. */
export const isOneAlphabet = (name: string): boolean =>
  SCRIPTS.filter((script) => script.test(name)).length <= 1
