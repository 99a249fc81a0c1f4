import { expect, type APIRequestContext } from '@playwright/test';
import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { correo } from '@jornada/contract/correo.ts';
import type { SignedIn } from '../support/session.ts';

/** Makes a call of the intranet as the signed-in person. */
async function askIntranet<T>(
  request: APIRequestContext,
  { token, instanceUrl }: Pick<SignedIn, 'token' | 'instanceUrl'>,
  path: string,
  data?: object,
): Promise<T> {
  const headers = { [CABECERAS.accessToken]: token };
  const url = `${instanceUrl}/intranet/${path}`;
  const answer = await (data ? request.post(url, { headers, data }) : request.get(url, { headers }));
  const { Error: error, content } = (await answer.json()) as Sobre<T>;
  if (error.HasError) throw new Error(`${path}: ${error.Message} ${JSON.stringify(error.Fields)}`);
  return content;
}

/** The link of the last waiting mail of a template, as the company's admin reads it in the outbox. */
export async function readLink(
  request: APIRequestContext,
  admin: Pick<SignedIn, 'token' | 'instanceUrl'>,
  plantilla: string,
): Promise<string> {
  const find = async (): Promise<number | null> => {
    const { items } = await askIntranet<SalidaDe<typeof correo.listado>>(request, admin, 'correos');
    return items.find((item) => item.plantilla === plantilla && item.sePuedeVer)?.id ?? null;
  };
  await expect.poll(find, { message: `a mail of ${plantilla}` }).not.toBeNull();
  const { enlace } = await askIntranet<SalidaDe<typeof correo.ver>>(request, admin, `correos/ver?id=${await find()}`);
  return enlace!;
}
