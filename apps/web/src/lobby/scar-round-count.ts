/** How many rounds a text of round numbers with commas names; parts that are no number count for nothing. */
export const scarRoundCount = (text: string): number =>
  new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => /^[1-9]\d*$/.test(part)),
  ).size
