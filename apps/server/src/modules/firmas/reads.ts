import { type Queryable, statement, told, type RowOf } from '../../platform/database/pool.ts';
import { diasDeMes, type Mes } from '@jornada/domain/cierres/index.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { mesFirmable, canonicoDeMes, type MesFirmable, type MetodoFirma, type EstadoFirma } from '@jornada/domain/firmas/index.ts';
import { readPerson, findMinutesByDay, laborOf } from '../registros/reads.ts';
import { readDays, isOlvidada, settleOpenDay } from '@jornada/domain/registros/index.ts';
import { createHash } from 'node:crypto';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

/** A month of a person's record as it stands, and whether it can be signed. */
export type MesLeido = {
  contenido: MesFirmable;
  /** The fixed text, and its SHA-256 in hexadecimal. */
  canonico: string;
  huella: string;
  /** The last line of the record of that month; 0 if there is none. */
  numero: number;
  /** Its last day is over where the person works, and none of its days is running. */
  isOver: boolean;
  /** The person had a contract on one of its days, or a record. */
  isEmployed: boolean;
};

/** Reads a month of anybody of the company, as it would be signed now. One statement reads the person, one the minutes. */
export async function readMonthToSign(
  tx: Queryable,
  {
    entidadId,
    personaId,
    mes,
    empresa,
    ahora,
  }: { entidadId: number; personaId: number; mes: Mes; empresa: Configuracion; ahora: Temporal.Instant },
): Promise<MesLeido> {
  const ventana = diasDeMes(mes);
  const persona = await readPerson(tx, { entidadId, personaId, eventos: ventana, dias: ventana, dia: null, clave: null });
  const minutos = await findMinutesByDay(tx, { entidadId, personaId }, ventana);
  const laboral = laborOf(persona, empresa);
  const last = laboral.planDia(ventana.hasta);
  const hoy = ahora
    .toZonedDateTimeISO(last.centro ? last.zona : empresa.zona)
    .toPlainDate()
    .toString();
  // Every read also brings the open day.
  const lines = persona.eventos.filter(({ fecha }) => fecha >= ventana.desde && fecha <= ventana.hasta);
  const days = readDays(lines, empresa.tipos);
  const running = days.some(({ jornada }) => jornada.estado === 'abierta' && !isOlvidada(laboral, jornada, ahora.toString()));
  const dias = days.map(({ fecha, jornada, eventos }) => ({
    jornada: settleOpenDay(jornada, hoy),
    eventos,
    minutos: minutos.get(fecha) ?? null,
  }));
  const contenido = mesFirmable({ persona: `${entidadId}/${personaId}`, mes, dias });
  const canonico = canonicoDeMes(contenido);
  return {
    contenido,
    canonico,
    huella: createHash('sha256').update(canonico).digest('hex'),
    numero: Math.max(0, ...lines.map(({ numero }) => numero)),
    isOver: hoy > ventana.hasta && !running,
    isEmployed: days.length > 0 || laboral.planDias(ventana.desde, ventana.hasta).some(({ motivo }) => motivo !== 'sin-contrato'),
  };
}

export type NuevoActo = {
  personaId: number;
  mes: Mes;
  accion: 'firma' | 'objecion' | 'respuesta';
  momento: string;
  autorId: number;
  metodo: MetodoFirma | null;
  aparato: string;
  idioma: Idioma;
  textoVersion: number | null;
  texto: string;
  dias: readonly string[];
  huella: string;
  contenido: string;
  numero: number;
};

export type FilaActo = {
  id: number;
  accion: NuevoActo['accion'];
  momento: string;
  autor: string;
  metodo: MetodoFirma | null;
  aparato: string;
  texto: string;
  dias: string[];
  huella: string;
};

const ACTOS = statement(
  'firmas/reads.ACTOS',
  `
  select f.firma_id as id, f.accion, f.momento, u.nombre_completo as autor, f.metodo, f.aparato, f.texto, f.dias::text[] as dias, encode(f.huella, 'hex') as huella
  from instancia.firmas f join instancia.usuarios u on u.entidad_id = f.entidad_id and u.usuario_id = f.autor_id
  where f.entidad_id = $1 and f.usuario_id = $2 and f.mes = $3 order by f.firma_id`,
);

/** What was said about a month of a person, oldest first. */
export const findActs = (tx: Queryable, entidadId: number, personaId: number, mes: Mes): Promise<FilaActo[]> =>
  tx.query(ACTOS, [entidadId, personaId, `${mes}-01`]);

const CONFIRMACIONES = statement(
  'firmas/reads.CONFIRMACIONES',
  `
  select u.id, e.estado, e.momento, e.metodo, encode(e.huella, 'hex') as huella, f.texto, f.aparato
  from unnest($2::int[]) as u (id) cross join lateral instancia.estado_de_firma($1, u.id, $3) e
  left join instancia.firmas f on f.entidad_id = $1 and f.firma_id = e.firma_id`,
  told<{
    estado: 'pendiente' | 'firmado' | 'objetado' | 'cambiado';
    metodo: 'sesion' | 'pin' | 'llave' | 'contrasena' | null;
    id: number;
  }>(),
);

export type ConfirmacionDeMes = {
  estado: EstadoFirma;
  momento: string | null;
  metodo: MetodoFirma | null;
  /** SHA-256 of what was signed or disputed, in hexadecimal. */
  huella: string | null;
  texto: string | null;
  aparato: string | null;
};

/** Where a month of some people stands, by person, for what is printed of it. */
export async function findConfirmations(
  tx: Queryable,
  entidadId: number,
  { ids, mes }: { ids: readonly number[]; mes: Mes },
): Promise<Map<number, ConfirmacionDeMes>> {
  const rows = await tx.query(CONFIRMACIONES, [entidadId, ids, `${mes}-01`]);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

const POR_HUELLA = statement(
  'firmas/reads.POR_HUELLA',
  `
  select f.usuario_id as "personaId", to_char(f.mes, 'YYYY-MM') as mes, f.momento, f.metodo, u.nombre_completo as persona,
    e.estado = 'firmado' and e.huella = f.huella as vigente
  from instancia.firmas f
  join instancia.usuarios u on u.entidad_id = f.entidad_id and u.usuario_id = f.usuario_id
  cross join lateral instancia.estado_de_firma($1, f.usuario_id, f.mes) e
  where f.entidad_id = $1 and f.huella = decode($2, 'hex') and f.accion = 'firma'
    and ($3 = 'all' or f.usuario_id = $4 or ($3 = 'team' and u.responsable_id = $4))
  order by f.firma_id limit 1`,
  told<{ metodo: MetodoFirma; vigente: boolean }>(),
);

export type FirmaHallada = RowOf<typeof POR_HUELLA>;

/** The first signature of a month with this digest, if the caller may see that record. */
export async function findByDigest(
  tx: Queryable,
  { entidadId, personaId, sha256, vista }: { entidadId: number; personaId: number; sha256: string; vista: 'own' | 'team' | 'all' },
): Promise<FirmaHallada | null> {
  const [row] = await tx.query(POR_HUELLA, [entidadId, sha256, vista, personaId]);
  return row ?? null;
}
