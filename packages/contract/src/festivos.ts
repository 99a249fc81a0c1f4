import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, fecha, id, instante, textoLibre } from './valores.ts';

const ano = entero.check(z.minimum(2000), z.maximum(2100));
/** Region codes of the holiday calendars: `MD`, or with a place in it, `CN-GC`. */
const region = z.string().check(z.regex(/^[A-Z0-9]{1,4}(?:-[A-Z0-9]{1,4})?$/));
const festivo = z.object({ fecha, nombre: z.string() });

/** The public holidays of one centre in one year: the valid ones and the proposed ones. */
const anoFestivo = z.object({
  ano: z.int(),
  centro: z.object({ id: z.int(), nombre: z.string(), pais: z.string(), region: z.nullable(z.string()) }),
  /** Who last confirmed the year; null: nobody yet. */
  confirmado: z.nullable(z.object({ autor: z.string(), momento: instante })),
  /** Those that hold: the confirmed ones, or what the calendar proposes as long as nobody has confirmed the year. */
  festivos: z.array(festivo),
  /** The holidays of the country's and region's calendar, without local ones. `vigente`: already valid. */
  propuestos: z.array(z.extend(festivo, { vigente: z.boolean() })),
  /**
   * Local holidays that somebody typed already: of this year for another centre in the same municipality (`municipio`), otherwise of the year
   * before (`anterior`), on the same day of the month. Those that are valid here are left out.
   */
  locales: z.array(z.extend(festivo, { de: z.enum(['municipio', 'anterior']) })),
  /** The regions of the country in the calendar. */
  regiones: z.array(z.object({ codigo: z.string(), nombre: z.string() })),
});

const comun = { host: 'instance', acceso: 'festivos.gestionar:all', nuestra: true, soloTitular: true, path: '/intranet/festivos' } as const;

export const entradaFestivos = z.strictObject({
  ano,
  centro: id,
  /** Stored with the centre. */
  region: z.optional(z.nullable(region)),
  festivos: z.array(z.strictObject({ fecha, nombre: textoLibre.check(z.minLength(1), z.maxLength(100)) })).check(z.maxLength(60)),
});

/** The public holidays of a company's centres: a calendar proposes them, they hold at once, and somebody confirms or changes them. */
export const festivos = feature('festivos', {
  resumen: 'Public holidays of the centres.',
  esquemas: { AnoFestivo: anoFestivo },
  permisos: { 'gestionar:all': ['admin'] },
  campos: {
    locales: 'Local holidays that somebody typed already, for a centre in the same municipality or the year before.',
    de: 'Whether they are of this year in the same municipality, or of the year before.',
  },
  errores: { 'centro-no-existe': 404, 'region-no-existe': 422, 'fecha-repetida': 422, 'fuera-de-ano': 422 },
  auditoria: { confirmar: 'centro' },
  avisos: ['festivos'],
  llamadas: {
    ano: call({
      ...comun,
      method: 'GET',
      resumen: "A centre's public holidays of a year, beside what the calendar of its country and region proposes.",
      entrada: z.strictObject({ ano, centro: id, region: z.optional(region) }),
      salida: anoFestivo,
      errores: ['festivos.centro-no-existe', 'festivos.region-no-existe'],
    }),
    confirmar: call({
      ...comun,
      method: 'POST',
      cambia: ['centros'],
      resumen: 'Confirms a year of a centre with its whole list, which takes the place of what was there.',
      entrada: entradaFestivos,
      salida: anoFestivo,
      errores: [
        'festivos.centro-no-existe',
        'festivos.region-no-existe',
        'festivos.fecha-repetida',
        'festivos.fuera-de-ano',
        'registros.mes-cerrado',
      ],
    }),
  },
});
