import { CardChip } from '@parlour/mtg-ui'
import { joinClasses, seatClass } from '@parlour/ui-kit'
import type { CSSProperties } from 'react'
import { useTableState, useTableStore } from '../acting/table-store'
import { labelOf } from '../card/card-facts'
import { TableIcon } from '../icons/table-icon'
import type { Geometry } from '../layout/geometry'
import { otherCounters, PlayerButton, Tags, Taken } from '../rail/player-box'
import { Steps } from '../rail/steps'
import type { Table, TablePlayer, TableZone } from '../table/table'
import { fightingZone, fightWords, showsFight } from './half'
import { panelLayout, type ZoneForm } from './panel-layout'
import styles from './rival-panel.module.css'
import { ZoneLines } from './zone-lines'
import { ZoneRow } from './zone-row'

interface RivalPanelsProps {
  readonly table: Table
  readonly size: Geometry
  readonly width: number
}

const FOLDED = 148
/** With this many opponents or more, a folded panel says less. */
const MANY = 4
const FOLDED_OF_MANY = 92
/**
 * An opponent's panel is at least so wide; one narrower than the second has its zones one below the other.
 */
const LEAST = 148
const SLIM = 236
const BETWEEN = 8

/** The opponents as panels side by side; one of them can stand large, the others folded. */
export function RivalPanels({ table, size, width }: RivalPanelsProps) {
  const big = useTableState((state) => state.big)
  const count = table.others.length
  const isBig = table.others.some(({ name }) => name === big)
  return (
    <div className={styles.rivals}>
      {table.others.map((player) => {
        const form = player.name === big ? 'big' : isBig ? 'folded' : 'usual'
        const wide = width - (count - 1) * BETWEEN
        const folded = count < MANY ? FOLDED : FOLDED_OF_MANY
        const widths = {
          big: Math.max(268, wide - (count - 1) * folded),
          folded,
          usual: Math.max(LEAST, Math.floor(wide / count)),
        }
        return <RivalPanel key={player.name} {...{ table, player, size, form }} width={widths[form]} />
      })}
    </div>
  )
}

interface RivalPanelProps {
  readonly table: Table
  readonly player: TablePlayer
  readonly size: Geometry
  readonly width: number
  readonly form: 'usual' | 'big' | 'folded'
}

function RivalPanel(props: RivalPanelProps) {
  const { player, width, form } = props
  return (
    <section
      className={joinClasses(styles.panel, seatClass(player.seat), styles[form])}
      style={{ flex: `0 0 ${width}px` }}
      aria-label={player.name}
    >
      <PanelHead {...props} />
      {form === 'folded' ? <FoldedFacts player={player} /> : null}
      {form === 'folded' ? null : width < SLIM ? <SlimBoard {...props} /> : <PanelBoard {...props} />}
    </section>
  )
}

function PanelHead({ table, player, form, width }: RivalPanelProps) {
  const store = useTableStore()
  const big = form === 'big'
  const isSlim = width < SLIM
  const words = `${big ? 'Smaller' : 'Enlarge'}: ${player.name}`
  return (
    <>
      <header className={styles.bar}>
        <PlayerButton player={player} />
        {isSlim ? null : <Tags table={table} player={player} />}
        <button
          type="button"
          className={styles.grow}
          aria-label={words}
          title={words}
          aria-pressed={big}
          onClick={() => store.setState({ big: big ? undefined : player.name })}
        >
          <TableIcon name={big ? 'shrink' : 'grow'} />
        </button>
      </header>
      <div className={styles.info}>
        <div className={styles.facts}>
          <span className={styles.life}>
            <b>{player.counters.life ?? 0}</b> life
          </span>
          {isSlim ? null : <Steps player={player.name} counter="life" className={styles.steps} />}
          {isSlim ? <Tags table={table} player={player} /> : null}
          {otherCounters(player).map(([name, value]) => (
            <span key={name} className={styles.fact}>
              {name} <b>{value}</b>
            </span>
          ))}
        </div>
        <div className={joinClasses(styles.facts, isSlim && styles.close)}>
          {(['hand', 'library', 'graveyard', 'exile'] as const).map((name) => (
            <ZoneFact key={name} zone={player.zones[name]} icon={isSlim ? name : undefined} />
          ))}
        </div>
        {table.view.format === 'Commander' ? (
          <CommandLine table={table} player={player} isSlim={isSlim} />
        ) : null}
      </div>
    </>
  )
}

interface ZoneFactProps {
  readonly zone: TableZone
  /** In place of the word, where there is little room. */
  readonly icon?: 'hand' | 'library' | 'graveyard' | 'exile' | undefined
}

/** A zone as a word and a number: a click opens its menu. */
export function ZoneFact({ zone, icon }: ZoneFactProps) {
  return (
    <button
      type="button"
      className={styles.fact}
      data-zone={zone.id}
      data-zone-name
      aria-haspopup="menu"
      {...(icon === undefined ? {} : { title: zone.name, 'aria-label': `${zone.name} ${zone.count}` })}
    >
      {icon === undefined ? zone.name : <TableIcon name={icon} size={12} />} <b>{zone.count}</b>
    </button>
  )
}

interface CommandLineProps extends Pick<RivalPanelProps, 'table' | 'player'> {
  readonly isSlim: boolean
}

function CommandLine({ table, player, isSlim }: CommandLineProps) {
  const { command } = player.zones
  return (
    <div className={styles.command} data-zone={command.id}>
      <button
        type="button"
        className={styles.fact}
        data-zone-name
        aria-label={`${player.name}’s command zone`}
      >
        <TableIcon name="command" size={14} />
      </button>
      {command.count === 0 ? <span className={styles.quiet}>in play</span> : null}
      {command.cards.map((card) => (
        <CardChip key={card.id} card={card.card} name={labelOf(card)} />
      ))}
      <span className={styles.damage}>
        <Taken table={table} player={player} onlyHits={isSlim} />
      </span>
    </div>
  )
}

function FoldedFacts({ player: { zones } }: { readonly player: TablePlayer }) {
  return (
    <p className={styles.quiet}>
      {zones.creatures.count} creatures
      <br />
      {zones.battlefield.count} others
      <br />
      {zones.land.count} lands
    </p>
  )
}

/** All zones as lines, one below the other. */
function SlimBoard({ table, player }: RivalPanelProps) {
  const { land, battlefield, creatures } = player.zones
  const fight = showsFight(table, player) ? fightingZone(table, player) : undefined
  const zones = [...(fight === undefined ? [] : [fight]), creatures, battlefield, land]
  return (
    <div className={styles.slim}>
      {zones
        .filter((zone) => zone.count > 0 || zone === creatures)
        .map((zone) => (
          <ZoneLines key={zone.name} table={table} zone={zone} brief="names" />
        ))}
    </div>
  )
}

/**
 * What would show less than is readable becomes lines: first lands, then other permanents, then creatures.
 */
function PanelBoard({ table, player, size: full, width, form }: RivalPanelProps) {
  const size: Geometry =
    form === 'big'
      ? { ...full, width: 84, height: 102, gap: 6 }
      : { ...full, width: table.others.length > 2 ? 78 : 82, height: 92, gap: 5 }
  const { land, battlefield, creatures } = player.zones
  const fight = showsFight(table, player) ? fightingZone(table, player) : undefined
  const layout = panelLayout({ table, zones: player.zones, fight, size, width })
  const { lands, others, front, fighting } = layout
  const parts = { table, size }
  return (
    <>
      <div className={styles.zones}>
        <PanelZone
          {...parts}
          zone={land}
          form={lands}
          style={{ flex: `0 0 ${Math.round(layout.landWidth)}px` }}
          lined={styles.lined}
        />
        <PanelZone {...parts} zone={battlefield} form={others} style={GROWS} lined={styles.lined} />
      </div>
      <div className={joinClasses(styles.zones, styles.front)}>
        <PanelZone {...parts} zone={creatures} form={front} style={GROWS} lined={styles.linedTall} />
        {fight === undefined || fight.count === 0 ? null : (
          <ZoneRow
            {...parts}
            zone={fight}
            width={fighting - 12}
            style={{ flex: `0 0 ${Math.round(fighting)}px` }}
            aside={fightWords(table, player, fight)}
            className={styles.fight}
          />
        )}
      </div>
    </>
  )
}

const GROWS: CSSProperties = { flex: '1 1 0' }

interface PanelZoneProps {
  readonly table: Table
  readonly size: Geometry
  readonly zone: TableZone
  readonly form: ZoneForm
  readonly style: CSSProperties
  /** The class of a zone that is told in lines. */
  readonly lined: string | undefined
}

function PanelZone({ table, size, zone, form, style, lined }: PanelZoneProps) {
  if (form === 'lines') return <ZoneLines table={table} zone={zone} brief style={style} className={lined} />
  return <ZoneRow table={table} zone={zone} size={size} width={form.width} style={style} />
}
