import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import type { AsignacionFamilia } from '@jornada/domain/permisos/index.ts';
import type { CategoriaExceso } from '@jornada/domain/excesos/index.ts';
import type { TipoRegistro } from '@jornada/domain/registros/modelo.ts';

type Nombres = Partial<Record<string, string>>;
export type FilaTipo = TipoRegistro & { nombres: Nombres; activo: boolean };
export type FilaCentro = {
  id: number;
  nombre: string;
  zona: string;
  pais: string;
  region: string | null;
  latitud: number | null;
  longitud: number | null;
  radioMetros: number | null;
  /** False: closed. Nobody can be assigned to it any more. */
  activo: boolean;
};
export type FilaProyecto = RowOf<typeof PROYECTOS>;

const ENTIDAD = statement(
  'shared/company/configuration.ENTIDAD',
  'select nombre, nif, zona, idioma, ajustes, revision from instancia.entidades where entidad_id = $1',
);
const CENTROS = statement(
  'shared/company/configuration.CENTROS',
  'select centro_id as id, nombre, zona, pais, region, latitud, longitud, radio_metros as "radioMetros", activo from instancia.centros where entidad_id = $1 order by centro_id',
);
const FESTIVOS = statement(
  'shared/company/configuration.FESTIVOS',
  'select centro_id as "centroId", fecha, nombre from instancia.festivos where entidad_id = $1 order by fecha',
);
const CONFIRMADOS = statement(
  'shared/company/configuration.CONFIRMADOS',
  'select distinct centro_id as "centroId", ano from instancia.festivos_confirmados where entidad_id = $1',
);
// The last act of a month that is closed, with the holidays that it was closed with.
const CERRADOS = statement(
  'shared/company/configuration.CERRADOS',
  `
  select m.centro_id as "centroId", to_char(m.mes, 'YYYY-MM') as mes, c.festivos
  from instancia.meses_cerrados m
  cross join lateral (
    select a.festivos from instancia.cierres a
    where a.entidad_id = m.entidad_id and a.centro_id = m.centro_id and a.mes = m.mes order by a.cierre_id desc limit 1) c
  where m.entidad_id = $1 and not exists (
    select from instancia.festivos_confirmados f
    where f.entidad_id = m.entidad_id and f.centro_id = m.centro_id and f.ano = extract(year from m.mes)::int)`,
  told<{ festivos: FilaMesCerrado['festivos'] }>(),
);
export type FilaMesCerrado = { centroId: number; mes: string; festivos: { fecha: string; nombre: string }[] | null };
/** Closed months of years whose public holidays nobody has confirmed. */
export const findClosedUnconfirmed = (tx: Queryable, entidadId: number): Promise<FilaMesCerrado[]> => tx.query(CERRADOS, [entidadId]);
const VERSIONES = statement(
  'shared/company/configuration.VERSIONES',
  'select v.horario_id as "horarioId", h.nombre, v.desde, v.definicion from instancia.horarios_versiones v join instancia.horarios h using (entidad_id, horario_id) where v.entidad_id = $1 order by v.horario_id, v.desde',
  told<{ definicion: VersionHorario }>(),
);
const TIPOS = statement(
  'shared/company/configuration.TIPOS',
  `select tipo_id as id, clase, subtipo, nombres, efectivo, pagado, requiere_proyecto as "requiereProyecto", requiere_observaciones as "requiereObservaciones",
     requiere_posicion as "requierePosicion", activo from instancia.tipos where entidad_id = $1 order by orden, tipo_id`,
  told<{
    subtipo: 'trabajo' | 'remoto' | 'desplazamiento' | 'trabajo-fuera' | 'comida' | 'cafe' | 'medico' | 'personal' | 'sindical' | 'espera';
    nombres: Partial<Record<string, string>>;
  }>(),
);
const PROYECTOS = statement(
  'shared/company/configuration.PROYECTOS',
  `
  select p.proyecto_id as id, p.nombre, c.nombre as cliente, p.activo, case when not p.para_todos then array(
      select m.usuario_id from instancia.proyectos_miembros m where m.entidad_id = $1 and m.proyecto_id = p.proyecto_id order by 1) end as miembros
  from instancia.proyectos p left join instancia.clientes c on c.entidad_id = $1 and c.cliente_id = p.cliente_id
  where p.entidad_id = $1 order by p.proyecto_id`,
  // None: it is for everybody.
  told<{ cliente: string | null; miembros: number[] | null }>(),
);

export type FilaVersion = RowOf<typeof VERSIONES>;

// Those who were under 18 on a day of their contract.
const NACIMIENTOS = statement(
  'shared/company/configuration.NACIMIENTOS',
  `
  select u.usuario_id as "personaId", n.fecha
  from instancia.usuarios u
  cross join lateral (
    select x.fecha from instancia.nacimientos x where x.entidad_id = $1 and x.usuario_id = u.usuario_id order by x.nacimiento_id desc limit 1) n
  where u.entidad_id = $1 and n.fecha is not null and n.fecha + interval '18 years' >= coalesce(u.alta, '1900-01-01')`,
);
const CONVENIOS = statement(
  'shared/company/configuration.CONVENIOS',
  `
  select f.familia_id as id, f.nombre, f.pais, coalesce(jsonb_agg(jsonb_build_object(
    'desde', a.desde, 'hasta', a.hasta, 'centroId', a.centro_id, 'departamentoId', a.departamento_id, 'personaId', a.usuario_id))
    filter (where a.familia_id is not null), '[]') as asignaciones
  from instancia.permisos_familias f left join instancia.permisos_asignaciones a on a.entidad_id = $1 and a.familia_id = f.familia_id
  where f.entidad_id = $1 and (f.activo or a.familia_id is not null) group by f.familia_id, f.nombre, f.pais order by f.familia_id`,
);
// An agreement of a department is that of the people who are in it now.
const DEPARTAMENTOS = statement(
  'shared/company/configuration.DEPARTAMENTOS',
  `
  select u.usuario_id as "personaId", u.departamento_id as "departamentoId" from instancia.usuarios u
  where u.entidad_id = $1 and u.departamento_id in (
    select a.departamento_id from instancia.permisos_asignaciones a where a.entidad_id = $1 and a.departamento_id is not null)`,
  told<{ departamentoId: number }>(),
);
const REGLAS_EXCESO = statement(
  'shared/company/configuration.REGLAS_EXCESO',
  'select r.desde, r.familia_id as convenio, r.completa, r.parcial from instancia.excesos_reglas r where r.entidad_id = $1 order by r.desde',
);
/** The agreements of a company: the open ones, and closed ones that were given to somebody. */
export const findAgreements = (tx: Queryable, entidadId: number): Promise<FilaConvenio[]> => tx.query(CONVENIOS, [entidadId]);
export const findExcessRules = (tx: Queryable, entidadId: number): Promise<FilaReglaExceso[]> => tx.query(REGLAS_EXCESO, [entidadId]);
export type FilaConvenio = { id: number; nombre: string; pais: string; asignaciones: AsignacionFamilia[] };
export type FilaReglaExceso = { desde: string; convenio: number | null; completa: CategoriaExceso; parcial: CategoriaExceso };
/** The rows of a company's configuration. */
export type FilasConfiguracion = Awaited<ReturnType<typeof findConfiguration>>;

/** All configuration of one company, read in one transaction. */
export async function findConfiguration(tx: Queryable, entidadId: number) {
  const [entidad] = await tx.query(ENTIDAD, [entidadId]);
  return {
    entidad: entidad ?? null,
    centros: await tx.query(CENTROS, [entidadId]),
    festivos: await tx.query(FESTIVOS, [entidadId]),
    confirmados: await tx.query(CONFIRMADOS, [entidadId]),
    cerrados: await findClosedUnconfirmed(tx, entidadId),
    versiones: await tx.query(VERSIONES, [entidadId]),
    tipos: await tx.query(TIPOS, [entidadId]),
    proyectos: await tx.query(PROYECTOS, [entidadId]),
    nacimientos: await tx.query(NACIMIENTOS, [entidadId]),
    convenios: await findAgreements(tx, entidadId),
    departamentos: await tx.query(DEPARTAMENTOS, [entidadId]),
    reglasExceso: await findExcessRules(tx, entidadId),
  };
}
