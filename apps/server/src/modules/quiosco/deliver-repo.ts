import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type EntregaSellada = {
  entidadId: number;
  clave: string;
  quioscoId: number;
  personaId: number | null;
  tipoId: number | null;
  momento: string | null;
  recibida: string;
  resultado: 'fichado' | 'sin-persona' | 'rechazado' | 'ilegible';
  motivo: string | null;
};

const LEIDA = statement('quiosco/deliver.LEIDA', 'select recibida from instancia.quiosco_entregas where entidad_id = $1 and clave = $2');
/** When this one was received before; null if it is new. */
export async function findReceived(tx: Queryable, entidadId: number, clave: string): Promise<string | null> {
  const [row] = await tx.query(LEIDA, [entidadId, clave]);
  return row?.recibida ?? null;
}

const CREAR = statement(
  'quiosco/deliver.CREAR',
  `
  insert into instancia.quiosco_entregas (entidad_id, clave, quiosco_id, persona_id, tipo_id, momento, recibida, resultado, motivo)
  values ($entidadId, $clave, $quioscoId, $personaId, $tipoId, $momento, $recibida, $resultado, $motivo) on conflict do nothing`,
);
export async function createReceived(tx: Queryable, entrega: EntregaSellada): Promise<void> {
  await tx.query(CREAR, entrega);
}

const POR_MIRAR = statement(
  'quiosco/deliver.POR_MIRAR',
  `
  select e.clave, k.nombre_completo as quiosco, e.momento, e.recibida, e.resultado, u.nombre_completo as persona, e.motivo, e.tipo_id as "tipoId"
  from instancia.quiosco_entregas e
  join instancia.usuarios k on k.entidad_id = e.entidad_id and k.usuario_id = e.quiosco_id
  left join instancia.usuarios u on u.entidad_id = e.entidad_id and u.usuario_id = e.persona_id
  where e.entidad_id = $1 and e.resultado <> 'fichado' and e.resolucion is null order by e.recibida desc, e.clave limit 100`,
  told<{ resultado: 'sin-persona' | 'rechazado' | 'ilegible' }>(),
);
export type FilaPorMirar = RowOf<typeof POR_MIRAR>;
export const findToLookAt = (tx: Queryable, entidadId: number): Promise<FilaPorMirar[]> => tx.query(POR_MIRAR, [entidadId]);

const UNA = statement(
  'quiosco/deliver.UNA',
  `
  select quiosco_id as "quioscoId", persona_id as "personaId", tipo_id as "tipoId", momento from instancia.quiosco_entregas
  where entidad_id = $1 and clave = $2 and resultado <> 'fichado' and resolucion is null`,
);
/** One that nobody has ended; undefined if there is none. */
export const findOpenOne = async (
  tx: Queryable,
  entidadId: number,
  clave: string,
): Promise<Pick<EntregaSellada, 'quioscoId' | 'personaId' | 'tipoId' | 'momento'> | undefined> =>
  (await tx.query(UNA, [entidadId, clave]))[0];

const RESOLVER = statement(
  'quiosco/deliver.RESOLVER',
  `
  update instancia.quiosco_entregas set resolucion = $3, resuelta = $4, resuelta_por = $5, resolucion_motivo = $6, persona_id = coalesce(persona_id, $7)
  where entidad_id = $1 and clave = $2 and resultado <> 'fichado' and resolucion is null returning quiosco_id as "quioscoId"`,
);
/** Ends one of them. @returns its kiosk; undefined if somebody else has ended it. */
export async function settleOne(
  tx: Queryable,
  entidadId: number,
  r: { clave: string; resolucion: 'asentada' | 'descartada'; momento: string; autorId: number; motivo: string; personaId: number | null },
): Promise<number | undefined> {
  const [row] = await tx.query(RESOLVER, [entidadId, r.clave, r.resolucion, r.momento, r.autorId, r.motivo, r.personaId]);
  return row?.quioscoId;
}
