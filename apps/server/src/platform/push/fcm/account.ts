import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { SettingsError } from '../../settings.ts';

/** The service account by which Firebase knows this installation. `keyId` names the key at Google. */
export type FcmAccount = { project: string; email: string; keyId: string; key: KeyObject };

const LEAST_BITS = 2048;

const schema = z.object({
  type: z.literal('service_account'),
  project_id: z.string().regex(/^[a-z][a-z0-9:.-]{2,62}$/),
  private_key_id: z.string().min(1),
  private_key: z.string(),
  client_email: z.email(),
});

function keyOf(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_BITS) throw new Error('no RSA key');
  return key;
}

/**
 * The service account of the setting: JSON, or the path of a file with it. Nothing of it is in a message.
 * @throws SettingsError if it cannot be read or is none.
 */
export async function readFcmAccount(setting: string): Promise<FcmAccount> {
  const isJson = setting.trimStart().startsWith('{');
  const text = isJson
    ? setting
    : await readFile(setting, 'utf8').catch((error: NodeJS.ErrnoException) => {
        throw new SettingsError(`The file of FCM_SERVICE_ACCOUNT cannot be read: ${error.code ?? 'it is no file'}.`);
      });
  try {
    const { project_id: project, client_email: email, private_key_id: keyId, private_key } = schema.parse(JSON.parse(text));
    return { project, email, keyId, key: keyOf(private_key) };
  } catch (error) {
    const wrong =
      error instanceof z.ZodError ? `its ${error.issues[0]?.path.join('.') || 'content'} is wrong` : 'it has no JSON or no RSA key';
    throw new SettingsError(
      `FCM_SERVICE_ACCOUNT is no service account of Firebase: ${wrong}. It must be the JSON that the console of Firebase gives out, or the path of that file.`,
    );
  }
}
