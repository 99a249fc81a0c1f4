import type { SalidaDe } from '@jornada/contract/call.ts';
import type { mes as feature } from '@jornada/contract/mes/calls.ts';
import { NOMBRES_COLUMNA } from '@jornada/contract/mes/columnas.ts';
import type { Mes } from '@jornada/domain/cierres/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { diasDe, sumasDeMes } from '@jornada/domain/mes/index.ts';
import { settleOpenDay } from '@jornada/domain/registros/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../entidades/service.ts';
import { laborOf } from '../registros/service.ts';
import { findBeside } from './list-repo.ts';
import { findPeopleToSum } from './people-repo.ts';

type Salida = SalidaDe<typeof feature.dias>;

/** The days of one person's month now, by the rule of the stored sums, with their stretches and shifts. */
export async function readOneMonth(
  tx: Queryable,
  { entidadId, id, mes, empresa, ahora }: { entidadId: number; id: number; mes: Mes; empresa: Configuracion; ahora: Temporal.Instant },
): Promise<Pick<Salida, 'valores' | 'dias'>> {
  const { desde, hasta } = diasDe(mes);
  const [persona] = await findPeopleToSum(tx, entidadId, { ids: [id], desde: masDias(desde, -2), hasta: masDias(hasta, 2) });
  if (!persona) return { valores: Object.fromEntries(NOMBRES_COLUMNA.map((name) => [name, 0])) as Salida['valores'], dias: [] };
  const laboral = laborOf(persona, empresa);
  const { sumas, dias } = sumasDeMes({ laboral, jornadas: persona.jornadas, mes, ahora: ahora.toString() });
  const recorded = new Map(persona.jornadas.map((jornada) => [jornada.fecha, jornada]));
  return {
    valores: { ...sumas, ...(await findBeside(tx, entidadId, mes, id)) },
    dias: dias.map(({ centroId: _centre, contrato: _contract, porques: _reasons, ...dia }) => {
      const { zona, turno } = laboral.planDia(dia.fecha);
      const jornada = recorded.get(dia.fecha);
      const settled = jornada && dia.porque === 'incompleta' ? settleOpenDay(jornada, hasta) : jornada;
      return {
        ...dia,
        estado: settled?.estado ?? null,
        zona,
        inicio: jornada?.inicio ?? null,
        fin: jornada?.fin ?? null,
        tramos: jornada?.tramos ?? [],
        turno: turno && { inicio: turno.inicio, fin: turno.fin },
      };
    }),
  };
}
