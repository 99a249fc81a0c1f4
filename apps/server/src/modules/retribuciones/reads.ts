import { type Queryable, statement, told } from '../../platform/database/pool.ts';
import type { ClaseRetribucion, LineaRetribucion, Retribucion } from '@jornada/domain/retribuciones/index.ts';

export type CuerpoDeRetribucion = { clase: ClaseRetribucion; lineas: LineaRetribucion[] };

/** A statement as it is stored. */
export type FilaRetribucionGuardada = Retribucion & { id: number; version: number; usuarioId: number };

export const CIFRAS = `r.retribucion_id as id, r.version, r.usuario_id as "usuarioId", r.ano, r.mes, r.clase, r.bruto,
    r.seguridad_social as "seguridadSocial", r.base_irpf as "baseIrpf", r.tipo_irpf as "tipoIrpf", r.irpf,
    r.otras_deducciones as "otrasDeducciones", r.neto, r.coste_empresa as "costeEmpresa", r.lineas`;

const DE = statement(
  'retribuciones/repo.DE',
  `
  select ${CIFRAS} from instancia.retribuciones r
  where r.entidad_id = $1 and r.usuario_id = any($2) and r.ano = any($3)
  order by r.usuario_id, r.ano, r.mes, r.clase`,
  told<CuerpoDeRetribucion>(),
);

/** The statements of these people in these years. */
export const findOfYears = (
  tx: Queryable,
  entidadId: number,
  ids: readonly number[],
  anos: readonly number[],
): Promise<FilaRetribucionGuardada[]> => (ids.length === 0 ? Promise.resolve([]) : tx.query(DE, [entidadId, ids, anos]));
