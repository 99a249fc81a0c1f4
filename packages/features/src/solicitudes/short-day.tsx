import type { EquipoVista } from '@jornada/contract/vacaciones/vistas.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useRequestWords } from './use-request-words.ts';

/** The days on which too few people of one's team would remain. */
export function ShortDay({ equipo: { quedan, personas, minimo } }: { equipo: EquipoVista }) {
  const { t, format } = useRequestWords();
  const short = quedan.filter(({ bajoMinimo }) => bajoMinimo);
  const [first] = short;
  if (!first) return null;
  const least = Math.min(...short.map((one) => one.quedan));
  const days = format.list(short.map(({ fecha }) => format.date(fecha, 'weekdayDay')));
  return (
    <Note icon={IconAlertCircle} tone="warn" words="tone" fw={550}>
      {t('solicitudes.equipo.bajo-tu', { dias: days, quedan: least, minimo: minimo ?? personas, count: short.length })}
    </Note>
  );
}
