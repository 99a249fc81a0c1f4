import { type Queryable, statement, told } from '../../../platform/database/pool.ts';
import type { Ventana } from '../person/windows.ts';
import type { OrdenDiferida } from '@jornada/domain/registros/index.ts';
import type { Fecha, Instante } from '@jornada/domain/horario/modelo.ts';
import type { Aparato } from '../person/clock-settings.ts';
import type { Fichaje } from './clock-input.ts';

/** A held mark. `datos`: the original request. */
export type Retenido = Pick<OrdenDiferida, 'tipoId' | 'momento' | 'confianza'> & {
  personaId: number;
  clave: string;
  /** It does not count by itself, when it is written. */
  propuesto: boolean;
  fecha: Fecha;
  momentoDispositivo: Instante;
  recibido: Instante;
  aparato: Aparato['clase'];
  datos: Omit<Fichaje, 'diferido'>;
};

// A mark is settled if the log has it. Rows of this table never change.
const PENDIENTE = `not exists (
  select from instancia.registros r where r.entidad_id = f.entidad_id and r.usuario_id = f.usuario_id and r.clave = f.clave)`;

const CAMPOS = `f.usuario_id as "personaId", f.clave, f.fecha, f.tipo_id as "tipoId", f.momento, f.confianza, f.propuesto,
  f.momento_dispositivo as "momentoDispositivo", f.recibido, f.aparato, f.datos`;

const DE_PERSONA = statement(
  'registros/calls/find-held.DE_PERSONA',
  `
  select ${CAMPOS} from instancia.fichajes_retenidos f
  where f.entidad_id = $1 and f.usuario_id = $2 and f.fecha between $3 and $4 and ${PENDIENTE} order by f.momento, f.retenido_id`,
  told<{ datos: Retenido['datos'] }>(),
);

const DE_EMPRESA = statement(
  'registros/calls/find-held.DE_EMPRESA',
  `
  select ${CAMPOS} from instancia.fichajes_retenidos f
  where f.entidad_id = $1 and f.fecha between $2 and $3 and ${PENDIENTE} order by f.usuario_id, f.momento, f.retenido_id`,
  told<{ datos: Retenido['datos'] }>(),
);

const POR_MES = statement(
  'registros/calls/find-held.POR_MES',
  `
  select a.centro_id as "centroId", to_char(f.fecha, 'YYYY-MM') as mes, count(*)::int as total
  from instancia.fichajes_retenidos f
  join lateral (
    select centro_id from instancia.asignaciones a
    where a.entidad_id = f.entidad_id and a.usuario_id = f.usuario_id and a.desde <= f.fecha order by a.desde desc limit 1) a on true
  where f.entidad_id = $1 and ${PENDIENTE} group by 1, 2`,
);

/** The held marks of one person within some days, in order. */
export function findHeld(tx: Queryable, entidadId: number, personaId: number, { desde, hasta }: Ventana): Promise<Retenido[]> {
  return tx.query(DE_PERSONA, [entidadId, personaId, desde, hasta]);
}

/** The held marks of everybody within some days, by person and in order. */
export function findHeldOfCompany(tx: Queryable, entidadId: number, { desde, hasta }: Ventana): Promise<Retenido[]> {
  return tx.query(DE_EMPRESA, [entidadId, desde, hasta]);
}

/** How many marks are held, by month (`YYYY-MM`) and by the person's centre on that day. */
export function countHeld(tx: Queryable, entidadId: number): Promise<{ centroId: number | null; mes: string; total: number }[]> {
  return tx.query(POR_MES, [entidadId]);
}
