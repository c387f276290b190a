import type { Aspect } from './text-facts'

/** In what a text states something else than its print, and why it stays so. */
export interface Difference {
  readonly card: string
  readonly about: readonly (Aspect | 'lines' | 'printed icons')[]
  readonly why: string
}

const FIXED_VALUE =
  'The facts fix the value, which no karma raises: in our texts such a number stands without braces.'
const NEIGHBOR = 'A seat beside is named by the turn order: left and right are directions of a splay.'
const ROUNDED = 'Rounding up is said in words: up is a direction of a splay.'
const NO_CARD = 'What happens without such a card is worded, too.'

/** Every text that differs from its print in what can be compared. All others agree. */
export const DIFFERENCES: readonly Difference[] = [
  { card: 'Canal Building', about: ['values', 'numbers', 'order'], why: FIXED_VALUE },
  { card: 'Astronomy', about: ['values', 'numbers', 'order'], why: FIXED_VALUE },
  { card: 'Sanitation', about: ['values', 'numbers', 'order'], why: FIXED_VALUE },
  { card: 'Barometer', about: ['values', 'numbers', 'order'], why: FIXED_VALUE },
  { card: 'Velcro Shoes', about: ['values', 'numbers', 'order'], why: FIXED_VALUE },
  { card: 'Rumor', about: ['directions'], why: NEIGHBOR },
  { card: 'Red Envelope', about: ['directions'], why: NEIGHBOR },
  { card: "April Fool's Day", about: ['directions'], why: NEIGHBOR },
  { card: 'Reclamation', about: ['directions'], why: ROUNDED },
  { card: 'The Wealth of Nations', about: ['directions'], why: ROUNDED },
  {
    card: 'Galley Whydah',
    about: ['directions'],
    why: 'The order from the bottom is said in words: up is a direction of a splay.',
  },
  { card: 'Pavlovian Tusk', about: ['numbers'], why: NO_CARD },
  { card: 'The Daily Courant', about: ['numbers'], why: NO_CARD },
  {
    card: 'Publications',
    about: ['may', 'if you do'],
    why: 'One option with two ways is asked as two questions, as the prompts fix it: the second only where the first was declined.',
  },
  {
    card: 'Sunglasses',
    about: ['may'],
    why: 'One option with two ways is worded with a single "may"; the print says it before each.',
  },
  {
    card: 'Self Service',
    about: ['each', 'other'],
    why: 'Any other opponent is each opponent: a player is no opponent of themself.',
  },
  { card: 'Globe', about: ['each', 'order'], why: 'That the three colors are shown as a proof is worded.' },
  { card: 'Myth', about: ['order'], why: 'That the hand is shown as a proof is worded.' },
  {
    card: 'Maze',
    about: ['order', 'if you do'],
    why: 'That the hand of the leader is shown first is worded.',
  },
  { card: 'Ninja', about: ['order'], why: 'That the returned card is shown as a proof is worded.' },
  { card: 'Albert Einstein', about: ['order'], why: 'That cards of other hands are shown is worded.' },
  { card: 'Alex Trebek', about: ['order'], why: 'That the found figure is shown is worded.' },
  {
    card: 'Loom',
    about: ['icons'],
    why: 'Hexes are counted apart from icons, so that they are named in words.',
  },
  {
    card: 'Social Networking',
    about: ['other'],
    why: 'The prompts fix the six icons that are offered, all but person; the text says so.',
  },
  {
    card: 'Blackmail',
    about: ['may'],
    why: 'Reading the word "may" as "must" is worded by what it means: what is optional has to be done.',
  },
  {
    card: 'Illuminati',
    about: ['if you do'],
    why: 'Without the secret there is no value that could be one higher.',
  },
  {
    card: 'Joy Buzzer',
    about: ['if you do'],
    // An empty hand is no difference: this exchange happens, too, as every one does (rules: innovation 17).
    why: 'What "do" refers to is said: to score a card, not to choose a value.',
  },
  {
    card: 'Sanskrit',
    about: ['if you do'],
    why: 'The deed is to junk all cards, so that leaving one there counts as not doing it.',
  },
  {
    card: 'Whatchamacallit',
    about: ['numbers'],
    why: 'The values are 1 to 11, read once before the first draw, as the ruling has it.',
  },
  {
    card: 'Sun Tzu',
    about: ['may'],
    why: 'Any number is none, too: a karma that may do nothing is worded as an option.',
  },
  {
    card: 'Ptolemy',
    about: ['may'],
    why: 'What counts as a card for the Dogma action may be activated: the same in other words.',
  },
  {
    card: 'Murasaki Shikibu',
    about: ['if you do', 'order'],
    why: 'Which cards may be junked is said in the sentence, and what the second claim depends on.',
  },
  {
    card: 'Johannes Vermeer',
    about: ['order'],
    why: 'The Achieve action, to which the ruling binds the karma, is named.',
  },
  {
    card: 'Yi Sun-Sin',
    about: ['lines'],
    why: 'A karma tells of one happening: a transfer and an exchange are two lines.',
  },
  {
    card: 'Rod Serling',
    about: ['lines'],
    why: 'A karma tells of one kind of happening: a draw is a line of its own.',
  },
  {
    card: 'Marie Curie',
    about: ['printed icons'],
    why: 'The facts mark their own icons as doubtful: an echo on a figure without one, and no person.',
  },
  {
    card: 'Chronicle of Zuo',
    about: ['opponent'],
    why: 'The least is strictly less than all opponents have, as the ruling says.',
  },
  {
    card: "Musk's Tesla Roadster",
    about: ['each', 'opponent'],
    why: 'The most is strictly more than all opponents have, as the ruling says.',
  },
  {
    card: 'Seikan Tunnel',
    about: ['other'],
    why: 'The most is strictly more than on any other board, as the ruling says.',
  },
  {
    card: 'International Prototype Metre Bar',
    about: ['exactly'],
    why: 'A number of cards equal to the value is exactly that number.',
  },
  {
    card: 'Tasmanian Tiger',
    about: ['each', 'other', 'order'],
    why: 'Each card goes to where the other was, on top of its stack; an exchange would put it beneath.',
  },
  { card: 'Tracking', about: ['numbers'], why: 'The print has a misspelling where the number stands.' },
]

/** A ruling of the facts that says otherwise than the printed sentence, and which of them holds. */
export interface Ruling {
  readonly card: string
  readonly holds: 'print' | 'ruling'
  readonly why: string
}

const CONDITION = 'An "if you do" counts only with its deed.'
const NO_LIMIT = 'The print does not leave these cards out.'
const EXPLAINS = 'The print leaves it open, and the ruling settles it; our text says so.'
const LEAVES_NOTHING = 'What the ruling does not offer would change nothing.'

export const RULINGS: readonly Ruling[] = [
  { card: 'Skyscrapers', holds: 'print', why: 'Only a card that is not yellow may be transferred.' },
  { card: 'Fission', holds: 'print', why: 'Fission itself is not among the cards to return.' },
  { card: 'Saxophone', holds: 'print', why: 'Only notes that are visible count.' },
  { card: 'Cell Phone', holds: 'print', why: 'One card is drawn for each color with a clock.' },
  { card: 'Camcorder', holds: 'print', why: 'The cards of value 9 are melded when foreseen, too.' },
  { card: 'Drone', holds: 'print', why: 'All cards of the color are counted, not only visible ones.' },
  { card: 'Proverb', holds: 'print', why: 'The player chooses the value among those in hand.' },
  { card: 'Sargon of Akkad', holds: 'print', why: 'Only the owner of the karma comes to share.' },
  { card: 'Shigeru Miyamoto', holds: 'print', why: 'The featured icon has to be a clock.' },
  { card: "Philosopher's Stone", holds: 'print', why: 'The deck is that of the total of the scored cards.' },
  { card: 'Abell Gallery Harpsichord', holds: 'print', why: 'Value 11 counts like the others.' },
  { card: 'Liner Titanic', holds: 'print', why: 'The print junks no deck.' },
  { card: 'Dance', holds: 'print', why: 'Any other player may be chosen, a teammate too.' },
  { card: 'Elevator', holds: 'print', why: 'Only cards of opponents are scored, none of a teammate.' },
  { card: 'Swiss Bank Account', holds: 'print', why: CONDITION },
  { card: 'Credit Card', holds: 'print', why: CONDITION },
  { card: 'Private Eye', holds: 'print', why: 'The draw is a sentence of its own, without a condition.' },
  { card: 'Email', holds: 'print', why: 'The lowest of the cards that are not green is meant.' },
  { card: 'Jackalope', holds: 'print', why: NO_LIMIT },
  { card: 'Erwin Rommel', holds: 'print', why: NO_LIMIT },
  { card: 'Esports', holds: 'print', why: 'A card on a board has the value that it has there.' },
  {
    card: 'Democracy',
    holds: 'print',
    why: 'All that a player returned in the action is compared with each opponent.',
  },
  {
    card: 'Murasaki Shikibu',
    holds: 'ruling',
    why: 'The karma is bound to the Achieve action, and to cards that could then be claimed, as it is meant; our text says both.',
  },
  {
    card: 'Johannes Vermeer',
    holds: 'ruling',
    why: 'The karma is bound to the Achieve action, as for Murasaki Shikibu; our text says so.',
  },
  { card: 'Zhang Heng', holds: 'ruling', why: EXPLAINS },
  { card: 'Edward Jenner', holds: 'ruling', why: EXPLAINS },
  {
    card: 'Archimedes',
    holds: 'ruling',
    why: 'An effect is not looked at alone: the whole action is raised.',
  },
  {
    card: 'Fu Xi',
    holds: 'ruling',
    why: 'A first action is that of the turn, whoever takes it; only Shennong is bound to the own turn.',
  },
  { card: 'Tasmanian Tiger', holds: 'ruling', why: 'Two transfers put the card on top of its stack.' },
  { card: 'Martian Internet', holds: 'ruling', why: EXPLAINS },
  { card: 'Social Networking', holds: 'ruling', why: 'The prompts fix the six icons that are offered.' },
  { card: 'Dice', holds: 'ruling', why: EXPLAINS },
  {
    card: 'Telegraph',
    holds: 'ruling',
    why: 'A color is matched by splaying it; there is no splay to none.',
  },
  {
    card: 'Deepfake',
    holds: 'print',
    why: 'Only on the board of the player is it left out, where it could not be transferred.',
  },
  { card: 'Robert E. Lee', holds: 'ruling', why: LEAVES_NOTHING },
  { card: 'Bangle', holds: 'ruling', why: LEAVES_NOTHING },
  { card: 'Streaming', holds: 'ruling', why: LEAVES_NOTHING },
  { card: 'Encyclopedia', holds: 'ruling', why: 'Choosing no value is the same as melding none of it.' },
  { card: 'Seed Drill', holds: 'ruling', why: 'Choosing no deck is the same as junking none.' },
  { card: 'Ice Cream', holds: 'ruling', why: 'Choosing no deck is the same as junking none.' },
  { card: 'Mona Lisa', holds: 'ruling', why: 'Some end is needed to the numbers that are offered: 9.' },
  { card: 'Mafia', holds: 'ruling', why: 'Secrets of one value look alike to whoever would choose.' },
  { card: 'Plot Voucher', holds: 'ruling', why: 'Closed achievements of one value look alike.' },
  { card: 'Tomb', holds: 'ruling', why: 'Closed achievements of one value look alike.' },
  { card: 'Cliffhanger', holds: 'ruling', why: 'Secrets of one value look alike: chance may choose.' },
  { card: 'Liquid Fire', holds: 'ruling', why: EXPLAINS },
  { card: 'Morphine', holds: 'ruling', why: EXPLAINS },
  { card: 'Whatchamacallit', holds: 'ruling', why: EXPLAINS },
  {
    card: 'Alex Trebek',
    holds: 'print',
    why: 'The deck is shuffled, and the named figure may have any value.',
  },
]
