import type { NecesidadAbierta } from '@jornada/domain/turnos/relleno/abiertas.ts';
import type { PedidoRelleno } from '@jornada/domain/turnos/relleno/modelo.ts';
import type { PropuestaRelleno } from '@jornada/domain/turnos/relleno/relleno.ts';

/** What the thread begins with. `parada`: one number that both see; not 0: it ends with what it has. */
export type EncargoRelleno = { pedido: PedidoRelleno; segundos: number; memoria: number; parada: Int32Array<SharedArrayBuffer> };

/** The plan that was made, and what it could not meet; null: not known, because the solver failed after it had found the plan. */
export type PlanHecho = PropuestaRelleno & { abiertas: readonly NecesidadAbierta[] | null };

/** What the thread says: each better plan, and the last one; null: there is none. */
export type DichoRelleno = { mejor: PropuestaRelleno } | { fin: PlanHecho | null };
