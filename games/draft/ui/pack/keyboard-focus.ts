import { type RefObject, useEffect } from 'react'

/** Keeps keyboard users in the pack: when the next one comes, its first card gets the focus. */
export function useFocusOnNewPack(
  list: RefObject<HTMLUListElement | null>,
  keyboardRef: RefObject<boolean>,
  pack: string,
): void {
  useEffect(() => {
    const focused = document.activeElement
    const isFree = focused === document.body || focused?.hasAttribute('data-question-place') === true
    if (keyboardRef.current && isFree) list.current?.querySelector<HTMLButtonElement>('[data-pick]')?.focus()
  }, [list, keyboardRef, pack])
}

/** When the picked card leaves with its pack and no other comes, the words over the pack get the focus. */
export function useFocusWithoutPack(
  words: RefObject<HTMLDivElement | null>,
  keyboardRef: RefObject<boolean>,
  hasPack: boolean,
): void {
  useEffect(() => {
    if (!hasPack && keyboardRef.current && document.activeElement === document.body) words.current?.focus()
  }, [words, keyboardRef, hasPack])
}
