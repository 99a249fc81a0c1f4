import { writeHour } from '@jornada/i18n/format/write-hour.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** From when to when somebody is away: `10:00` and `12:30`. Null: nobody said it. */
export function awayHours(inicio: string | null | undefined, minutos: number | null): { desde: string; hasta: string } | null {
  if (!inicio || minutos === null) return null;
  const end = (Number(inicio.slice(0, 2)) * HOUR + Number(inicio.slice(3, 5)) + minutos) % DAY;
  return { desde: writeHour(inicio), hasta: `${Math.floor(end / HOUR)}:${String(end % HOUR).padStart(2, '0')}` };
}
