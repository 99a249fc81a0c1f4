import { useState } from 'react';
import { Stack } from '@mantine/core';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { ShiftLine } from '@jornada/features/turnos/shift-line.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useWeeks } from '../api.ts';
import { AskedForm } from '../components/asked-form.tsx';
import { WeekStrip } from '../components/week-strip.tsx';
import { lunesDe } from '@jornada/domain/horario/calendario.ts';
import type { OwnDay } from '../model/fold.ts';
import { shiftsOf } from '../model/parts.ts';
import { useChoice } from '../use-choice.ts';
import { useShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

/** To read only: the form of a request that stands, or the own weeks with what each shift is. */
export function ConsultaSheet() {
  const choice = useChoice();
  const weeks = useWeeks();
  const close = useWayBack('/cambio-turnos-list');
  const shifts = shiftsOf(weeks.data?.turnos);
  const words = useShiftWords(shifts);
  const { t, format, today, nameOf, hoursWords } = words;
  const isDesktop = useIsDesktop();
  const [seen, setSeen] = useState<OwnDay | null>(null);
  const says = seen
    ? [format.capitalize(format.longDay(seen.fecha, today)), nameOf(seen.partes), hoursWords(seen.partes)].filter(Boolean).join(', ')
    : t('mis-turnos.consulta.elige');
  if (choice.id !== undefined)
    return (
      <Sheet title={t('mis-turnos.consulta.propuesta')} closeLabel={t('solicitudes.cerrar')} isWide onClose={close}>
        <AskedForm id={choice.id} weeks={weeks} />
      </Sheet>
    );
  return (
    <Sheet title={t('mis-turnos.consulta.titulo')} closeLabel={t('solicitudes.cerrar')} isWide onClose={close}>
      <Loaded query={weeks} problem={t('mis-turnos.error')}>
        {({ semanas, hoy, turnos }) => (
          <Stack gap="md">
            <WeekStrip
              weeks={semanas}
              monday={choice.semana ?? lunesDe(hoy)}
              count={isDesktop ? 2 : 1}
              chosen={seen ? [seen.fecha] : []}
              says={says}
              shifts={shifts}
              words={words}
              isReading
              onWeek={choice.chooseWeek}
              onDay={setSeen}
            />
            <section>
              <h3>{t('mis-turnos.consulta.leyenda')}</h3>
              <Rows padded>
                {turnos.map(({ clave, codigo, nombre, inicio, fin }) => (
                  <Line
                    key={clave}
                    lead={<span className={classes.code}>{codigo}</span>}
                    end={`${format.wallHour(inicio)} – ${format.wallHour(fin)}`}
                  >
                    {nombre}
                    <ShiftLine hours={[{ inicio, fin }]} />
                  </Line>
                ))}
              </Rows>
            </section>
          </Stack>
        )}
      </Loaded>
    </Sheet>
  );
}
