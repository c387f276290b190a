import type { Lesson, LessonAnswer } from '@parlour/kernel'
import { piece } from '../facts/piece'

const RIVAL = 1

const action = (group: string, choice: string): LessonAnswer => ({
  picks: [{ title: group, selection: [choice] }],
})
const dogma = (card: string): LessonAnswer => action('Dogma', card)
const meld = (card: string): LessonAnswer => action('Meld', card)
const draw = action('Draw', 'draw a card')
const rivalDraws: LessonAnswer = { seat: RIVAL, ...draw }
/** The rival's turn: it draws twice, and so changes no icon. */
const rivalTurn = [rivalDraws, rivalDraws]

const players = ['learner', 'rival']

/** The base game: the four actions, sharing, demands, scoring, splaying and the end. */
export const firstGame: Lesson = {
  id: 'innovation',
  title: 'Innovation',
  minutes: 8,
  steps: [
    {
      name: 'Draw',
      position: {
        players,
        turn: { player: 'learner', action: 1, round: 2 },
        learner: { green: ['The Wheel'], yellow: ['Agriculture'] },
        rival: { green: ['Clothing'], yellow: ['Masonry'], hand: ['Oars'] },
        achievements: ['Mysticism', 'Calendar', 'Optics', 'Gunpowder', 'Coal'],
        decks: {
          base: {
            1: ['Writing', 'Metalworking', 'Sailing', 'Tools', 'Archery', 'Domestication', 'Code of Laws'],
            2: ['Mapmaking'],
          },
        },
      },
      ask: 'A turn has two actions. There are four kinds: draw, meld, dogma, achieve. Begin with the simplest.',
      task: 'Click “draw a card”.',
      points: [piece.deck('base', 1)],
      acts: [draw],
      result: 'You drew Writing.',
      why: 'You draw the value of your highest top card. Yours are 1s, so you drew a 1. With higher cards on top you draw higher.',
      wrong: {
        [piece.pile(RIVAL, 'hand')]:
          'That is Ada’s hand. You see how many cards she holds and their values, never their names.',
      },
    },
    {
      name: 'Meld',
      ask: 'Cards in your hand do nothing yet. To meld is to put one on your board, on top of the stack of its color.',
      task: 'Click Writing in your hand.',
      points: [piece.card('Writing')],
      acts: [meld('Writing')],
      result: 'Writing lies on blue.',
      why: 'It is your top blue card. Only top cards can be used, and a later blue card will cover it.',
      wrong: {
        [piece.card('The Wheel')]: 'The Wheel is melded already.',
      },
    },
    {
      name: 'Icons',
      meanwhile: rivalTurn,
      ask: 'Every card shows icons. The table in the middle counts what each player has in sight.',
      task: 'Click the bulb in the table.',
      points: [piece.icon('s')],
      result: 'You show {you.s} bulbs, Ada {rival.s}.',
      why: 'Icons of covered cards do not count. These numbers decide who may join in what you do, and who must obey.',
      wrong: { [piece.icon('k')]: 'That is the castle. You show {you.k}, Ada {rival.k}.' },
    },
    {
      name: 'Dogma alone',
      ask: 'Dogma is the word for using a top card. The icon before its text is its featured icon: on Writing the bulb. Ada has fewer bulbs than you.',
      task: 'Click Writing under Dogma, or on your board.',
      points: [piece.card('Writing')],
      acts: [dogma('Writing')],
      result: 'You drew Mapmaking, a 2.',
      why: 'Ada has {rival.s} bulbs to your {you.s}, so she did not join in. Writing stays where it is and can be used again.',
      wrong: {
        [piece.card('The Wheel')]:
          'That is The Wheel. It comes next: Ada would join in, and first you should see a dogma alone.',
      },
    },
    {
      name: 'Sharing',
      ask: 'The Wheel features castles. You show {you.k}, Ada shows {rival.k}. Whoever has at least as many as you does it too, and before you.',
      task: 'Click The Wheel.',
      points: [piece.card('The Wheel')],
      acts: [dogma('The Wheel')],
      result: 'Ada drew two 1s, then you drew two 1s.',
      why: 'Because a rival joined in, you drew one more card as a bonus. You now hold {you.hand} cards.',
      wrong: { [piece.card('Writing')]: 'Writing works alone. Try the one that Ada shares.' },
    },
    {
      name: 'Demand',
      position: {
        players,
        turn: { player: 'learner', action: 1, round: 4 },
        learner: {
          green: ['Mapmaking', 'The Wheel'],
          blue: ['Writing'],
          yellow: ['Agriculture'],
          hand: ['Calendar', 'Archery'],
        },
        rival: {
          green: ['Clothing'],
          yellow: ['Masonry'],
          hand: ['Oars', 'Sailing'],
          score: ['Domestication'],
        },
        achievements: ['Mysticism', 'Philosophy', 'Optics', 'Gunpowder', 'Coal'],
        decks: { base: { 1: ['Code of Laws'], 3: ['Engineering'] } },
      },
      ask: 'A turn later you have melded Mapmaking; it covers The Wheel. It says “I demand”: rivals with fewer coins than you must obey. You show {you.c}, Ada {rival.c}.',
      task: 'Click Mapmaking.',
      points: [piece.card('Mapmaking')],
      acts: [dogma('Mapmaking')],
      result: 'Ada gave you the 1 from her score pile, and you scored another 1.',
      why: 'A demand hits only those with fewer icons. With as many coins as you, or more, Ada would have been safe.',
      wrong: { [piece.icon('l')]: 'That is the leaf. Mapmaking features coins: only coins count for it.' },
    },
    {
      name: 'Score',
      ask: 'Your points are the values of the cards in your score pile: {you.score} so far. You hold Calendar, a 2. Agriculture returns a card and scores one that is 1 higher.',
      task: 'Click Agriculture, then return Calendar.',
      points: [piece.card('Agriculture')],
      acts: [dogma('Agriculture'), { picks: ['Calendar'] }],
      result: 'You scored a 3. Now you have {you.score} points.',
      why: 'Scored cards lie face down and do nothing but count. Rivals see their values, not their names.',
      wrong: { [piece.card('Writing')]: 'Writing only draws. Agriculture is the card that scores.' },
    },
    {
      name: 'Achieve',
      meanwhile: rivalTurn,
      ask: 'Achievements win the game. The 1 needs 5 points and a top card of value 1 or higher. You have {you.score} points and a 2.',
      task: 'Click the 1 under Achieve.',
      points: [piece.achievement({ set: 'base', value: 1 })],
      acts: [action('Achieve', '*base-1*')],
      result: 'The 1 is yours.',
      why: 'Nothing is paid: your {you.score} points stay, and count for the 2 as well, which needs 10.',
      wrong: {
        [piece.achievement({ set: 'base', value: 2 })]:
          'That is the 2. It needs 10 points: you have {you.score}.',
        [piece.achievement({ set: 'base', value: 3 })]:
          'That is the 3. It needs 15 points and a top card of 3 or higher: you have {you.score} and a 2.',
      },
    },
    {
      name: 'Splay',
      position: {
        players,
        turn: { player: 'learner', action: 1, round: 14 },
        learner: {
          green: ['Mapmaking', 'The Wheel'],
          blue: ['Writing'],
          purple: ['Philosophy'],
          yellow: ['Anatomy'],
          score: ['Optics', 'Engineering', 'Translation', 'Gunpowder', 'Navigation', 'Paper'],
          achievements: ['Pottery', 'Calendar', 'Machinery', 'Monument', 'Empire'],
        },
        rival: { green: ['Clothing'], yellow: ['Masonry'], score: ['Mysticism'] },
        achievements: ['Reformation', 'Coal', 'Canning', 'Bicycle'],
      },
      ask: 'Many turns on. To splay is to slide a stack apart. What was covered shows an edge, and the icons on that edge count again. Castles you show: {you.k}.',
      task: 'Click Philosophy, and splay green.',
      points: [piece.card('Philosophy')],
      acts: [dogma('Philosophy'), { picks: ['green'] }],
      result: 'The Wheel shows an edge. Castles you show now: {you.k}.',
      why: 'Splayed left, a covered card shows one icon; right, two; up, three. Whole games turn on a splay.',
      wrong: {
        [piece.stack(0, 'green')]: 'That is your green stack. Philosophy is the card that splays it.',
      },
    },
    {
      name: 'The end',
      ask: 'You hold {you.achievements} achievements, and two players need 6 to win. The 4 needs 20 points and a top card of 4. You have {you.score} points and a 4.',
      task: 'Claim the 4.',
      points: [piece.achievement({ set: 'base', value: 4 })],
      acts: [action('Achieve', '*base-4*')],
      result: 'You win.',
      why: 'With three players 5 achievements win, with four 4. The game also ends when somebody must draw above 11: then the most points win.',
      wrong: { [piece.deck('base', 4)]: 'You may draw. But you can win now.' },
    },
  ],
}
