import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { isKeyPair, makePushKeys, type PushKeys } from './push/keys.ts';
import { SettingsError } from './settings.ts';

const keys = z.array(z.object({ kid: z.string().min(1).max(64), key: z.base64url().min(43) })).min(1);
const pushKeys = z.object({ publicKey: z.base64url().length(87), privateKey: z.base64url().length(43) }).refine(isKeyPair);
const schema = z.object({
  signing: keys,
  data: keys.optional(),
  push: pushKeys.optional(),
});

export type SecretKey = { kid: string; key: Uint8Array };

/**
 * Keys by id. `signing`: the first key signs and all verify, so that a key can be replaced without ending sessions. `data`: the
 * first key encrypts and all decrypt; a key stays in the list as long as stored values use it. `push`: the keys for messages to
 * browsers. `captcha`: signs the tasks of the captcha; only if a setting gives it.
 */
export type Secrets = { signing: SecretKey[]; data: SecretKey[]; push?: PushKeys | undefined; captcha?: string | null };

const newKey = () => ({ kid: randomBytes(4).toString('hex'), key: randomBytes(32).toString('base64url') });
const makeSecrets = () => ({ signing: [newKey()], data: [newKey()] });

/** Older secrets have no keys for data: each is derived from a signing key, which must then stay in the list. */
const derived = ({ kid, key }: SecretKey): SecretKey => ({
  kid: `s-${kid}`,
  key: Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'jornada data', 32)),
});

function parseSecrets(text: string, where: string): Secrets {
  try {
    const given = schema.parse(JSON.parse(text));
    const read = (list: { kid: string; key: string }[]): SecretKey[] =>
      list.map(({ kid, key }) => ({ kid, key: Buffer.from(key, 'base64url') }));
    const signing = read(given.signing);
    return { signing, data: given.data ? read(given.data) : signing.map(derived), push: given.push };
  } catch {
    throw new SettingsError(
      `The secrets in ${where} cannot be read: they must be JSON with "signing": [{ "kid", "key" }], "data" alike, and "push": { "publicKey", "privateKey" } where there is any.`,
    );
  }
}

/** The text of a file with secrets. If the file is missing, it is made. */
async function readOrMake(path: string, make: () => object): Promise<string> {
  try {
    // Exclusive: if two processes start for the first time at once, only one of them makes the file.
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(JSON.stringify(make()));
    await file.sync();
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}

/**
 * The secrets from the setting, otherwise from the data folder, where the first start makes them with mode 0600. The keys for
 * push messages are in a second file, because some data folders are older than these keys. @throws SettingsError if they cannot
 * be read.
 */
export async function loadSecrets(options: { given: string | null; dataDir: string }): Promise<Secrets> {
  if (options.given) return parseSecrets(options.given, 'JORNADA_SECRETS');
  await mkdir(options.dataDir, { recursive: true });
  const path = join(options.dataDir, 'secrets.json');
  const secrets = parseSecrets(await readOrMake(path, makeSecrets), path);
  const pushPath = join(options.dataDir, 'push-keys.json');
  const pushText = await readOrMake(pushPath, makePushKeys);
  try {
    return { ...secrets, push: pushKeys.parse(JSON.parse(pushText)) };
  } catch {
    throw new SettingsError(`The keys in ${pushPath} cannot be read: they must be JSON with "publicKey" and "privateKey" of one pair.`);
  }
}
