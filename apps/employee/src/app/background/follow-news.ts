import type { QueryClient } from '@tanstack/react-query';
import type { Client, SessionStore } from '@jornada/client';
import { refresh } from '@jornada/web/after-call.ts';
import { followNovedades } from '@jornada/web/follow-novedades.ts';
import { isLookedAt, onAttention, pause } from '@jornada/web/native/attention.ts';
import { isKiosk } from '../../shared/quiosco/desk.ts';
import { whenSent } from './when-sent.ts';

type Options = { client: Client; session: SessionStore; queryClient: QueryClient };

/** Other reads to repeat when something of a feature is new. A feature that is not listed repeats its own reads. */
const READ_WITH: Readonly<Record<string, readonly string[]>> = {
  registros: ['registros', 'resumen', 'bolsa.propia', 'tipos.proyectosHoras'],
  // The profile has the badge.
  wiki: ['wiki', 'login.conToken'],
  firmas: ['firmas', 'login.conToken'],
  visitas: ['visitas', 'login.conToken'],
  // The weeks and what may be offered follow the plan. The profile has the badge.
  turnos: ['cambio-turnos'],
  'cambio-turnos': ['cambio-turnos', 'login.conToken'],
  documentacion: ['documentacion', 'login.conToken'],
};
const readsOf = (tema: string): readonly string[] => READ_WITH[tema] ?? [tema];

/** Shows news at once: the bell, the inbox, a corrected day. */
export function followNews({ client, session, queryClient }: Options): void {
  // Null: something may have been missed. Everything that news can be about belongs to the record, the inbox, the announcements, the months to confirm, the visitors, the shifts, the papers of the person and the conversations.
  const onNews = (tema: string | null): void =>
    void whenSent(queryClient).then(() =>
      refresh(
        queryClient,
        tema === null
          ? [
              ...readsOf('registros'),
              'bandeja',
              ...readsOf('wiki'),
              ...readsOf('firmas'),
              ...readsOf('visitas'),
              ...readsOf('turnos'),
              ...readsOf('cambio-turnos'),
              ...readsOf('documentacion'),
              'modelo145',
              'chat',
            ]
          : readsOf(tema),
      ),
    );
  // A message is waited for by the second; all else was read a moment ago.
  const onFirst = (): void => void refresh(queryClient, ['chat']);
  followNovedades({
    client,
    session,
    isWanted: () => isLookedAt() && !isKiosk(session.get()),
    onChange: onAttention,
    pause,
    onNews,
    onFirst,
  });
}
