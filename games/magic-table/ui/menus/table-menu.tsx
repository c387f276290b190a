import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { CommandContext } from '../acting/command'
import type { OpenMenu } from '../acting/pointing'
import { useTableState } from '../acting/table-store'
import { useActing } from '../acting/use-acting'
import { playerNamed, zoneAt } from '../table/table'
import { CardBar, CardMenu } from './card-menus'
import styles from './menu.module.css'
import { placeMenu } from './place-menu'
import { PlayerMenu } from './player-menu'
import { ZoneMenu } from './zone-menu'

/** The open menu: that of the chosen cards, a zone or a player; on a phone, a sheet at the bottom. */
export function TableMenu({ context }: { readonly context: CommandContext }) {
  const { menu: open, selected } = useTableState((state) => state.pointing)
  const { mayAct } = useActing()
  const menu = useRef<HTMLDivElement>(null)
  const content =
    open === undefined || !(mayAct || open.kind === 'zone') ? undefined : contentOf(open, selected, context)
  useLayoutEffect(() => {
    if (menu.current !== null && open !== undefined) placeMenu(menu.current, open, selected)
  })
  useFocus(menu, open === undefined || open.kind === 'bar' ? '' : JSON.stringify([open, selected]))
  if (content === undefined || open === undefined) return null
  return (
    <div
      ref={menu}
      className={styles.menu}
      role="group"
      aria-label={open.kind === 'bar' ? 'Chosen cards' : `Menu of the ${open.kind}`}
      data-menu
      data-of={open.kind}
    >
      <div className={styles.grip} aria-hidden="true" />
      {content}
    </div>
  )
}

function contentOf(open: OpenMenu, selected: readonly string[], context: CommandContext): ReactNode {
  if (open.kind === 'zone') {
    const zone = zoneAt(context.table, open.zone)
    return zone && <ZoneMenu zone={zone} context={context} />
  }
  if (open.kind === 'player') {
    const player = playerNamed(context.table, open.player)
    return player && <PlayerMenu player={player} context={context} />
  }
  const places = selected.flatMap((id) => context.table.places.get(id) ?? [])
  const [first] = places
  if (first === undefined) return undefined
  const Content = open.kind === 'bar' ? CardBar : CardMenu
  return <Content places={places} first={first} context={context} />
}

/** A whole menu takes the focus, and gives it back when it closes. */
function useFocus(menu: RefObject<HTMLElement | null>, key: string): void {
  useEffect(() => {
    if (key === '') return undefined
    const before = document.activeElement
    menu.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [menu, key])
}
