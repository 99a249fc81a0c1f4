import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { instante, nada, vacio } from './valores.ts';

// Whoever acts for somebody must not leave with an address that shows their shifts for years.
const comun = { host: 'instance', acceso: 'turnos.ver:own', sinSimular: true, nuestra: true } as const;

export const agenda = feature('agenda', {
  resumen: 'Own shifts and absences as a calendar that other programs read by a secret address.',
  errores: { 'no-existe': 404 },
  campos: {
    creada: 'When the address was made, or renewed last; null: there is none.',
    direccion: 'The secret address. It is told only this once, because only its hash is stored.',
    'agenda.calendario.token': 'The secret part of the address.',
  },
  llamadas: {
    estado: call({
      ...comun,
      method: 'GET',
      path: '/agenda/estado',
      resumen: 'Whether the person has a secret address for their calendar, and since when.',
      entrada: nada,
      salida: z.object({ creada: z.nullable(instante) }),
      errores: [],
    }),
    crear: call({
      ...comun,
      method: 'POST',
      path: '/agenda/crear',
      resumen: 'Makes a secret address for the own calendar. An earlier one ends at once.',
      entrada: nada,
      salida: z.object({ direccion: z.string(), creada: instante }),
      errores: [],
    }),
    terminar: call({
      ...comun,
      method: 'DELETE',
      path: '/agenda/terminar',
      resumen: 'Ends the address: whoever has it reads nothing any more.',
      entrada: nada,
      salida: vacio,
      errores: [],
    }),
    calendario: call({
      host: 'instance',
      method: 'GET',
      path: '/agenda/turnos.ics',
      acceso: 'none',
      nuestra: true,
      binaria: 'text/calendar',
      resumen: 'Published shifts and absences of 30 days back and 180 ahead, as iCalendar (RFC 5545), without reasons.',
      entrada: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
      salida: z.any(),
      errores: ['agenda.no-existe'],
    }),
  },
});
