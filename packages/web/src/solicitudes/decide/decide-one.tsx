import { Text } from '@mantine/core';
import { vacaciones, type VacacionesVista } from '@jornada/contract/vacaciones/calls.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { useRead } from '../../calls.ts';
import { lowerFirst } from '../../lower-first.ts';
import { usePhoto } from '../../use-photo.ts';
import { CountedDays } from '../counted-days.tsx';
import { StatePill } from '../state-pill.tsx';
import { useRequestWords } from '../use-request-words.ts';
import { VacacionesFacts } from './vacaciones-facts.tsx';
import classes from './decide.module.css';

/** The open request with all that its module knows of it. So far all requests are vacations: another module adds its own reading here. */
export const useOpened = (id: number) => useRead(vacaciones.byId, { id }, { refetchOnWindowFocus: true });

/** A request as one decides about it: whose and what, and the facts beside it. */
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
