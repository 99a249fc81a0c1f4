import type { ReactNode } from 'react';
import { Text } from '@mantine/core';
import type { BajaVista, SaludVista } from '@jornada/contract/bajas/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { useRequestWords } from '../use-request-words.ts';

type Fact = readonly [label: string, value: ReactNode];

/** What the person and those know of a leave who may see health data. */
export function LeaveFacts({ vista, salud }: { vista: BajaVista; salud: SaludVista }) {
  const { t, format, days, shortDay, longDay: day } = useRequestWords();
  const { tipo, prevista, alta, revision, vencida, confirmaciones, recaidaDe, diasProceso, maxima, prorroga, vacaciones, ficheros } = salud;
  const isOff = vista.estado === 'aprobada' && alta === null;
  const facts: (Fact | false | null)[] = [
    [t('bajas.datos.tipo'), t(`bajas.tipos.${tipo}`)],
    alta !== null && [t('bajas.datos.alta'), day(alta)],
    prevista !== null && prevista !== alta && [t('bajas.datos.prevista'), day(prevista)],
    revision !== null && [t('bajas.datos.revision'), day(revision)],
    recaidaDe && [t('bajas.datos.recaida'), t('bajas.formulario.recaida-de', { dias: format.dayRange(recaidaDe.desde, recaidaDe.hasta) })],
    (recaidaDe !== null || isOff) && diasProceso > 0 && [t('bajas.datos.lleva'), days(diasProceso)],
    isOff &&
      maxima !== null &&
      prorroga !== null && [t('bajas.datos.maxima'), t('bajas.datos.maxima-dia', { dia: shortDay(maxima), prorroga: shortDay(prorroga) })],
    vacaciones > 0 && [t('bajas.datos.vacaciones'), t('bajas.datos.vacaciones-dias', { dias: days(vacaciones) })],
  ];
  return (
    <>
      <section>
        <h3>{t('bajas.datos.titulo')}</h3>
        {vencida && (
          <Note icon={IconAlertCircle} tone="warn" words="ink" my="xs">
            {t('bajas.datos.vencida')}
          </Note>
        )}
        <Facts items={facts.filter((fact): fact is Fact => Boolean(fact))} />
      </section>
      {confirmaciones.length > 0 && (
        <section>
          <h3>{t('bajas.datos.confirmaciones')}</h3>
          <Rows padded>
            {confirmaciones.map((one) => (
              <Line key={`${one.fecha} ${one.prevista}`} end={t('bajas.datos.hasta', { dia: shortDay(one.prevista) })}>
                {format.capitalize(format.date(one.fecha, 'weekdayDay'))} <small>{one.autor}</small>
              </Line>
            ))}
          </Rows>
        </section>
      )}
      {ficheros.length > 0 && (
        <section>
          <h3>{t('bajas.datos.ficheros')}</h3>
          <FileList of={ficheros} />
        </section>
      )}
    </>
  );
}

/** What those see who may not see health data. */
export function LeaveHidden() {
  const { t } = useRequestWords();
  return (
    <Text c="dimmed" mt="xs">
      {t('bajas.datos.ocultos')}
    </Text>
  );
}
