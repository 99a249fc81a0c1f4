import { type Queryable, statement, told } from '../../platform/database/pool.ts';
import type { Identificacion } from '@jornada/contract/quiosco/vistas.ts';

export type CualQuiosco = { entidadId: number; id: number };

export type FilaQuiosco = {
  id: number;
  nombre: string;
  centroId: number | null;
  subtipos: string[] | null;
  identificacion: Identificacion[];
  otrosCentros: boolean;
  foto: boolean;
  diasFoto: number;
  visitas: boolean;
  mensaje: string;
  version: number;
  emparejado: string | null;
  contacto: string | null;
  abiertoHasta: string | null;
  /** Whether a device is signed in, and what its browser says of itself. */
  conectado: boolean;
  dispositivo: string | null;
  porMirar: number;
};

// A kiosk account that nobody has configured yet has no row: it gets one with its first configuration.
export const COLUMNS = `u.usuario_id as id, u.nombre_completo as nombre, q.centro_id as "centroId", q.subtipos,
  coalesce(q.identificacion, '{pin,codigo}') as identificacion, coalesce(q.otros_centros, false) as "otrosCentros",
  coalesce(q.foto, false) as foto, coalesce(q.dias_foto, 30) as "diasFoto", coalesce(q.visitas, false) as visitas,
  coalesce(q.mensaje, '') as mensaje, coalesce(q.version, 0) as version, q.emparejado, q.contacto, q.abierto_hasta as "abiertoHasta"`;

const UNO = statement(
  'quiosco/reads.UNO',
  `
  select ${COLUMNS} from instancia.usuarios u left join instancia.quioscos q on q.entidad_id = u.entidad_id and q.quiosco_id = u.usuario_id
  where u.entidad_id = $1 and u.usuario_id = $2 and u.es_quiosco and not u.es_invitado`,
  told<{ identificacion: QuioscoLeido['identificacion'] }>(),
);

export type QuioscoLeido = Omit<FilaQuiosco, 'conectado' | 'dispositivo' | 'porMirar'>;

/** A kiosk; null where the account is none. */
export async function findKiosk(tx: Queryable, { entidadId, id }: CualQuiosco): Promise<QuioscoLeido | null> {
  const [row] = await tx.query(UNO, [entidadId, id]);
  return row ?? null;
}
