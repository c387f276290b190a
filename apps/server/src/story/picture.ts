import { createRequire } from 'node:module'
import type { StoredStory } from '@parlour/protocol'
import { PICTURE, type PictureHead, pictureSvg } from './picture-svg'

const { resolve } = createRequire(import.meta.url)

/** The package that draws, by its name: it is loaded when somebody first asks for a picture. */
const RESVG = '@resvg/resvg-js'

interface Resvg {
  readonly renderAsync: (svg: string, options: object) => Promise<{ readonly asPng: () => Buffer }>
}

const FONTS = ['400Regular/Inter_400Regular', '600SemiBold/Inter_600SemiBold'].map(
  (file) => `@expo-google-fonts/inter/${file}.ttf`,
)

/** Draws the story of a game as a PNG, beside the thread that answers. */
export async function pictureOf(head: PictureHead, story: StoredStory): Promise<Buffer> {
  const { renderAsync } = (await import(RESVG)) as Resvg
  const image = await renderAsync(pictureSvg(head, story), {
    fitTo: { mode: 'width', value: PICTURE.width },
    font: {
      fontFiles: FONTS.map((file) => resolve(file)),
      loadSystemFonts: false,
      defaultFontFamily: 'Inter',
    },
  })
  return image.asPng()
}
