import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { DrawnSite, StandardSite } from '../../rules/facts/drawn-tile'
import editing from '../editing/editing.module.css'
import { KeyCap } from '../editing/key-cap'
import { endWords, nameProblem, siteNamed, withFields } from './tile-document'
import { renamedSite, tileOf } from './tile-session'
import type { TileEditor } from './use-tile-editor'
import styles from './tile-editor.module.css'

/** What is known of the chosen site or spot, and can be changed. */
export function SiteFields({ editor }: { readonly editor: TileEditor }) {
  const site = siteNamed(tileOf(editor.session), editor.session.chosen)
  if (site === undefined)
    return (
      <section className={editing.block} aria-label="Site info">
        <h2>Site info</h2>
        <p className={styles.muted}>Choose a site on the tile.</p>
      </section>
    )
  const title = site.kind === 'standard' ? 'Site info' : 'Spot info'
  return (
    <section className={editing.block} aria-label={title}>
      <h2>
        {title} <span>{endWords(site.name)}</span>
      </h2>
      <NameField key={site.name} editor={editor} name={site.name} />
      {site.kind === 'standard' ? (
        <StandardFields editor={editor} site={site} />
      ) : (
        <NumberOf {...{ editor, site }} field="neutrals" label="Neutrals" least={0} most={1} />
      )}
      <div>
        <Button size="compact-sm" variant="default" onClick={editor.remove}>
          remove {site.kind === 'standard' ? 'site' : 'spot'} <KeyCap>Del</KeyCap>
        </Button>
      </div>
    </section>
  )
}

function NameField({ editor, name }: { readonly editor: TileEditor; readonly name: string }) {
  const [typed, setTyped] = useState(name)
  const problem = nameProblem(tileOf(editor.session), name, typed)
  const rename = () => {
    if (problem !== undefined) setTyped(name)
    // Another site may be chosen by now: the press on it ended the typing.
    else editor.set((session) => renamedSite(session, name, typed))
  }
  return (
    <TextInput
      label="Name"
      description="| begins a second line"
      value={typed}
      maxLength={60}
      error={problem}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={rename}
      onKeyDown={(event) => {
        if (event.key === 'Enter') rename()
      }}
    />
  )
}

function StandardFields({ editor, site }: { readonly editor: TileEditor; readonly site: StandardSite }) {
  const { name, start, major, size } = site
  const set = (fields: Partial<StandardSite>, words: string) =>
    editor.act((tile) => withFields(tile, name, fields), { words: `${words} of ${endWords(name)}` })
  return (
    <>
      <div className={styles.three}>
        <NumberOf {...{ editor, site }} field="size" label="Size" least={1} most={9} />
        <NumberOf {...{ editor, site }} field="neutrals" label="Neutrals" least={0} most={size} />
        <NumberOf {...{ editor, site }} field="value" label="Value" least={0} most={9} />
      </div>
      <div className={editing.row}>
        <Checkbox
          label="start location"
          checked={start}
          onChange={(event) => set({ start: event.currentTarget.checked }, 'start')}
        />
        <Checkbox
          label="major site"
          checked={major}
          onChange={(event) => set({ major: event.currentTarget.checked }, 'rank')}
        />
      </div>
    </>
  )
}

interface NumberOfProps {
  readonly editor: TileEditor
  readonly site: DrawnSite
  readonly field: 'size' | 'neutrals' | 'value'
  readonly label: string
  readonly least: number
  readonly most: number
}

function NumberOf({ editor, site, field, label, least, most }: NumberOfProps) {
  const value = site.kind === 'standard' ? site[field] : site.neutrals
  return (
    <NumberInput
      label={label}
      min={least}
      max={most}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      value={value}
      onChange={(typed) => {
        if (typeof typed !== 'number') return
        const words = `${field} of ${endWords(site.name)}`
        editor.act((tile) => withFields(tile, site.name, { [field]: typed }), {
          words,
          going: words,
        })
      }}
    />
  )
}
