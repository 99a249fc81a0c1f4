import { auth } from '@jornada/contract/auth.ts';
import { login } from '@jornada/contract/login.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { pages } from '@jornada/web/native/pages.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { LOGIN_PATH } from '../../shared/settings.ts';

/** What guests do about their own session: they have no settings in the employee app. */
export function useGuestSession() {
  const { client, session, queryClient, switchLanguage } = useWebServices();
  return {
    chooseLanguage: (language: Idioma): void => {
      void client.call(login.ponerIdioma, { language }).then(async () => {
        await switchLanguage(language);
        const { profile } = session.get();
        if (profile) session.update({ profile: { ...profile, Language: language } });
      });
    },
    leave: (): void => {
      void client
        .call(auth.salir, {})
        .catch(() => null)
        .then(() => {
          session.clear();
          queryClient.clear();
          pages.open(LOGIN_PATH);
        });
    },
  };
}
