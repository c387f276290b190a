import { expect, it } from 'vitest'
import { isDividedNumber, textStretches } from './text-stretches'

const unbroken = (text: string) =>
  textStretches(text).flatMap((stretch) => (stretch.isUnbroken ? stretch.text : []))

it.each([
  ['Target creature gets -X/-0 until end of turn.', ['-X/-0']],
  ['It gets −1/−1 or -X/-X.', ['−1/−1', '-X/-X']],
  ['-X: Deal X damage.', ['-X']],
  ['1—9 | Draw. 10–19 | Discard.', ['1—9', '10–19']],
])('keeps what a browser would break on one line: "%s"', (text, expected) => {
  expect(unbroken(text)).toEqual(expected)
})

it.each(['It gets +1/+1 and -1/-1.', 'A 2/2, a */*, an X/X.', 'Non-X, first-Xe, X-ray 3-drop, and/or', ''])(
  'leaves other words as they are: "%s"',
  (text) => {
    expect(textStretches(text)).toEqual(text === '' ? [] : [{ text, isUnbroken: false }])
  },
)

it('loses nothing of the text', () => {
  const text = '-X/-0, then 10-20 and Non-X/-0 (−2).'
  expect(
    textStretches(text)
      .map((stretch) => stretch.text)
      .join(''),
  ).toBe(text)
})

it.each([
  ['gets -', 'X', true],
  ['gets -X/', '−0', true],
  ['Non-', 'X', false],
  ['gets -', 'Xerox', false],
  ['gets ', 'X', false],
])('says whether "%s" and "%s" are one number: %s', (before, after, expected) => {
  expect(isDividedNumber(before, after)).toBe(expected)
})
