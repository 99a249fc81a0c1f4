import { wallOf } from '@jornada/domain/reservas/index.ts';

/** As long as the title of a request may be. */
const MOST = 200;

/** How lists of all kinds of requests name a booking: room, hours of its clock, subject. */
export function titleOf({
  sala,
  asunto,
  zona,
  inicio,
  fin,
}: {
  sala: string;
  asunto: string | null;
  zona: string;
  inicio: number;
  fin: number;
}): string {
  // As hours are written on every screen: 8:30.
  const hour = (minuto: number): string => wallOf(minuto, zona).slice(11).replace(/^0/, '');
  const title = [sala, `${hour(inicio)} – ${hour(fin)}`, asunto].filter(Boolean).join(' · ');
  return title.length <= MOST ? title : `${title.slice(0, MOST - 1)}…`;
}
