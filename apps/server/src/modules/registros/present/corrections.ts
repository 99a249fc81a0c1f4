import type { CorreccionVista } from '@jornada/contract/registros.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Correccion, Jornada } from '@jornada/domain/registros/modelo.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import type { Lectura } from '../person/reading.ts';
import { tiposOf, typeName, type Presentacion } from './names.ts';
import { dayOf } from './records.ts';

/** A proposal, as the reader of that person's record sees it. */
export function presentCorrection(
  correccion: Correccion,
  { fecha, zona }: Jornada,
  { empresa, contexto }: { empresa: Configuracion; contexto: { personaId: number } },
  presentacion: Presentacion,
): CorreccionVista {
  const { registroId, refiereA, propuestaPor, resueltaPor, tipoId, ...same } = correccion;
  const { names } = presentacion;
  const tipo = tiposOf(empresa).get(tipoId);
  return {
    ...same,
    id: registroId,
    registroId: refiereA,
    fecha,
    zona,
    nombre: tipo ? typeName(tipo, presentacion) : '',
    propuestaPor: names.get(propuestaPor) ?? '',
    resueltaPor: resueltaPor === null ? null : (names.get(resueltaPor) ?? ''),
    esPropia: propuestaPor === contexto.personaId,
  };
}

/** The proposals for a day, in the order of writing. */
export function presentCorrections(lectura: Lectura, fecha: Fecha, presentacion: Presentacion): CorreccionVista[] {
  const jornada = dayOf(lectura, fecha);
  return jornada?.correcciones.map((correccion) => presentCorrection(correccion, jornada, lectura, presentacion)) ?? [];
}
