import * as z from 'zod/mini';
import { CLASES_A_LA_VISTA } from '@jornada/domain/ausencias/para-quien.ts';
import { MITADES } from '@jornada/domain/horario/modelo.ts';
import { fecha } from '../valores.ts';
import { aviso, correccion, diaPrevisto, tramo } from './vistas.ts';

/** A day as it is or would be: its minutes and its parts. `faltaSalida`: the last part has no end, and does not run any more. */
const version = z.object({
  /** Null if it is one's own day and the company hides totals (MostrarHorasTotalizadasJornada). */
  trabajadoMinutos: z.nullable(z.int()),
  diferenciaMinutos: z.nullable(z.int()),
  tramos: z.array(tramo),
  faltaSalida: z.boolean(),
});

/** A planned day as somebody else is shown it: its absence is of no kind for whoever may not know it. */
const planAjeno = z.extend(diaPrevisto, {
  ausencia: z.nullable(
    z.object({ clase: z.enum(CLASES_A_LA_VISTA), aprobada: z.boolean(), minutos: z.nullable(z.int()), mitad: z.nullable(z.enum(MITADES)) }),
  ),
});

/** The corrections that one side proposed for one day of one person. `antes` is the day without them, `despues` the day with all of them. */
export const asunto = z.object({
  clase: z.enum(['correccion']),
  /** The id of the day's first correction; unique in the list. */
  id: z.int(),
  /** `fotoToken` gives access to this photo only; empty if there is none. */
  persona: z.object({ id: z.int(), nombre: z.string(), iniciales: z.string(), fotoToken: z.string() }),
  /** It is about the caller's own record. */
  esPropio: z.boolean(),
  fecha,
  zona: z.string(),
  previsto: z.nullable(planAjeno),
  correcciones: z.array(correccion),
  antes: version,
  despues: version,
  /** With all corrections, the day has more work than the country's daily limit, or more than twelve hours. */
  esDemasiado: z.boolean(),
  /** What the person has given to tasks on that day, in minutes. What the clock gave follows the record by itself. */
  enTareasMinutos: z.int(),
  /** The breaks that are missing with all corrections, and are not missing without them. */
  avisos: z.array(aviso),
  /** The month is closed: nothing can be answered or withdrawn until somebody reopens it. */
  cerrado: z.boolean(),
  /** The caller is the other side and may answer. */
  puedeResponder: z.boolean(),
});
export type AsuntoVista = z.output<typeof asunto>;
