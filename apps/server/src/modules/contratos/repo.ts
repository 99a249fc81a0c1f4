import type { Duracion, HechosContrato } from '@jornada/domain/contratos/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

export type LineaContrato = {
  desde: string;
  porMil: number | null;
  duracion: Duracion | null;
  complementariasPorCien: number | null;
  voluntarias: boolean | null;
  autor: string;
  momento: string;
};
export type PersonaConContrato = {
  id: number;
  nombre: string;
  /** The lines of all three tables: whoever writes names what they have seen. */
  version: number;
  nacimiento: string | null;
  naf: string | null;
  lineas: LineaContrato[];
};

const PERSONA = statement(
  'contratos.PERSONA',
  `
  select u.usuario_id as id, u.nombre_completo as nombre,
    (select count(*)::int from instancia.contratos c where c.entidad_id = $1 and c.usuario_id = u.usuario_id)
      + (select count(*)::int from instancia.nacimientos n where n.entidad_id = $1 and n.usuario_id = u.usuario_id)
      + (select count(*)::int from instancia.afiliaciones f where f.entidad_id = $1 and f.usuario_id = u.usuario_id) as version,
    (select f.naf from instancia.afiliaciones f where f.entidad_id = $1 and f.usuario_id = u.usuario_id order by f.afiliacion_id desc limit 1) as naf,
    (select n.fecha from instancia.nacimientos n where n.entidad_id = $1 and n.usuario_id = u.usuario_id order by n.nacimiento_id desc limit 1) as nacimiento,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', c.desde, 'porMil', c.por_mil, 'duracion', c.duracion, 'complementariasPorCien', c.complementarias_por_cien,
        'voluntarias', c.voluntarias, 'autor', a.nombre_completo, 'momento', to_jsonb(c.momento)) order by c.contrato_id desc)
      from instancia.contratos c join instancia.usuarios a on a.entidad_id = $1 and a.usuario_id = c.autor_id
      where c.entidad_id = $1 and c.usuario_id = u.usuario_id), '[]') as lineas
  from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = $2 and not u.es_quiosco`,
);

/** Somebody with all lines about their contract, the newest first. */
export async function findContracts(tx: Queryable, entidadId: number, personaId: number): Promise<PersonaConContrato | null> {
  const [row] = await tx.query(PERSONA, [entidadId, personaId]);
  return row ?? null;
}

const ESCRIBIR = statement(
  'contratos.ESCRIBIR',
  `
  insert into instancia.contratos (entidad_id, usuario_id, desde, por_mil, duracion, complementarias_por_cien, voluntarias, autor_id, momento)
  select $1, x.usuario, x.desde, x."porMil", x.duracion, x."complementariasPorCien", x.voluntarias, $2, $3
  from jsonb_to_recordset($4::jsonb) as x (usuario int, desde date, "porMil" int, duracion text, "complementariasPorCien" int, voluntarias boolean)`,
);

type Escribe = { autorId: number; momento: string };
/** Versions to write, of any people; those without values take a day back. */
export type VersionNueva = { usuario: number; desde: string } & Partial<Omit<HechosContrato, 'desde'>>;

export const createVersions = async (
  tx: Queryable,
  entidadId: number,
  versiones: readonly VersionNueva[],
  { autorId, momento }: Escribe,
): Promise<void> => void (await tx.query(ESCRIBIR, [entidadId, autorId, momento, JSON.stringify(versiones)]));

const NACER = statement(
  'contratos.NACER',
  `
  insert into instancia.nacimientos (entidad_id, usuario_id, fecha, autor_id, momento)
  select $1, x.usuario, x.fecha, $2, $3 from jsonb_to_recordset($4::jsonb) as x (usuario int, fecha date)`,
);

export const createBirths = async (
  tx: Queryable,
  entidadId: number,
  nacidas: readonly { usuario: number; fecha: string | null }[],
  { autorId, momento }: Escribe,
): Promise<void> => void (await tx.query(NACER, [entidadId, autorId, momento, JSON.stringify(nacidas)]));

const AFILIAR = statement(
  'contratos.AFILIAR',
  `
  insert into instancia.afiliaciones (entidad_id, usuario_id, naf, autor_id, momento)
  select $1, x.usuario, x.naf, $2, $3 from jsonb_to_recordset($4::jsonb) as x (usuario int, naf text)`,
);

export const createNafs = async (
  tx: Queryable,
  entidadId: number,
  nafs: readonly { usuario: number; naf: string | null }[],
  { autorId, momento }: Escribe,
): Promise<void> => void (await tx.query(AFILIAR, [entidadId, autorId, momento, JSON.stringify(nafs)]));
