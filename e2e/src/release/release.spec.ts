import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import { openDatabaseOf, startServerProcess } from '@jornada/server/testing/server-process.ts';
import { createOwnCompany } from '../support/company.ts';
import { readToday, signInByWire } from '../support/session.ts';
import { appIn, expect, test } from '../support/test.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The release as npm would install it: its package, and beside it what it depends on and nothing else. @returns its command. */
function install(folder: string): string {
  const packed = execFileSync(process.execPath, [join(ROOT, 'tools/release.mjs'), folder], { encoding: 'utf8' }).trim();
  const installed = join(folder, 'node_modules/jornada');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', packed, '-C', installed, '--strip-components=1']);
  const read = (file: string) => JSON.parse(readFileSync(join(installed, file), 'utf8')) as Record<string, Record<string, string>>;
  // What lies within one of them comes with it.
  const beside = Object.keys(read('npm-shrinkwrap.json')['packages'] ?? {}).filter((path) => path.lastIndexOf('node_modules/') === 0);
  for (const path of beside) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
  return join(installed, read('package.json')['bin']?.['jornada'] ?? '');
}

test('the release starts without the sources, somebody clocks in, and takes the record as a file', async ({ browser, playwright }) => {
  const folder = mkdtempSync(join(tmpdir(), 'jornada-release-'));
  // Started by root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  try {
    const dataDir = join(folder, 'data');
    const server = await startServerProcess(dataDir, {}, { release: install(folder) });
    try {
      const db = await openDatabaseOf(dataDir);
      const { person } = await createOwnCompany(db).finally(() => db.close());
      const page = await browser.newPage({ baseURL: server.origin });
      const { login, home } = appIn(page, person.lang);
      await login.open();
      await login.signIn(person);
      await home.clockIn.click();
      await expect(home.clockIn).toBeHidden();
      await page.close();

      const request = await playwright.request.newContext({ baseURL: server.origin });
      for (const path of ['/api/docs', '/api/docs/swagger-ui-bundle.js', '/intranet/']) await expect(await request.get(path)).toBeOK();
      const signedIn = await signInByWire(request, person);
      const { fecha } = await readToday(request, signedIn);
      const answer = await request.get(`${signedIn.instanceUrl}/resumen/exportar`, {
        params: { formato: 'pdf', ano: fecha.slice(0, 4) },
        headers: { [CABECERAS.accessToken]: signedIn.token },
      });
      const { content } = (await answer.json()) as Sobre<{ contenido: string }>;
      expect(Buffer.from(content?.contenido ?? '', 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
      await request.dispose();
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
