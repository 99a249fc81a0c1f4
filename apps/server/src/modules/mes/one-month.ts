import type { SalidaDe } from '@jornada/contract/call.ts';
import type { mes as feature } from '@jornada/contract/mes/calls.ts';
import { COLUMNAS_COMUNES } from '@jornada/contract/mes/columnas.ts';
import { classFor } from '@jornada/domain/ausencias/para-quien.ts';
import { diasDeMes, type Mes } from '@jornada/domain/cierres/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { CLASES_AUSENCIA } from '@jornada/domain/horario/modelo.ts';
import { sumasDeMes } from '@jornada/domain/mes/index.ts';
import { settleOpenDay } from '@jornada/domain/registros/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { laborOf } from '../registros/reads.ts';
import { findBeside } from './list-repo.ts';
import { findPeopleToSum } from './people-repo.ts';

type Salida = SalidaDe<typeof feature.dias>;
/** `isKnown`: of which kind the absences are may be said. */
type Pedido = { entidadId: number; id: number; mes: Mes; empresa: Configuracion; ahora: Temporal.Instant; isKnown: boolean };

const zeros = <K extends string>(names: readonly K[]) => Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;
const NADA = { valores: zeros(COLUMNAS_COMUNES), clases: zeros(CLASES_AUSENCIA) };

/** The days of one person's month now, by the rule of the stored sums, with their stretches and shifts. */
export async function readOneMonth(
  tx: Queryable,
  { entidadId, id, mes, empresa, ahora, isKnown }: Pedido,
): Promise<Pick<Salida, 'valores' | 'clases' | 'dias'>> {
  const { desde, hasta } = diasDeMes(mes);
  const [persona] = await findPeopleToSum(tx, entidadId, { ids: [id], desde: masDias(desde, -2), hasta: masDias(hasta, 2) });
  if (!persona) return { valores: NADA.valores, clases: isKnown ? NADA.clases : null, dias: [] };
  const laboral = laborOf(persona, empresa);
  const { sumas, dias } = sumasDeMes({ laboral, jornadas: persona.jornadas, mes, ahora: ahora.toString() });
  const { vacaciones, baja, permiso, compensacion, ...others } = sumas;
  const recorded = new Map(persona.jornadas.map((jornada) => [jornada.fecha, jornada]));
  return {
    valores: { ...others, ausencias: vacaciones + baja + permiso + compensacion, ...(await findBeside(tx, entidadId, mes, id)) },
    clases: isKnown ? { vacaciones, baja, permiso, compensacion } : null,
    dias: dias.map(({ centroId: _centre, contrato: _contract, porques: _reasons, ...dia }) => {
      const { zona, turno } = laboral.planDia(dia.fecha);
      const jornada = recorded.get(dia.fecha);
      const settled = jornada && dia.porque === 'incompleta' ? settleOpenDay(jornada, hasta) : jornada;
      return {
        ...dia,
        ausencia: dia.ausencia && classFor(dia.ausencia, isKnown),
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
