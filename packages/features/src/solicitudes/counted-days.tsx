import { Text } from '@mantine/core';
import type { VacacionesVista } from '@jornada/contract/vacaciones/calls.ts';
import { IconFlag } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { lowerFirst } from '@jornada/web/lower-first.ts';
import { useRequestWords } from './use-request-words.ts';

type Cuenta = VacacionesVista['cuenta'];

/** How many days a request takes, when the person is back, and the days that count otherwise. */
export function CountedDays({
  cuenta,
  mitad,
  who,
}: {
  cuenta: Cuenta;
  mitad: VacacionesVista['mitad'];
  /** Whose it is, where somebody else reads it. */ who?: string;
}) {
  const { t, format, longDay, days } = useRequestWords();
  const { dias, vuelve } = cuenta;
  const halves = mitad && `${days(dias)} (${t(`vacaciones.mitades.${mitad}`).toLocaleLowerCase()})`;
  const much = mitad && dias === 0.5 ? t(`vacaciones.mitades.medio-${mitad}`) : (halves ?? days(dias));
  const back = vuelve && t(who ? 'vacaciones.vuelve' : 'vacaciones.vuelves', { dia: longDay(vuelve) });
  return (
    <>
      <Text c="dimmed">{[who, who ? lowerFirst(much, format.lang) : much, back].filter(Boolean).join(', ')}</Text>
      <DayNotes cuenta={cuenta} />
    </>
  );
}

/** The days in a request that do not count, or count half, and why. Rest days go without saying. */
export function DayNotes({ cuenta: { detalle } }: { cuenta: Cuenta }) {
  const { t, format } = useRequestWords();
  const holidays = detalle.filter(({ porque, festivo }) => festivo !== null && (porque === 'festivo' || porque === 'natural'));
  const others = (['medio-dia', 'ausencia', 'sin-contrato'] as const).flatMap((porque) => {
    const found = detalle.filter((day) => day.porque === porque);
    return found.length > 0
      ? [{ porque, dias: format.list(found.map(({ fecha }) => format.date(fecha, 'weekdayDay'))), count: found.length }]
      : [];
  });
  if (holidays.length === 0 && others.length === 0) return null;
  return (
    <div>
      {holidays.map(({ fecha, festivo, centro, dias }) => (
        <Note key={fecha} icon={IconFlag}>
          {t(dias > 0 ? 'vacaciones.porque.festivo-cuenta' : 'vacaciones.porque.festivo', {
            dia: format.date(fecha, 'weekdayDay'),
            // In the words of the place, which need not be those of the person.
            festivo: [festivo, centro].filter(Boolean).join(', '),
          })}
        </Note>
      ))}
      {others.map(({ porque, dias, count }) => (
        <Note key={porque} icon={IconFlag}>
          {format.capitalize(t(`vacaciones.porque.${porque}`, { dias, count }))}
        </Note>
      ))}
    </div>
  );
}
