import type { EquipoVista } from '@jornada/contract/vacaciones/vistas.ts';
import { TeamBars } from '@jornada/ui/team-bars.tsx';
import { useRequestWords } from './use-request-words.ts';

type Props = {
  equipo: EquipoVista;
  /** The days that the request takes. */
  asked: readonly string[];
  /** Whose request it is, where somebody else reads it. */
  persona?: string;
};

/** Colleagues who are away on the days of a request, without why, and how many remain. */
export function RequestTeam({ equipo: { personas, fuera, quedan, minimo }, asked, persona }: Props) {
  const { t, format } = useRequestWords();
  const isAway = (fechas: readonly string[]) => quedan.map(({ fecha }) => fechas.includes(fecha));
  return (
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
        ...fuera.map(({ id, nombre, fechas }) => ({ key: id, name: nombre, isAway: isAway(fechas) })),
      ]}
      foot={{
        name: minimo === null ? t('solicitudes.equipo.quedan') : t('solicitudes.equipo.quedan-de', { minimo }),
        values: quedan.map((one) => format.number(one.quedan)),
      }}
    />
  );
}
