import type { Ausencia, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Jornada } from '@jornada/domain/registros/modelo.ts';
import type { RolPersona } from '@jornada/domain/personas/index.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { inUtc, statement, told, type Queryable } from '../../platform/database/pool.ts';
import { sql } from '../../platform/database/sql.ts';
import { unusedSql } from './unused.ts';
import { sueltosSql } from '../registros/reads.ts';
import type { SueltoLeido } from '../registros/service.ts';

/** The part of a stored day that is needed for a person's state. */
export type JornadaLeida = Pick<Jornada, 'fecha' | 'zona' | 'estado' | 'situacion' | 'desde' | 'inicio' | 'fin' | 'tramos' | 'incidencias'>;

export type FilaPersona = {
  id: number;
  documento: string;
  nombre: string;
  email: string;
  movil: string;
  puesto: string;
  idioma: Idioma | null;
  roles: RolPersona[];
  esQuiosco: boolean;
  departamentoId: number | null;
  departamento: string | null;
  responsableId: number | null;
  responsable: string | null;
  alta: Fecha | null;
  ultimoDia: Fecha | null;
  /** The account is closed from this instant on. */
  cierra: string | null;
  suspendida: string | null;
  invitada: string | null;
  activo: boolean;
  tieneClave: boolean;
  /** Has never used the account. */
  sinEstrenar: boolean;
  version: number;
  asignaciones: { desde: Fecha; horarioId: number | null; centroId: number | null }[];
  /** Absences that are not over. */
  ausencias: Ausencia[];
  sueltos: SueltoLeido[];
  /** The open day, otherwise the last one since the day before yesterday. */
  jornada: JornadaLeida | null;
  contacto: { momento: string; dispositivo: string } | null;
};

const JORNADA = `json_build_object('fecha', j.fecha, 'zona', j.zona, 'estado', j.estado, 'situacion', j.situacion, 'desde', j.desde, 'inicio', j.inicio,
    'fin', j.fin, 'tramos', j.tramos, 'incidencias', j.incidencias)`;

// Each part finds its few rows by an index, so that the age of the log and the number of past sessions do not matter.
const PERSONAS = statement(
  'personas/people.PERSONAS',
  `
  select u.usuario_id as id, u.user_name as documento, u.nombre_completo as nombre, u.email, u.movil, u.puesto, u.idioma, u.roles,
    u.es_quiosco as "esQuiosco", u.departamento_id as "departamentoId", d.nombre as departamento,
    u.responsable_id as "responsableId", r.nombre_completo as responsable, u.alta, u.ultimo_dia as "ultimoDia", u.cierra,
    u.suspendida, u.invitada, u.activo, u.password_hash is not null as "tieneClave", ${unusedSql('u', '$1')} as "sinEstrenar", u.version,
    coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones,
    ${sueltosSql('u', '$2::date')} as sueltos,
    coalesce((
      select json_agg(json_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = $1 and a.usuario_id = u.usuario_id and a.hasta >= $2), '[]') as ausencias,
    coalesce((
      select ${JORNADA} from instancia.jornadas j where j.entidad_id = $1 and j.usuario_id = u.usuario_id and j.estado = 'abierta'), (
      select ${JORNADA} from instancia.jornadas j where j.entidad_id = $1 and j.usuario_id = u.usuario_id and j.fecha >= $2
      order by j.fecha desc limit 1)) as jornada, (
      select json_build_object('momento', s.ultimo_uso, 'dispositivo', s.dispositivo) from instancia.sesiones s
      where s.entidad_id = $1 and s.usuario_id = u.usuario_id order by s.ultimo_uso desc limit 1) as contacto
  from instancia.usuarios u
  left join instancia.usuarios r on r.entidad_id = u.entidad_id and r.usuario_id = u.responsable_id
  left join instancia.departamentos d on d.entidad_id = u.entidad_id and d.departamento_id = u.departamento_id
  where u.entidad_id = $1 and u.usuario_id = any($3) and not u.es_invitado`,
  told<{ roles: RolPersona[]; sueltos: SueltoLeido[]; jornada: JornadaLeida | null }>(),
);

function withUtc(jornada: JornadaLeida): JornadaLeida {
  const { desde, inicio, fin } = jornada;
  return { ...jornada, desde: desde && inUtc(desde), inicio: inicio && inUtc(inicio), fin: fin && inUtc(fin) };
}

/** People by their ids, in no order, each with the data needed for their state. `desde`: the day before yesterday. */
export async function findPeople(
  tx: Queryable,
  entidadId: number,
  { desde, ids }: { desde: Fecha; ids: readonly number[] },
): Promise<FilaPersona[]> {
  const rows = await tx.query(PERSONAS, [entidadId, desde, ids]);
  return rows.map((row) => ({
    ...row,
    jornada: row.jornada && withUtc(row.jornada),
    contacto: row.contacto && { ...row.contacto, momento: inUtc(row.contacto.momento) },
  }));
}

const SESIONES = statement(
  'personas/people.SESIONES',
  `
  select s.clase = 'recordada' as recordada, s.dispositivo, s.ultimo_uso as "ultimoUso" from instancia.sesiones s
  where s.entidad_id = $1 and s.usuario_id = $2 and s.revocada is null and (s.caduca is null or s.caduca > $3)
  order by s.ultimo_uso desc, s.sesion_id limit 10`,
);

/** The open sessions of a person, the last used first. */
export async function findSessions(tx: Queryable, entidadId: number, personaId: number, ahora: string) {
  return tx.query(SESIONES, [entidadId, personaId, ahora]);
}

/** A page of the recorded days of a person, newest first, and how many there are. */
export async function findDays(
  tx: Queryable,
  { entidadId, personaId, page }: { entidadId: number; personaId: number; page: Page },
): Promise<{ items: JornadaLeida[]; total: number }> {
  const list = sql
    .selectFrom('instancia.jornadas')
    .where('entidad_id', '=', entidadId)
    .where('usuario_id', '=', personaId)
    .where('estado', '<>', 'vacia')
    .select(['fecha', 'zona', 'estado', 'situacion', 'desde', 'inicio', 'fin', 'tramos', 'incidencias'])
    .$castTo<JornadaLeida>()
    .orderBy('fecha', 'desc');
  return pageOf(tx, list, page);
}
