import type { APIRequestContext } from '@playwright/test';
import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { login } from '@jornada/contract/login.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { Person } from './company.ts';

type LoginContent = SalidaDe<typeof login.entrar>;
export type SignedIn = { token: string; instanceUrl: string; profile: NonNullable<LoginContent['Perfil']> };

/** Signs in by a direct call. The refresh cookie stays in `request`. */
export async function signInByWire(request: APIRequestContext, { userName, password }: Person): Promise<SignedIn> {
  const answer = await request.post('/api/login', { data: { UserName: userName, Password: password } });
  const { Error: error, content } = (await answer.json()) as Sobre<LoginContent>;
  if (!content?.Perfil) throw new Error(`${userName} could not sign in: ${error.Message}`);
  return { token: content.Perfil.Token, instanceUrl: content.InstanceURL, profile: content.Perfil };
}

/** The data that the app stores on the device of a signed-in person. */
export function storedSession({ token, instanceUrl, profile }: SignedIn): { name: string; value: string } {
  return { name: 'jornada.sesion', value: JSON.stringify({ token, instanceUrl, profile }) };
}

/** The day of a person, from the server. */
export async function readToday(
  request: APIRequestContext,
  { token, instanceUrl }: Pick<SignedIn, 'token' | 'instanceUrl'>,
): Promise<SalidaDe<typeof registros.registrosHoy>> {
  const answer = await request.get(`${instanceUrl}/registros/registrosHoy`, { headers: { [CABECERAS.accessToken]: token } });
  return ((await answer.json()) as Sobre<SalidaDe<typeof registros.registrosHoy>>).content;
}
