import { useEffect, useEffectEvent, useRef } from 'react';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { useIdioma } from './use-format.ts';
import { useSession, useWebServices } from './services.tsx';

/** Shows the language of the person who is signed in. It also follows a change in another tab, app or device. */
export function useFollowLanguage(): void {
  const { switchLanguage, queryClient } = useWebServices();
  const wanted = useSession().profile?.Language;
  const shown = useIdioma();
  const before = useRef(wanted);
  const follow = useEffectEvent(async (lang: Idioma | undefined) => {
    // At a log-in, the log-in itself sets the language.
    const isSamePerson = before.current !== undefined;
    before.current = lang;
    if (!lang || !isSamePerson || lang === shown) return;
    await switchLanguage(lang);
    // The server's answers contain texts in the old language, so they are read again.
    await queryClient.invalidateQueries();
  });
  useEffect(() => {
    follow(wanted).catch(() => undefined);
  }, [wanted]);
}
