import type { Plugin } from 'vite'

export function callsByPath(): Plugin
