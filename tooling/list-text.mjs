const LINE = 110

/** Returns a list in code as the formatter writes it: in one line where it fits. */
export function listText(begin, names) {
  const line = `${begin}${names.join(', ')}]`
  return line.length <= LINE ? line : [begin, ...names.map((name) => `  ${name},`), ']'].join('\n')
}
