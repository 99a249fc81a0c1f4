import * as z from 'zod/mini';
import { SUBTIPOS } from '@jornada/domain/horario/modelo.ts';
import { CLASES } from '@jornada/domain/registros/modelo.ts';

export const tipoRegistro = z.object({
  id: z.int(),
  clase: z.enum(CLASES),
  subtipo: z.enum(SUBTIPOS),
  /** In the person's language. */
  nombre: z.string(),
  efectivo: z.boolean(),
  pagado: z.boolean(),
  requiereProyecto: z.boolean(),
  requiereObservaciones: z.boolean(),
  requierePosicion: z.boolean(),
});
export type TipoRegistroVista = z.output<typeof tipoRegistro>;

/** What `tipos.todos` answers. */
export const tiposEnUso = z.object({ items: z.array(tipoRegistro) });
