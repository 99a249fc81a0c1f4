import { useEffect, useEffectEvent, useRef } from 'react';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { useIdioma } from './use-format.ts';
import { useSession, useWebServices } from './services.tsx';

/** Shows the language of whoever is signed in, also where they choose another one elsewhere meanwhile: in another tab, app or device. */
export function useFollowLanguage(): void {
  const { switchLanguage, queryClient } = useWebServices();
  const wanted = useSession().profile?.Language;
  const shown = useIdioma();
  const before = useRef(wanted);
  const follow = useEffectEvent(async (lang: Idioma | undefined) => {
    // Whoever signs in is shown theirs by the log-in.
    const isSamePerson = before.current !== undefined;
    before.current = lang;
    if (!lang || !isSamePerson || lang === shown) return;
    await switchLanguage(lang);
    // What the server has put into words is asked for again.
    await queryClient.invalidateQueries();
  });
  useEffect(() => {
    follow(wanted).catch(() => undefined);
  }, [wanted]);
}
