import { PESOS_NORMALES } from '@jornada/contract/turnos/calls.ts';
import type { AvancePropuestaVista, NecesidadAbiertaVista, PesosPropuesta, PropuestaDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import type { DiaSuelto, Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/** What a planner has chosen. */
export type EleccionPropuesta = Pick<PropuestaDelPlanVista, 'que' | 'margenMinutos' | 'segundos'> & { pesos: PesosPropuesta };
/** A day that would be drawn. `sobre`: the published day that it was made upon. */
export type CeldaPropuesta = { personaId: number; fecha: Fecha; partes: DiaSuelto; sobre: number | null };
export type ResultadoPropuesta = {
  isOptima: boolean;
  celdas: CeldaPropuesta[];
  abiertas: NecesidadAbiertaVista[] | null;
  roturas: PropuestaDelPlanVista['roturas'];
};
export type FilaPropuesta = RowOf<typeof LEER>;

const CREAR = statement(
  'turnos/proposals.CREAR',
  `
  insert into instancia.turnos_propuestas (entidad_id, autor_id, numero, centro_id, desde, hasta, pedido, personas, estado, momento)
  values ($1, $2, 1, $3, $4, $5, $6, $7, 'espera', $8)
  on conflict (entidad_id, autor_id) do update set numero = turnos_propuestas.numero + 1, centro_id = excluded.centro_id,
    desde = excluded.desde, hasta = excluded.hasta, pedido = excluded.pedido, personas = excluded.personas, estado = 'espera',
    parar = false, avance = null, resultado = null, momento = excluded.momento
  returning numero`,
);
const LEER = statement(
  'turnos/proposals.LEER',
  `
  select p.numero, p.centro_id as "centroId", p.desde, p.hasta, p.pedido, p.personas, p.estado, p.parar, p.avance, p.resultado, p.momento
  from instancia.turnos_propuestas p where p.entidad_id = $1 and p.autor_id = $2`,
  told<{
    pedido: EleccionPropuesta;
    estado: PropuestaDelPlanVista['estado'];
    avance: AvancePropuestaVista | null;
    resultado: ResultadoPropuesta | null;
  }>(),
);
const AVANZAR = statement(
  'turnos/proposals.AVANZAR',
  `
  update instancia.turnos_propuestas set estado = $4, avance = coalesce($5, avance), resultado = $6
  where entidad_id = $1 and autor_id = $2 and numero = $3 returning parar`,
);
const PARAR = statement(
  'turnos/proposals.PARAR',
  'update instancia.turnos_propuestas set parar = true where entidad_id = $1 and autor_id = $2',
);
const QUITAR = statement(
  'turnos/proposals.QUITAR',
  'delete from instancia.turnos_propuestas where entidad_id = $1 and autor_id = $2 and ($3::int is null or numero = $3)',
);

type Nueva = {
  autorId: number;
  centroId: number;
  desde: Fecha;
  hasta: Fecha;
  pedido: EleccionPropuesta;
  personas: readonly number[];
  momento: string;
};

/** The proposal of a planner takes the place of the one before. @returns its number. */
export async function createProposal(tx: Queryable, entidadId: number, nueva: Nueva): Promise<number> {
  const { autorId, centroId, desde, hasta, pedido, personas, momento } = nueva;
  const [row] = await tx.query(CREAR, [entidadId, autorId, centroId, desde, hasta, JSON.stringify(pedido), personas, momento]);
  if (!row) throw new Error('the proposal was not written');
  return row.numero;
}

/** The proposal of a planner. What was asked for before there was a weight has the usual one. */
export async function findProposal(tx: Queryable, entidadId: number, autorId: number): Promise<FilaPropuesta | undefined> {
  const [row] = await tx.query(LEER, [entidadId, autorId]);
  return row && { ...row, pedido: { ...row.pedido, pesos: { ...PESOS_NORMALES, ...row.pedido.pesos } } };
}

/** Says how far a proposal is. @returns whether it shall end; true, too, if there is another one by now, or none. */
export async function updateProposal(
  tx: Queryable,
  { entidadId, autorId, numero }: { entidadId: number; autorId: number; numero: number },
  {
    estado,
    avance = null,
    resultado = null,
  }: { estado: PropuestaDelPlanVista['estado']; avance?: AvancePropuestaVista | null; resultado?: ResultadoPropuesta | null },
): Promise<boolean> {
  const values = [avance, resultado].map((one) => one && JSON.stringify(one)) as [string | null, string | null];
  return (await tx.query(AVANZAR, [entidadId, autorId, numero, estado, ...values]))[0]?.parar ?? true;
}

export const stopProposal = async (tx: Queryable, entidadId: number, autorId: number): Promise<void> =>
  void (await tx.query(PARAR, [entidadId, autorId]));

/** Throws the proposal away; one of another number stays. */
export const deleteProposal = async (tx: Queryable, entidadId: number, autorId: number, numero: number | null): Promise<void> =>
  void (await tx.query(QUITAR, [entidadId, autorId, numero]));
