import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { wallOf } from '@jornada/domain/reservas/index.ts';
import { writeHour } from '@jornada/i18n/format/write-hour.ts';

/** As long as the title of a request may be. */
const MOST = 200;

/** How lists of all kinds of requests name a booking: room, hours of its clock as the one who books writes them, subject. */
export function titleOf({
  sala,
  asunto,
  zona,
  idioma,
  inicio,
  fin,
}: {
  sala: string;
  asunto: string | null;
  zona: string;
  idioma: Idioma;
  inicio: number;
  fin: number;
}): string {
  const hour = (minuto: number): string => writeHour(wallOf(minuto, zona).slice(11), idioma);
  const title = [sala, `${hour(inicio)} – ${hour(fin)}`, asunto].filter(Boolean).join(' · ');
  return title.length <= MOST ? title : `${title.slice(0, MOST - 1)}…`;
}
