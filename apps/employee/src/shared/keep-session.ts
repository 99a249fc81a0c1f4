import { login } from '@jornada/contract/login.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { chosenIdioma } from '@jornada/web/chosen-idioma.ts';
import { perfilQuery } from '@jornada/web/perfil-query.ts';
import { writeRemembered } from './remembered.ts';
import type { Services } from './services.tsx';

/**
 * Keeps the session of a log-in, and shows the person's language. `userName`: to be remembered on this device. @throws ApiError
 * if the server names an instance that is not allowed; then nothing is kept.
 */
export async function keepSession(
  services: Services,
  { Perfil, InstanceURL }: Pick<SalidaDe<typeof login.entrar>, 'Perfil' | 'InstanceURL'>,
  userName: string | null,
): Promise<void> {
  if (!Perfil) return;
  const { queryClient, session, storage, client } = services;
  client.checkInstance(InstanceURL);
  // A language chosen on this device before the log-in becomes the person's language; otherwise theirs is shown.
  const Language = chosenIdioma(storage) ?? Perfil.Language;
  const profile = { ...Perfil, Language };
  queryClient.clear();
  session.clear();
  session.update({ token: Perfil.Token, instanceUrl: InstanceURL, profile });
  queryClient.setQueryData(perfilQuery({ client }).queryKey, profile);
  writeRemembered(storage, userName === null ? null : { userName, entidad: Perfil.Entidad });
  // The log-in does not wait until the server has stored the language, and does not fail with it.
  if (Language !== Perfil.Language) void client.call(login.ponerIdioma, { language: Language }).catch(() => null);
  await services.switchLanguage(Language).catch(() => null);
}
