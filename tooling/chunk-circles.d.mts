import type { Plugin } from 'vite'

export function noChunkCircles(): Plugin
export function circleAmong(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined
