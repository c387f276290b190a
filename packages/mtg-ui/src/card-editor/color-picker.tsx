import { ActionIcon, Button, TextInput } from '@mantine/core'
import { addManaSymbol, type ManaSymbol, removeManaSymbol, symbolsIn } from '@parlour/mtg-cards'
import { DialogSheet, Icon } from '@parlour/ui-kit'
import { useState } from 'react'
import { manaName } from '../mana/mana-drawing'
import { ManaIcon } from '../mana/mana-icon'
import { PICKER_ROWS } from './color-picker-rows'
import styles from './color-picker.module.css'
import { typedCost } from './typed-cost'

interface ColorPickerProps {
  /** As stored: `{2}{W}`. */
  readonly cost: string
  /** Gets the new cost in canonical order; empty for none. */
  readonly onPick: (cost: string) => void
  readonly onClose: () => void
}

/**
 * Makes a mana cost from symbols or from typed text. Numbers are merged and counted up, a number that reaches
 * zero goes (rules: screens 1.5).
 */
export function ColorPicker({ cost, onPick, onClose }: ColorPickerProps) {
  const [text, setText] = useState(cost)
  const meant = typedCost(text)
  const isUntouched = text === cost
  const accept = () => {
    if (isUntouched) onClose()
    else if (meant !== undefined) onPick(meant)
  }
  return (
    <DialogSheet
      title="Mana cost"
      size={470}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          <Button variant="filled" onClick={accept} disabled={meant === undefined && !isUntouched}>
            ok
          </Button>
        </>
      )}
    >
      <CostSoFar cost={meant ?? ''} onCost={setText} />
      <TextInput
        label="Mana cost"
        maxLength={200}
        description="Type it, for example {2}{W/U} or 2WU, or pick the symbols."
        value={text}
        error={meant === undefined && !isUntouched ? 'This is not a mana cost.' : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && accept()}
        data-autofocus
      />
      <GenericRow
        onMore={() => setText(addManaSymbol(meant ?? '', '1'))}
        onLess={() => setText(removeManaSymbol(meant ?? '', '1'))}
      />
      {PICKER_ROWS.map(({ title, symbols }) => (
        <div key={title} className={styles.row} role="group" aria-label={title}>
          <h3 className={styles.rowTitle}>{title}</h3>
          <div className={styles.symbols}>
            {symbols.map((symbol) => (
              <SymbolButton
                key={symbol}
                symbol={symbol}
                label={`add ${manaName(symbol)}`}
                onClick={() => setText(addManaSymbol(meant ?? '', symbol))}
              />
            ))}
          </div>
        </div>
      ))}
    </DialogSheet>
  )
}

interface CostSoFarProps {
  readonly cost: string
  readonly onCost: (cost: string) => void
}

/** The current cost; clicking a symbol removes it. */
function CostSoFar({ cost, onCost }: CostSoFarProps) {
  const symbols = symbolsIn(cost)
  return (
    <div className={styles.soFar} role="group" aria-label="Cost so far">
      {symbols.length === 0 ? <span className={styles.none}>No mana cost</span> : null}
      {symbols.map((symbol, index) => (
        <SymbolButton
          key={`${symbol} ${index}`}
          symbol={symbol}
          label={`remove ${manaName(symbol)}`}
          onClick={() => onCost(removeManaSymbol(cost, symbol))}
        />
      ))}
      {symbols.length === 0 ? null : (
        <Button size="compact-sm" className={styles.clear} onClick={() => onCost('')}>
          clear
        </Button>
      )}
    </div>
  )
}

interface GenericRowProps {
  readonly onMore: () => void
  readonly onLess: () => void
}

function GenericRow({ onMore, onLess }: GenericRowProps) {
  return (
    <div className={styles.row} role="group" aria-label="Generic mana">
      <h3 className={styles.rowTitle}>Generic</h3>
      <div className={styles.symbols}>
        <ActionIcon variant="default" aria-label="one generic mana less" onClick={onLess}>
          <Icon name="minus" />
        </ActionIcon>
        <ActionIcon variant="default" aria-label="one generic mana more" onClick={onMore}>
          <Icon name="plus" />
        </ActionIcon>
      </div>
    </div>
  )
}

interface SymbolButtonProps {
  readonly symbol: ManaSymbol
  readonly label: string
  readonly onClick: () => void
}

function SymbolButton({ symbol, label, onClick }: SymbolButtonProps) {
  return (
    <button type="button" className={styles.symbol} aria-label={label} title={label} onClick={onClick}>
      <ManaIcon symbol={symbol} unnamed className={styles.icon} />
    </button>
  )
}
