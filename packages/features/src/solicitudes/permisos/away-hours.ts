import type { Format } from '@jornada/i18n';

const HOUR = 60;
const DAY = 24 * HOUR;

type Away = { inicio: string | null | undefined; minutos: number | null };

/** From when to when somebody is away: `10:00` and `12:30`. Null: nobody said it. */
export function awayHours({ inicio, minutos }: Away, { wallHour }: Format): { desde: string; hasta: string } | null {
  if (!inicio || minutos === null) return null;
  const end = (Number(inicio.slice(0, 2)) * HOUR + Number(inicio.slice(3, 5)) + minutos) % DAY;
  const fin = `${String(Math.floor(end / HOUR)).padStart(2, '0')}:${String(end % HOUR).padStart(2, '0')}`;
  return { desde: wallHour(inicio), hasta: wallHour(fin) };
}
