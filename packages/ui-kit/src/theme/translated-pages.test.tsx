import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, expect, it } from 'vitest'
import { followTranslation } from './translated-pages'

afterAll(followTranslation())
afterEach(cleanup)

/** Replaces every text node as a translating browser does, and waits until the page has noticed. */
async function translate(root: Node): Promise<void> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
  for (const text of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `${text.data}~`
    outer.append(inner)
    text.replaceWith(outer)
  }
  await Promise.resolve()
}

it('figures in a translated sentence go on changing', async () => {
  const Pick = ({ pick }: { readonly pick: number }) => (
    <p>
      pack {1}, pick {pick}
    </p>
  )
  const { container, rerender } = render(<Pick pick={1} />)
  await translate(container)
  expect(container.textContent).toBe('pack ~1~, pick ~1~')
  rerender(<Pick pick={2} />)
  expect(container.textContent).toBe('pack ~1~, pick ~2')
})

it('translated texts are removed, and others put before them', async () => {
  const Seat = ({ asked, host }: { readonly asked: boolean; readonly host: boolean }) => (
    <p>
      {host ? 'host ' : null}ann{asked ? ' is asked' : null}
    </p>
  )
  const { container, rerender } = render(<Seat asked host={false} />)
  await translate(container)
  rerender(<Seat asked={false} host />)
  expect(container.textContent).toBe('host ann~')
  expect(container.textContent).not.toContain('asked')
})
