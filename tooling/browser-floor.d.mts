import type { Plugin } from 'vite'

export const BUILD_TARGET: string[]
export function notFilled(code: string): string[]
export function browserFloor(): Plugin
