/** Words that paint a picture in place of what happens; docs/STYLE.md has plain ones. */
const PICTURES = [
  'on its way',
  'on their way',
  'goes its way',
  'drawn anew',
  'the eyes of',
  'with other eyes',
  'hear of',
  'hears of',
  'heard of',
  'tell of',
  'tells of',
  'told of',
  'not had',
]

/** Rules for comments: they wrap at 110 columns, and use plain words. The formatter decides on code. */
export const comments = {
  'max-len': ['error', { code: 10_000, comments: 110, ignoreUrls: true }],
  'no-warning-comments': ['error', { terms: PICTURES, location: 'anywhere' }],
}

const picture = `/\\b(${PICTURES.join('|')})\\b/`
/** Syntax to refuse in tests: a picture in the title of a test or a scenario. */
export const pictureTitle = [
  'CallExpression > Literal.arguments',
  'CallExpression > ObjectExpression > Property > Literal.key',
].map((title) => ({
  selector: `${title}[value=${picture}]`,
  message: 'Say what holds in plain words (docs/STYLE.md).',
}))
