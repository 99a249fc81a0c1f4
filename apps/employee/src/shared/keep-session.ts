import { login } from '@jornada/contract/login.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { chosenIdioma } from '@jornada/web/chosen-idioma.ts';
import { perfilQuery } from '@jornada/web/perfil-query.ts';
import { writeRemembered } from './remembered.ts';
import type { Services } from './services.tsx';

/**
 * Keeps the session that a log-in has opened, and shows the person's language. `userName`: to be remembered on this device.
 * @throws ApiError where the server names an instance that this app may not speak to: nothing is kept then.
 */
export async function keepSession(
  services: Services,
  { Perfil, InstanceURL }: Pick<SalidaDe<typeof login.entrar>, 'Perfil' | 'InstanceURL'>,
  userName: string | null,
): Promise<void> {
  if (!Perfil) return;
  const { queryClient, session, storage, client } = services;
  client.checkInstance(InstanceURL);
  // What was chosen on this device before signing in becomes the person's language; else theirs is shown.
  const Language = chosenIdioma(storage) ?? Perfil.Language;
  const profile = { ...Perfil, Language };
  queryClient.clear();
  session.clear();
  session.update({ token: Perfil.Token, instanceUrl: InstanceURL, profile });
  queryClient.setQueryData(perfilQuery({ client }).queryKey, profile);
  writeRemembered(storage, userName === null ? null : { userName, entidad: Perfil.Entidad });
  // Signing in neither waits for the server to note the language, nor fails with it.
  if (Language !== Perfil.Language) void client.call(login.ponerIdioma, { language: Language }).catch(() => null);
  await services.switchLanguage(Language).catch(() => null);
}
