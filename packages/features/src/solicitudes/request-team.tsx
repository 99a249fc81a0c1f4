import { Text } from '@mantine/core';
import type { EquipoVista } from '@jornada/contract/vacaciones/vistas.ts';
import { TeamBars } from '../ausencias/team-bars.tsx';
import { useRequestWords } from './use-request-words.ts';

type Props = {
  equipo: EquipoVista;
  /** The days that the request takes. */
  asked: readonly string[];
  /** Whose request it is, where somebody else reads it. */
  persona?: string;
};

/** `Nuria C.`: the days beside it need the room. */
function shortName(nombre: string): string {
  const [first = '', second = ''] = nombre.split(' ');
  return second === '' ? first : `${first} ${second[0]}.`;
}

/** Colleagues who are away on the days of a request, without why, and how many remain. */
export function RequestTeam({ equipo: { personas, fuera, quedan, minimo }, asked, persona }: Props) {
  const { t, format } = useRequestWords();
  // Who does not work on a day is not among those who remain.
  const [fewest, most] = [Math.min(...quedan.map(({ de }) => de)), Math.max(...quedan.map(({ de }) => de))];
  const isAway = (fechas: readonly string[]) => quedan.map(({ fecha }) => fechas.includes(fecha));
  return (
    <div>
      <TeamBars
        label={t(persona ? 'solicitudes.equipo.suyo' : 'solicitudes.equipo.tuyo', { count: personas })}
        awayWord={t('solicitudes.equipo.fuera')}
        days={quedan.map(({ fecha, bajoMinimo }) => ({
          key: fecha,
          name: `${format.date(fecha, 'weekdayNarrow')} ${Number(fecha.slice(8))}`,
          isShort: bajoMinimo,
        }))}
        rows={[
          { key: 'propia', name: persona ?? t('solicitudes.equipo.tu'), isOwn: true, isAway: isAway(asked) },
          ...fuera.map(({ id, nombre, fechas }) => ({ key: id, name: shortName(nombre), isAway: isAway(fechas) })),
        ]}
        foot={{
          name: t('solicitudes.equipo.quedan'),
          values: quedan.map((one) => format.number(one.quedan)),
        }}
      />
      {fewest < personas && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('solicitudes.equipo.trabajan', { count: most, cuantas: fewest === most ? String(most) : `${fewest}–${most}`, personas })}
        </Text>
      )}
      {minimo !== null && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('solicitudes.equipo.minimo', { minimo })}
        </Text>
      )}
    </div>
  );
}
