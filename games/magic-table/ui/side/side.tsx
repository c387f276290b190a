import { ZoneFact } from '../board/rival-panel'
import type { Table } from '../table/table'
import { Piles } from './pile'
import { StackPanel } from './stack-panel'

/** The column of piles: the opponent's where there is one, the stack, one's own, and the sideboard. */
export function Side({ table }: { readonly table: Table }) {
  const { own, others, isSeated } = table
  const [rival, ...more] = others
  return (
    <>
      {rival === undefined || more.length > 0 ? null : <Piles player={rival} />}
      <StackPanel table={table} />
      <Piles player={own} />
      {isSeated ? <ZoneFact zone={own.zones.sideboard} /> : null}
    </>
  )
}
