import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { SettingsError } from './settings.ts';

const schema = z.object({
  signing: z.array(z.object({ kid: z.string().min(1), key: z.base64url().min(43) })).min(1),
});

/** Keys by id. The first signs, all verify, so that a key can be replaced without ending anybody's session. */
export type Secrets = { signing: { kid: string; key: Uint8Array }[] };

const makeSecrets = () => ({ signing: [{ kid: randomBytes(4).toString('hex'), key: randomBytes(32).toString('base64url') }] });

function parseSecrets(text: string, where: string): Secrets {
  try {
    const { signing } = schema.parse(JSON.parse(text));
    return { signing: signing.map(({ kid, key }) => ({ kid, key: Buffer.from(key, 'base64url') })) };
  } catch {
    throw new SettingsError(`The secrets in ${where} cannot be read: they must be JSON with "signing": [{ "kid", "key" }].`);
  }
}

/**
 * The secrets given by setting, else those of the data folder, which are made at the first start with mode 0600.
 * @throws SettingsError when they cannot be read.
 */
export async function loadSecrets(options: { given: string | null; dataDir: string }): Promise<Secrets> {
  if (options.given) return parseSecrets(options.given, 'JORNADA_SECRETS');
  await mkdir(options.dataDir, { recursive: true });
  const path = join(options.dataDir, 'secrets.json');
  try {
    // Exclusive: of two first starts at once only one makes them.
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(JSON.stringify(makeSecrets()));
    await file.sync();
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return parseSecrets(await readFile(path, 'utf8'), path);
}
