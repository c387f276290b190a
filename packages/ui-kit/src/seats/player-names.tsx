import { Fragment } from 'react'
import { PlayerName } from './player-name'

/** Players in the order given, as in a sentence: `ann, bob and cat`. */
export function PlayerNames({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? '' : index === names.length - 1 ? ' and ' : ', '}
      <PlayerName name={name} />
    </Fragment>
  ))
}
