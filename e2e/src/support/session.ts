import type { APIRequestContext, BrowserContext } from '@playwright/test';
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

/**
 * Puts what the app stores of a signed-in person on a device, before the first page of this address opens there, and only then: who
 * has logged out stays so. As the context's own storage it would need a page, and a process, that nobody looks at.
 */
export async function storeSession(context: BrowserContext, origin: string, { token, instanceUrl, profile }: SignedIn): Promise<void> {
  const session = JSON.stringify({ token, instanceUrl, profile });
  await context.addInitScript(
    (stored) => {
      if (location.origin !== stored.origin || localStorage.getItem('stored-once')) return;
      localStorage.setItem('stored-once', 'yes');
      localStorage.setItem('jornada.sesion', stored.session);
    },
    { origin, session },
  );
}

/** The day of a person, from the server. */
export async function readToday(
  request: APIRequestContext,
  { token, instanceUrl }: Pick<SignedIn, 'token' | 'instanceUrl'>,
): Promise<SalidaDe<typeof registros.registrosHoy>> {
  const answer = await request.get(`${instanceUrl}/registros/registrosHoy`, { headers: { [CABECERAS.accessToken]: token } });
  return ((await answer.json()) as Sobre<SalidaDe<typeof registros.registrosHoy>>).content;
}
