import { spawn } from 'node:child_process'
import { argumentsOf } from '../tooling/arguments.mjs'
import { install } from '../tooling/install.mjs'
import { useSupportedNode } from '../tooling/node.mjs'
import { inProject } from '../tooling/project.mjs'

await useSupportedNode()
argumentsOf({ usage: 'npm run dev' })
if (!(await install('test'))) process.exit(1)

const webPort = Number(process.env.PORT ?? 3000)
const serverPort = webPort + 1
const serverAddress = `http://127.0.0.1:${serverPort}`

const development = ['--import', 'data:text/javascript,globalThis.__APP_VERSION__=1']

// The server, restarted by tsx whenever one of its sources changes.
const server = spawn(
  process.execPath,
  [
    inProject('node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    ...development,
    'apps/server/src/main.ts',
  ],
  {
    cwd: inProject(),
    stdio: 'inherit',
    // It prints the address of the pages, not its own.
    env: {
      PARLOUR_PUBLIC_URL: `http://localhost:${webPort}`,
      PARLOUR_OPEN: 'metrics,docs',
      ...process.env,
      PORT: String(serverPort),
      HOST: '127.0.0.1',
    },
  },
)

const { createServer } = await import('vite')
const web = await createServer({
  root: inProject('apps/web'),
  define: { __APP_VERSION__: '1' },
  server: {
    port: webPort,
    strictPort: true,
    host: process.env.HOST ?? '127.0.0.1',
    proxy: { '/api': serverAddress, '/socket.io': { target: serverAddress, ws: true } },
  },
})
await web.listen()
console.log(
  `\nDevelopment: open http://localhost:${webPort} (the server behind it listens on ${serverPort}).\n`,
)

let ending = false
async function end(code) {
  if (ending) return
  ending = true
  server.kill('SIGTERM')
  await web.close()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0))
server.once('exit', (code) => void end(code ?? 1))
