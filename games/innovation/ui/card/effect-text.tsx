import { Fragment } from 'react'
import { CardIcon } from '../icons/card-icon'
import styles from './effect-text.module.css'

/**
 * Words of a card or the log with its icons and values drawn: `{k}` a castle, `{3}` the value 3, a demand
 * strong.
 */
export function EffectText({ text }: { readonly text: string }) {
  const demand = /^I (?:demand|compel)/.exec(text)?.[0]
  const rest = demand === undefined ? text : text.slice(demand.length)
  return (
    <>
      {demand === undefined ? null : <b className={styles.demand}>{demand}</b>}
      {rest.split(/(\{[^{}]+\}[.,;:!]?)/).map((part, index) => (
        <Fragment key={index}>{piece(part)}</Fragment>
      ))}
    </>
  )
}

function piece(part: string) {
  const [, code, stop] = /^\{([^{}]+)\}(.?)$/.exec(part) ?? []
  if (code === undefined) return part
  if (/^\d+$/.test(code)) {
    return (
      <span className={styles.word}>
        <b className={styles.value}>{code}</b>
        {stop}
      </span>
    )
  }
  return (
    <span className={styles.word}>
      {code.length === 1 ? <CardIcon code={code} className={styles.inline} /> : code}
      {stop}
    </span>
  )
}
