import type { ConsecuenciasVista } from '@jornada/contract/vacaciones/vistas.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import {
  balanceOn,
  byYear,
  sumOf,
  usesOf,
  type CodigoVacaciones,
  type DiasContados,
  type PeticionVacaciones,
  type UsoVacaciones,
} from '@jornada/domain/vacaciones/index.ts';
import { earlier, later } from '@jornada/domain/horario/calendario.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { presentDays, shown } from './present.ts';
import type { SituacionLeida } from './situation.ts';
import { findCover } from './reads.ts';

type Obstaculo = ConsecuenciasVista['obstaculos'][number]['codigo'];

/** The codes of the rules as the wire names them. */
const OBSTACLE: Record<CodigoVacaciones, Obstaculo> = {
  'demasiado-larga': 'demasiado-larga',
  // Nobody can set a least length, so that only the largest part of a day is too short.
  'demasiado-corta': 'sin-dias',
  'sin-dias': 'sin-dias',
  'fuera-de-contrato': 'fuera-de-contrato',
  'mes-cerrado': 'mes-cerrado',
  solapada: 'solapada',
  'sin-saldo': 'sin-saldo',
  'primer-dia-descanso': 'primer-dia-libre',
};
export const obstacleOf = (codigo: CodigoVacaciones): Obstaculo => OBSTACLE[codigo];

const NOTHING: DiasContados = { dias: [], total: 0, porAno: [], vuelve: null };

/** The balance of each year that a request touches, on its last day there: without it, and with it. */
export function balancesOf(
  situacion: SituacionLeida,
  own: readonly UsoVacaciones[],
  { hasta, solicitudId, hoy }: { hasta: Fecha; solicitudId: number | null; hoy: Fecha },
): ConsecuenciasVista['saldos'] {
  return byYear(own).map(({ ano }) => {
    const end: Fecha = `${ano}-12-31`;
    const en = later(earlier(hasta, end), earlier(hoy, end));
    const options = { contrato: situacion.contractsOf(ano), redondeo: situacion.policyOfYear(ano).redondeo };
    const before = balanceOn(situacion.accountFor(ano, { without: solicitudId }), en, options);
    const after = balanceOn(situacion.accountFor(ano, { without: solicitudId, own }), en, options);
    return {
      ano,
      antes: shown(before.disponible),
      despues: shown(after.disponible),
      usados: shown(before.disfrutado + before.aprobado),
      pedidos: shown(before.pedido),
    };
  });
}

/** What a request would mean: its days, what is left, who else is away, and everything that stands against it. One statement finds the team. */
export async function findConsequences(
  tx: Queryable,
  { entidadId, empresa, situacion }: { entidadId: number; empresa: Configuracion; situacion: SituacionLeida },
  { peticion, solicitudId, hoy }: { peticion: PeticionVacaciones; solicitudId: number | null; hoy: Fecha },
): Promise<ConsecuenciasVista> {
  const examen = situacion.examine(peticion, { solicitudId, hoy });
  const contados = examen.contados ?? NOTHING;
  const dias = contados.dias.filter(({ cantidad }) => cantidad > 0).map(({ fecha }) => fecha);
  const [equipo] = await findCover(tx, entidadId, empresa, [{ situacion, dias }]);
  if (!equipo) throw new Error('no team was read');
  const faltan = shown(sumOf(examen.faltan.map(({ cantidad }) => cantidad)));
  const warnings = examen.avisos.map((aviso) => (aviso === 'aviso-corto' ? aviso : 'primer-dia-libre'));
  const own = usesOf(contados, { solicitudId: solicitudId ?? 0, estado: 'pedido' });
  return {
    cuenta: presentDays(contados, situacion.laboral),
    saldos: balancesOf(situacion, own, { hasta: peticion.hasta, solicitudId, hoy }),
    equipo,
    obstaculos: examen.rechazos.map((codigo) => ({ codigo: obstacleOf(codigo), faltan: codigo === 'sin-saldo' ? faltan : null })),
    avisos: [...warnings, ...(equipo.quedan.some(({ bajoMinimo }) => bajoMinimo) ? (['bajo-minimo'] as const) : [])],
  };
}
