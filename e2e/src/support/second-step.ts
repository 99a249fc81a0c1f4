import type { APIRequestContext } from '@playwright/test';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import { factores } from '@jornada/contract/factores.ts';
import { totpNow } from '@jornada/server/testing/totp.ts';
import type { Person } from './company.ts';
import { signInByWire } from './session.ts';

/**
 * Switches on an authenticator app by direct calls, for a person with a password. @returns the secret; its present code is used
 * up.
 */
export async function activateCodes(request: APIRequestContext, person: Person): Promise<string> {
  const { token, instanceUrl } = await signInByWire(request, person);
  const headers = { [CABECERAS.accessToken]: token };
  const prepared = await request.post(instanceUrl + factores.preparar.path, { headers, data: { Password: person.password } });
  const secret = ((await prepared.json()) as Sobre<SalidaDe<typeof factores.preparar>>).content.Secreto;
  const activated = await request.post(instanceUrl + factores.activar.path, { headers, data: { Codigo: totpNow(secret) } });
  if (!activated.ok()) throw new Error(await activated.text());
  return secret;
}
