import { Stack, Text } from '@mantine/core';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useChange } from '../api.ts';
import { lunesDe } from '@jornada/domain/horario/calendario.ts';
import { firstNameOf, partnersOf } from '../model/people.ts';
import { shiftsOf } from '../model/parts.ts';
import { useChoice } from '../use-choice.ts';
import { useShiftWords } from '../use-shift-words.ts';
import type { useWeeks } from '../api.ts';
import { ChangeEffects } from './change-effects.tsx';
import { Consequences } from './consequences.tsx';
import { PassedDays } from './passed-days.tsx';
import { WeekStrip } from './week-strip.tsx';
import classes from '../turnos.module.css';

type Props = { id: number; weeks: ReturnType<typeof useWeeks> };

/** The form of a request that stands, as it was filled: the own days of it in the week, who does what instead, and what it does to both. */
export function AskedForm({ id, weeks }: Props) {
  const choice = useChoice();
  const change = useChange(id);
  const isDesktop = useIsDesktop();
  const shifts = shiftsOf(change.data?.turnos, weeks.data?.turnos);
  const words = useShiftWords(shifts);
  const { t, format, weekDay, nameOf, today } = words;
  return (
    <Loaded query={change} problem={t('mis-turnos.error')}>
      {({ cambio }) => {
        const { yo, cesiones, comentario, resumen, desde } = cambio;
        const given = cesiones.filter(({ de }) => de === yo);
        const [first] = given;
        const fechas = given.map(({ fecha }) => fecha).toSorted();
        const turno = first ? nameOf(first.partes) : '';
        const says =
          given.length > 1
            ? t('mis-turnos.formulario.das-semana', { dias: format.dayRange(fechas[0] ?? desde, fechas.at(-1) ?? desde, today), turno })
            : first
              ? t('mis-turnos.formulario.das', { dia: weekDay(first.fecha), turno })
              : '';
        // A request of long ago lies before the weeks that are read.
        const semanas = weeks.data?.semanas ?? [];
        const isInSight = semanas.some(({ lunes }) => lunes === lunesDe(fechas[0] ?? desde));
        const people = [
          { id: yo, nombre: t('mis-turnos.tu') },
          ...partnersOf(cambio).map((one) => ({ id: one.id, nombre: firstNameOf(one.nombre) })),
        ];
        const sides = people.flatMap(({ id: personaId, nombre }) => {
          const found = resumen?.consecuencias.find((one) => one.personaId === personaId);
          // Of a ring only the own side has room, and is one's own matter.
          return found && (cambio.clase !== 'rueda' || personaId === yo) ? [{ nombre, ...found }] : [];
        });
        return (
          <Stack gap="md">
            {isInSight ? (
              <WeekStrip
                weeks={semanas}
                monday={choice.semana ?? lunesDe(fechas[0] ?? desde)}
                count={isDesktop ? 2 : 1}
                chosen={fechas}
                says={says}
                shifts={shifts}
                words={words}
                isReading
                onWeek={choice.chooseWeek}
                onDay={() => undefined}
              />
            ) : (
              <Text fw={550}>{says}</Text>
            )}
            <PassedDays cesiones={cesiones} people={people} words={words} />
            {comentario && <blockquote className={classes.quote}>{t('solicitudes.cita', { texto: comentario })}</blockquote>}
            {sides.length > 0 && <Consequences sides={sides} words={words} />}
            {resumen && <ChangeEffects of={resumen} yo={yo} people={people} words={words} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}
