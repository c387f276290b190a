import { describe, expect, it } from 'vitest'
import { listText, readListFile } from './list-file'

const NAME = "Lim-Dûl's Vault"
const latin = Uint8Array.from(NAME, (letter) => letter.charCodeAt(0))

describe('a file with a list', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', new TextEncoder().encode(NAME)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${NAME}`)],
    ['Windows-1252', latin],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...[...latin].flatMap((byte) => [byte, 0])])],
    ['UTF-16 the other way round', Uint8Array.from([0xfe, 0xff, ...[...latin].flatMap((byte) => [0, byte])])],
  ])('is read in %s', (_, bytes) => expect(listText(bytes)).toBe(NAME))

  it('is refused where it is too large, empty or no text', async () => {
    const problem = async (part: string) => (await readListFile(new File([part], 'my.cod'))).problem
    expect(await problem('x'.repeat(9 * 1024 * 1024))).toBe('my.cod has 9.0 MB, and at most 8 MB are read.')
    expect(await problem(' \n')).toBe('There is nothing in my.cod.')
    expect(await problem('PK\u0003\u0004')).toBe(
      'my.cod is no list. These files are read: .txt .csv .tsv .json .dek .cod .dck .o8d .dec .mwdeck .md',
    )
    expect(await readListFile(new File(['4 Shock'], 'my.txt'))).toEqual({ text: '4 Shock' })
  })
})
