import type { ContextoImportar } from '@jornada/domain/personas/importar/index.ts';
import { statement, told, type Queryable } from '../../../platform/database/pool.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import { findChoices, findClosedUntil, findManagers } from '../repo.ts';

const PERSONAS = statement(
  'personas/import/context.PERSONAS',
  `
  select u.usuario_id as id, u.version, u.user_name as documento, u.nombre_completo as nombre, u.email, u.movil, u.puesto, u.idioma,
    u.departamento_id as "departamentoId", u.responsable_id as "responsableId", u.es_quiosco as "esQuiosco", u.alta, u.ultimo_dia as "ultimoDia",
    coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones
  from instancia.usuarios u where u.entidad_id = $1 order by u.usuario_id`,
);

const CONTRATOS = statement(
  'personas/import/context.CONTRATOS',
  `
  select u.usuario_id as id,
    coalesce((
      select json_agg(json_build_object('desde', c.desde, 'porMil', c.por_mil, 'duracion', c.duracion,
        'complementariasPorCien', c.complementarias_por_cien, 'voluntarias', c.voluntarias) order by c.desde)
      from instancia.contratos_vigentes c where c.entidad_id = $1 and c.usuario_id = u.usuario_id), '[]') as contratos,
    (select n.fecha from instancia.nacimientos n where n.entidad_id = $1 and n.usuario_id = u.usuario_id order by n.nacimiento_id desc limit 1) as nacimiento,
    (select f.naf from instancia.afiliaciones f where f.entidad_id = $1 and f.usuario_id = u.usuario_id order by f.afiliacion_id desc limit 1) as naf
  from instancia.usuarios u where u.entidad_id = $1`,
  told<{ contratos: Contratado['contratos'] }>(),
);

const DEPARTAMENTOS = statement(
  'personas/import/context.DEPARTAMENTOS',
  'select departamento_id as id, nombre from instancia.departamentos where entidad_id = $1',
);

const byId = (rows: readonly { id: number; nombre: string }[]): Map<number, string> => new Map(rows.map(({ id, nombre }) => [id, nombre]));

type Persona = ContextoImportar['personas'][number];
type Contratado = Pick<Persona, 'id' | 'contratos' | 'nacimiento' | 'naf'>;
const NADA = { contratos: [], nacimiento: null, naf: null };

/** The people with what is known of their contracts, if lines say something of contracts. */
async function findPeople(tx: Queryable, entidadId: number, saysContratos: boolean): Promise<Persona[]> {
  const personas = await tx.query(PERSONAS, [entidadId]);
  const contratos = saysContratos ? await tx.query(CONTRATOS, [entidadId]) : [];
  const byPerson = new Map(contratos.map((one) => [one.id, one]));
  return personas.map((persona) => ({ ...persona, ...(byPerson.get(persona.id) ?? NADA) }));
}

type Options = { empresa: Configuracion; ahora: Temporal.Instant; desde: string | undefined; saysContratos: boolean };

/** The company's data that a file's lines are compared with, read in this transaction. */
export async function readImportContext(
  tx: Queryable,
  entidadId: number,
  { empresa, ahora, desde, saysContratos }: Options,
): Promise<ContextoImportar> {
  const today = ahora.toZonedDateTimeISO(empresa.zona).toPlainDate();
  const { centros, departamentos, horarios } = await findChoices(tx, entidadId);
  const personas = await findPeople(tx, entidadId, saysContratos);
  const allDepartments = await tx.query(DEPARTAMENTOS, [entidadId]);
  return {
    hoy: today.toString(),
    desde: desde ?? today.with({ day: 1 }).add({ months: 1 }).toString(),
    personas,
    responsables: await findManagers(tx, entidadId, ahora.toString()),
    departamentos,
    centros,
    horarios,
    nombres: {
      departamentos: byId(allDepartments),
      centros: byId([...empresa.centros.values()]),
      horarios: new Map([...empresa.horarios].map(([id, versions]) => [id, versions.at(-1)?.nombre ?? ''])),
      personas: byId(personas),
    },
    cerradoHasta: await findClosedUntil(tx, entidadId),
  };
}
