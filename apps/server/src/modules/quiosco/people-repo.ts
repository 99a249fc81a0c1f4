import { statement, told, type Queryable } from '../../platform/database/pool.ts';

/** Somebody who says who they are at a kiosk. */
export type FilaIdentificada = {
  id: number;
  nombre: string;
  roles: string[];
  /** The account is open and not suspended, and the last day is not over. */
  activa: boolean;
  centroId: number | null;
};

type Momento = { entidadId: number; ahora: string; hoy: string };

const PERSONA = `u.usuario_id as id, u.nombre_completo as nombre, u.roles,
  u.activo and u.suspendida is null and (u.cierra is null or u.cierra > $2) and (u.ultimo_dia is null or u.ultimo_dia >= $3) as activa,
  (select a.centro_id from instancia.asignaciones a where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id and a.desde <= $3
    order by a.desde desc limit 1) as "centroId"`;

const POR_PIN = statement(
  'quiosco/people.POR_PIN',
  `
  select ${PERSONA} from instancia.quiosco_pins p join instancia.usuarios u using (entidad_id, usuario_id)
  where p.entidad_id = $1 and p.huella = any($4) and not u.es_quiosco`,
  told<{ activa: boolean }>(),
);

/** Whose PIN it is. */
export async function findByPin(
  tx: Queryable,
  { entidadId, ahora, hoy }: Momento,
  huellas: readonly string[],
): Promise<FilaIdentificada | null> {
  const [row] = await tx.query(POR_PIN, [entidadId, ahora, hoy, huellas]);
  return row ?? null;
}

const POR_TARJETA = statement(
  'quiosco/people.POR_TARJETA',
  `
  select ${PERSONA} from instancia.quiosco_tarjetas c join instancia.usuarios u using (entidad_id, usuario_id)
  where c.entidad_id = $1 and c.huella = $4 and c.anulada is null and not u.es_quiosco`,
  told<{ activa: boolean }>(),
);

export async function findByBadge(tx: Queryable, { entidadId, ahora, hoy }: Momento, huella: Buffer): Promise<FilaIdentificada | null> {
  const [row] = await tx.query(POR_TARJETA, [entidadId, ahora, hoy, huella]);
  return row ?? null;
}

const POR_MOVIL = statement(
  'quiosco/people.POR_MOVIL',
  `
  select ${PERSONA}, m.publica, m.ultimo_paso::float8 as "ultimoPaso" from instancia.quiosco_moviles m
  join instancia.usuarios u using (entidad_id, usuario_id)
  where m.entidad_id = $1 and m.movil_id = $4 and m.anulado is null and not u.es_quiosco`,
  told<{ activa: FilaMovil['activa'] }>(),
);
export type FilaMovil = FilaIdentificada & { publica: Buffer; ultimoPaso: number };

export async function findByPhone(tx: Queryable, { entidadId, ahora, hoy }: Momento, movilId: string): Promise<FilaMovil | null> {
  const [row] = await tx.query(POR_MOVIL, [entidadId, ahora, hoy, movilId]);
  return row ?? null;
}

const PASO = statement(
  'quiosco/people.PASO',
  `
  update instancia.quiosco_moviles set ultimo_paso = $3 where entidad_id = $1 and movil_id = $2 and ultimo_paso < $3 returning 1 as ok`,
);

/** Uses a step up. @returns false if this code, or a later one, was used before. */
export async function updateStep(tx: Queryable, entidadId: number, movilId: string, paso: number): Promise<boolean> {
  return (await tx.query(PASO, [entidadId, movilId, paso])).length > 0;
}

// Each ending of each word is kept by its first letters, so an index finds those that begin so.
const NOMBRES = statement(
  'quiosco/people.NOMBRES',
  `
  select ${PERSONA} from instancia.usuarios u
  where u.entidad_id = $1 and not u.es_quiosco and u.activo and instancia.para_buscar(u.nombre_completo) like $4 || '%'
    and u.usuario_id in (
      select t.usuario_id from instancia.trozos t
      where t.entidad_id = $1 and t.trozo collate "C" >= left($4, 8) collate "C" and t.trozo collate "C" < (left($4, 8) || chr(1114109)) collate "C")
  order by u.nombre_completo, u.usuario_id limit 50`,
  told<{ activa: boolean }>(),
);
const PARA_BUSCAR = statement('quiosco/people.PARA_BUSCAR', 'select instancia.para_buscar($1) as texto', told<{ texto: string }>());

/** People whose name begins with these letters, whatever their case and accents. */
export async function findByName(tx: Queryable, { entidadId, ahora, hoy }: Momento, begin: string): Promise<FilaIdentificada[]> {
  const [row] = await tx.query(PARA_BUSCAR, [begin]);
  const texto = (row?.texto ?? '').replaceAll(/[%_\\]/g, '').trim();
  return texto.length < 3 ? [] : tx.query(NOMBRES, [entidadId, ahora, hoy, texto]);
}
