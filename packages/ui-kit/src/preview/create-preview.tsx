import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import {
  type PreviewTarget,
  type PreviewHandlers,
  previewHandlers,
  type PreviewPlace,
  type ShowPreview,
} from './preview-handlers'
import { CARD_NAME } from '../look-back/card-pointed-at'
import { FollowButtons } from '../look-back/follow-buttons'
import { PreviewLayer } from './preview-layer'

/** The full-card preview of one game. */
export interface Preview<C> {
  /** Shows full cards for everything below it that uses `usePreview`. */
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode
  /**
   * Attributes of the element that stands for a card: its name, and handlers that show the full card after
   * 250 ms of hovering, on a long press, and by space while focused. Nothing for a card that is not there
   * yet. `place`, the same function at every call, says where a hovered card is shown.
   */
  readonly usePreview: (card: C | undefined, place?: PreviewPlace) => PreviewHandlers
}

/**
 * Makes the preview of a kind of cards: `Whole` draws one of them in full, and `nameOf` returns the name that
 * the log gives it.
 */
export function createPreview<C>(
  Whole: ComponentType<{ readonly card: C }>,
  nameOf: (card: C) => string,
): Preview<C> {
  const Shown = createContext<ShowPreview<C>>(() => {})
  function Provider({ children }: { readonly children: ReactNode }) {
    const [previewed, show] = useState<PreviewTarget<C>>()
    return (
      <Shown value={show}>
        {children}
        {previewed === undefined ? null : (
          <PreviewLayer beside={previewed.beside} close={() => show(undefined)}>
            <Whole card={previewed.card} />
            {previewed.beside === null ? <FollowButtons name={nameOf(previewed.card)} /> : null}
          </PreviewLayer>
        )}
      </Shown>
    )
  }
  function usePreview(card: C | undefined, place?: PreviewPlace): PreviewHandlers {
    const show = useContext(Shown)
    const made = useMemo(
      () =>
        card === undefined ? undefined : namedHandlers(nameOf(card), previewHandlers(card, show, place)),
      [card, show, place],
    )
    useEffect(() => () => made?.stop(), [made])
    return made?.handlers ?? NO_HANDLERS
  }
  return { Provider, usePreview }
}

const NO_HANDLERS: PreviewHandlers = {}

function namedHandlers<M extends { readonly handlers: PreviewHandlers }>(name: string, made: M): M {
  return { ...made, handlers: { ...made.handlers, [CARD_NAME]: name } }
}
