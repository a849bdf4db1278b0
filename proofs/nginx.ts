import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ops/folders.ts'
import { freePort } from '../server/test/free-port.ts'
import { type Trial, Untried } from './proof.ts'

/** Starts nginx before some processes, with the example that we give, but for encryption. Answers its address. */
export async function startNginx(trial: Trial, urls: readonly string[]): Promise<string> {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    throw new Untried('there is no nginx here: apt-get install nginx-light')
  }
  const folder = trial.folder()
  const port = await freePort()
  const servers = urls.map(
    (url) => `server 127.0.0.1:${new URL(url).port} max_fails=1 fail_timeout=1s;`,
  )
  const example = readFileSync(join(root, 'ops/proxy/nginx.conf'), 'utf8')
    .replace(/^ +server 127.*\n +server 127.*$/m, servers.join('\n'))
    .replace(/listen 80;/, `listen 127.0.0.1:${await freePort()};`)
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^ +(ssl_|listen \[).*$/gm, '')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log ${folder}/error.log; events {}
     http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; ${example} }`,
  )
  const child = spawn('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: 'inherit',
  })
  trial.onEnd(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/api/health`).then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error('nginx ended')
  }
  return url
}
