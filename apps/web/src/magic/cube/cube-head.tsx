import { ActionIcon, Button, Menu } from '@mantine/core'
import type { WireCube } from '@parlour/protocol'
import { Icon } from '@parlour/ui-kit'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useUserNames } from '../use-user-names'
import type { CubeDialog } from './cube-dialog'
import styles from './cube-head.module.css'
import type { CubeRights } from './cube-rights'
import { type CubeTab, tabsOf } from './cube-tabs'

// Comes after the cube itself; until then its place is kept.
const DraftItButton = lazy(async () => ({ default: (await import('./draft-it-button')).DraftItButton }))

interface CubeHeadProps {
  readonly cube: WireCube
  readonly rights: CubeRights
  readonly tab: CubeTab
  readonly isSearching: boolean
  readonly onSearching: (isSearching: boolean) => void
  readonly onDialog: (dialog: CubeDialog) => void
}

const ENTRIES: readonly (readonly [CubeDialog, string, (rights: CubeRights) => boolean])[] = [
  ['add-remove', 'add/remove cards', ({ mayList }) => mayList],
  ['add-one', 'add one card', ({ mayList }) => mayList],
  ['create', 'create card', ({ mayEdit }) => mayEdit],
  ['export', 'copy as text', () => true],
  ['clone', 'clone', () => true],
  ['settings', 'settings', ({ isOwner }) => isOwner],
  ['delete', 'delete cube', ({ isOwner }) => isOwner],
]

/** Whose the cube is, what it allows, and where it does not, who can open it. */
function factsOf({ flags }: WireCube, isOwner: boolean, owner: string | undefined): string {
  const closed = isOwner ? 'not editable: open it under settings' : 'not editable: only its owner changes it'
  const facts = [isOwner ? 'yours' : owner, flags.editable ? 'editable' : closed]
  return [...facts, flags.legacy ? 'legacy' : undefined].filter((fact) => fact !== undefined).join(' · ')
}

/** On a narrow page the tabs scroll: the open one is in sight. */
const showWhole = (tab: HTMLAnchorElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Name, tabs with counts, the search toggle and the menu of what the viewer may do. */
export function CubeHead({ cube, rights, tab, isSearching, onSearching, onDialog }: CubeHeadProps) {
  const { search } = useLocation()
  const nameOf = useUserNames()
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{cube.name}</h1>
        <p>{factsOf(cube, rights.isOwner, nameOf(cube.userId))}</p>
      </div>
      <nav className={styles.tabs} aria-label="Cube">
        {tabsOf(rights.isLegacy).map((name) => (
          <Link
            key={name}
            to={{ pathname: `/magic/cube/${cube._id}/${name}`, search }}
            aria-current={name === tab ? 'page' : undefined}
            ref={name === tab ? showWhole : undefined}
          >
            {name}
            {name === 'changes' || name === 'numbers' ? null : (
              <span> {cube.counts[name].toLocaleString('en')}</span>
            )}
          </Link>
        ))}
      </nav>
      <div className={styles.end}>
        {tab === 'cards' ? (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isSearching}
            onClick={() => onSearching(!isSearching)}
          >
            <Icon name="search" />
            search
          </button>
        ) : null}
        <Button size="compact-sm" onClick={() => onDialog('pack')}>
          sample pack
        </Button>
        <Suspense
          fallback={
            <Button size="compact-sm" disabled>
              draft it
            </Button>
          }
        >
          <DraftItButton cube={cube} />
        </Suspense>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label="Cube menu" size={36}>
              <Icon name="dots" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {ENTRIES.filter(([, , isAllowed]) => isAllowed(rights)).map(([dialog, word]) => (
              <Menu.Item key={dialog} onClick={() => onDialog(dialog)}>
                {word}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </header>
  )
}
