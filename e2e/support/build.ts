import { execFileSync } from 'node:child_process'

/** Builds server and web once, before the first worker starts: workers that built side by side would mix two versions. */
export default function buildOnce(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
}
