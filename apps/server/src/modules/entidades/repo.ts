import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { VersionHorario, Festivo, Subtipo } from '@jornada/domain/horario/modelo.ts';
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
export type FilaProyecto = { id: number; nombre: string; cliente: string | null; activo: boolean };

const ENTIDAD = statement('select nombre, nif, zona, idioma, ajustes, revision from instancia.entidades where entidad_id = $1');
const CENTROS = statement(
  'select centro_id as id, nombre, zona, pais, region, latitud, longitud, radio_metros as "radioMetros", activo from instancia.centros where entidad_id = $1 order by centro_id',
);
const FESTIVOS = statement('select centro_id as "centroId", fecha, nombre from instancia.festivos where entidad_id = $1 order by fecha');
const CONFIRMADOS = statement('select distinct centro_id as "centroId", ano from instancia.festivos_confirmados where entidad_id = $1');
const VERSIONES = statement(
  'select v.horario_id as "horarioId", h.nombre, v.desde, v.definicion from instancia.horarios_versiones v join instancia.horarios h using (entidad_id, horario_id) where v.entidad_id = $1 order by v.horario_id, v.desde',
);
const TIPOS = statement(
  `select tipo_id as id, clase, subtipo, nombres, efectivo, pagado, requiere_proyecto as "requiereProyecto", requiere_observaciones as "requiereObservaciones",
     requiere_posicion as "requierePosicion", activo from instancia.tipos where entidad_id = $1 order by orden, tipo_id`,
);
const PROYECTOS = statement(
  'select proyecto_id as id, nombre, cliente, activo from instancia.proyectos where entidad_id = $1 order by proyecto_id',
);

export type FilaVersion = { horarioId: number; nombre: string; desde: string; definicion: VersionHorario };

/** All configuration of one company, read in one transaction. */
export async function findConfiguration(tx: Queryable, entidadId: number) {
  const [entidad] = await tx.query<{ nombre: string; nif: string; zona: string; idioma: string; ajustes: unknown; revision: number }>(
    ENTIDAD,
    [entidadId],
  );
  return {
    entidad: entidad ?? null,
    centros: await tx.query<FilaCentro>(CENTROS, [entidadId]),
    festivos: await tx.query<Festivo>(FESTIVOS, [entidadId]),
    confirmados: await tx.query<{ centroId: number; ano: number }>(CONFIRMADOS, [entidadId]),
    versiones: await tx.query<FilaVersion>(VERSIONES, [entidadId]),
    tipos: await tx.query<FilaTipo & { subtipo: Subtipo }>(TIPOS, [entidadId]),
    proyectos: await tx.query<FilaProyecto>(PROYECTOS, [entidadId]),
  };
}
