import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NOT_COPIED, NotCopied } from './not-copied'
import { useCopy } from './use-copy'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

function CopyButton() {
  const { copy, copied, refused } = useCopy()
  return (
    <MantineProvider>
      <button type="button" onClick={() => copy('the text')}>
        {copied ? 'copied' : 'copy'}
      </button>
      <NotCopied text={refused} label="Text" />
    </MantineProvider>
  )
}

/** Presses the button where the browser's clipboard and its older command are as given. */
function pressCopy(
  clipboard: ((text: string) => Promise<void>) | undefined,
  command: ((selected: string) => boolean) | undefined,
): void {
  vi.stubGlobal('navigator', { clipboard: clipboard && { writeText: clipboard } })
  const selected = () => {
    const field = document.activeElement
    if (!(field instanceof HTMLTextAreaElement)) return ''
    return field.value.slice(field.selectionStart, field.selectionEnd)
  }
  if (command !== undefined) Object.assign(document, { execCommand: () => command(selected()) })
  render(<CopyButton />)
  const button = screen.getByRole('button', { name: 'copy' })
  button.focus()
  fireEvent.click(button)
}
const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))

it('writes to the clipboard', async () => {
  const write = vi.fn(() => Promise.resolve())
  pressCopy(write, undefined)
  await screen.findByRole('button', { name: 'copied' })
  expect(write).toHaveBeenCalledWith('the text')
})

it.each([
  ['has no clipboard', undefined],
  ['refuses the clipboard', refuse],
])('copies a selected field where the browser %s', async (_why, clipboard) => {
  const command = vi.fn(() => true)
  pressCopy(clipboard, command)
  const button = await screen.findByRole('button', { name: 'copied' })
  expect(command).toHaveBeenCalledWith('the text')
  expect(document.activeElement).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
})

it.each([
  ['nothing copies', undefined],
  ['the command is refused', () => false],
])('shows the text selected and says so where %s', async (_why, command) => {
  pressCopy(refuse, command)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Text' })
  expect(field.value).toBe('the text')
  expect(screen.getByRole('alert').textContent).toBe(NOT_COPIED)
  screen.getByRole('button', { name: 'copy' })
})
