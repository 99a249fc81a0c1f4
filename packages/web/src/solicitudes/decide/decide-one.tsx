import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { vacaciones, type VacacionesVista } from '@jornada/contract/vacaciones/calls.ts';
import { ApiError } from '@jornada/client';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Initials } from '@jornada/ui/initials.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useRead } from '../../calls.ts';
import { ReadProblem } from '../../list/read-problem.tsx';
import { lowerFirst } from '../../lower-first.ts';
import { usePhoto } from '../../use-photo.ts';
import { CountedDays } from '../counted-days.tsx';
import { StatePill } from '../state-pill.tsx';
import { useRequestWords } from '../use-request-words.ts';
import { VacacionesFacts } from './vacaciones-facts.tsx';
import classes from './decide.module.css';

/** The open request with all that its module knows of it. So far all requests are vacations: another module adds its own reading here. */
export const useOpened = (id: number) => useRead(vacaciones.byId, { id }, { refetchOnWindowFocus: true });

type Props = { query: ReturnType<typeof useOpened>; children: (vista: VacacionesVista) => ReactNode };

/** A request as one decides about it: whose and what, and the facts beside it. */
export function DecideOne({ query: { data, error, refetch }, children }: Props) {
  const { t } = useTranslation();
  if (data) return children(data);
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title={t('shell.no-existe.titulo')} text={t('errores.no-encontrado.solicitud')} />;
  if (error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.waiting} aria-busy="true">
      <Block width="60%" height="1.25rem" />
      <Block height="2rem" width="40%" />
      <Block height="9rem" />
    </div>
  );
}

export function DecideBody({ vista }: { vista: VacacionesVista }) {
  const { t, span, format } = useRequestWords();
  const { persona, estado, cuenta, mitad } = vista;
  const photo = usePhoto(persona.fotoToken, 'lg');
  return (
    <>
      <header className={classes.oneHead}>
        <Initials size="lg" photo={photo}>
          {persona.iniciales}
        </Initials>
        <div>
          <Text component="h2" fz="xl" lh="xl">
            {t(estado === 'anulacion-solicitada' ? 'solicitudes.decidir.titulo-anular' : 'solicitudes.decidir.titulo', {
              que: t('menu.entradas.vacaciones'),
              cuando: lowerFirst(span(vista), format.lang),
            })}
          </Text>
          <CountedDays cuenta={cuenta} mitad={mitad} who={persona.nombre} />
        </div>
        <StatePill of={vista} />
      </header>
      <VacacionesFacts vista={vista} />
    </>
  );
}
