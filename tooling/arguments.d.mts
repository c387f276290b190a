import type { parseArgs, ParseArgsOptionsConfig } from 'node:util'

type ValuesOf<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values']

export function argumentsOf<const Options extends ParseArgsOptionsConfig = Record<string, never>>(program: {
  readonly usage: string
  readonly options?: Options
  readonly words?: readonly [least: number, most: number]
}): { readonly options: ValuesOf<Options>; readonly words: readonly string[] }
