import { Text } from '@mantine/core';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioVista, CesionVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { TurnoDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useRequestWords } from '../../use-request-words.ts';
import type { ToDecide } from '../to-decide.tsx';

type Opened = { cambio: CambioVista; turnos: TurnoDelPlanVista[] };

function useNames({ cambio }: Opened) {
  const people = [cambio.solicitante, ...cambio.companeros.map(({ persona }) => persona)];
  return (id: number): string => people.find((one) => one.id === id)?.nombre ?? '';
}

/** The day, the shift and its hours. */
function Passed({ cesion, opened }: { cesion: CesionVista; opened: Opened }) {
  const { t, longDay, format } = useRequestWords();
  const nameOf = useNames(opened);
  const shifts = cesion.partes.flatMap(({ turno }) => opened.turnos.find(({ clave }) => clave === turno) ?? []);
  return (
    <li>
      {t('cambio-turnos.decidir.cede', { de: nameOf(cesion.de), a: nameOf(cesion.a) })}
      <Text size="sm" c="dimmed">
        {[
          longDay(cesion.fecha),
          ...shifts.map(({ nombre, inicio, fin }) => `${nombre} ${format.wallHour(inicio)} – ${format.wallHour(fin)}`),
        ].join(' · ')}
      </Text>
    </li>
  );
}

/** Which days pass from whom to whom, and what keeps from it or should be known. */
function Facts({ opened }: { opened: Opened }) {
  const { t, format } = useRequestWords();
  const nameOf = useNames(opened);
  const { obstaculos = [], avisos = [] } = opened.cambio.resumen ?? {};
  return (
    <section>
      {obstaculos.map(({ personaId, fecha, motivo }) => (
        <Note key={`${personaId} ${fecha} ${motivo}`} icon={IconAlertCircle} tone="bad" words="ink" mb="sm">
          {t('cambio-turnos.decidir.obstaculo')}: {nameOf(personaId)}, {format.date(fecha, 'day')}, {t(`cambio-turnos.motivos.${motivo}`)}
        </Note>
      ))}
      {avisos.map(({ personaId, fecha, norma, valorMinutos, limiteMinutos }) => (
        <Note key={`${personaId} ${fecha} ${norma}`} icon={IconAlertCircle} tone="warn" words="ink" mb="sm">
          {nameOf(personaId)}, {format.date(fecha, 'day')}: {format.durationWithUnit(valorMinutos)} /{' '}
          {format.durationWithUnit(limiteMinutos)} ({norma})
        </Note>
      ))}
      <h3>{t('cambio-turnos.decidir.cambia')}</h3>
      <ul>
        {opened.cambio.cesiones.map((cesion) => (
          <Passed key={`${cesion.de} ${cesion.fecha}`} cesion={cesion} opened={opened} />
        ))}
      </ul>
    </section>
  );
}

/** A change of shifts as one validates it: the request, and the plan that it changes. */
export const CambioToDecide: ToDecide = function CambioOpened({ id, children }) {
  const request = useRead(solicitudes.byId, { id }, { refetchOnWindowFocus: true });
  const change = useRead(cambioTurnos.byId, { id }, { refetchOnWindowFocus: true });
  const [vista, opened] = [request.data, change.data];
  const names =
    opened && [opened.cambio.solicitante, ...opened.cambio.companeros.map(({ persona }) => persona)].map(({ nombre }) => nombre);
  const about = <Text c="dimmed">{names?.join(' · ')}</Text>;
  return children({
    error: request.error ?? change.error,
    refetch: () => {
      void request.refetch();
      void change.refetch();
    },
    data: vista && opened && { vista, about, facts: <Facts opened={opened} /> },
  });
};
