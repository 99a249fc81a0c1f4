import type { CamposGasto } from '@jornada/contract/gastos/vistas.ts';
import { invoiceKey, similarKey } from '@jornada/domain/gastos/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { countrySql } from './country-sql.ts';
import type { CalculoGuardado, GastoGuardado } from './model.ts';

const GASTOS = statement(
  'gastos.GASTOS',
  `
  select g.solicitud_id as id, g.campos || jsonb_build_object('clase', g.clase, 'tipo', g.tipo_id, 'actividad', g.actividad_id,
      'proyecto', g.proyecto_id, 'formaPago', g.forma_pago_id, 'dia', g.dia, 'moneda', g.moneda, 'totalCentimos', g.en_moneda) as campos,
    g.total, g.exento, g.sujeto, g.deducible, g.a_cobrar as "aCobrar", g.calculo, g.pagada,
    ${countrySql('s.usuario_id', 'g.dia')} as pais
  from instancia.gastos g join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = g.solicitud_id
  where g.entidad_id = $1 and g.solicitud_id = any($2)`,
  told<{
    campos: Omit<CamposGasto, 'idaYVuelta'> & Partial<Pick<CamposGasto, 'idaYVuelta'>>;
    pais: string | null;
    exento: number;
    sujeto: number;
    deducible: number;
    aCobrar: number;
    calculo: Omit<CalculoGuardado, 'comida'> & Partial<Pick<CalculoGuardado, 'comida'>>;
  }>(),
);

/** These requests with the fields of their module, by id. The comment stays with the request. */
export async function findGastos(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Map<number, GastoGuardado>> {
  const rows = await tx.query(GASTOS, [entidadId, ids]);
  return new Map(
    rows.map(({ id, campos, total, exento, sujeto, deducible, aCobrar, calculo, pagada, pais }) => [
      id,
      // Of those that were sent before meals had a limit nothing is said of it.
      {
        // Nor whether a drive of before went there and back.
        campos: { ...campos, idaYVuelta: campos.idaYVuelta ?? false },
        calculo: { ...calculo, comida: calculo.comida ?? null },
        pagada,
        pais,
        importe: total === null ? null : { total, exento, sujeto, deducible, aCobrar },
      },
    ]),
  );
}

const GUARDAR = statement(
  'gastos.GUARDAR',
  `
  insert into instancia.gastos (entidad_id, solicitud_id, clase, tipo_id, actividad_id, proyecto_id, forma_pago_id, dia, campos, parecido, factura,
    moneda, en_moneda, total, exento, sujeto, deducible, a_cobrar, calculo)
  values ($entidadId, $id, $clase, $tipo, $actividad, $proyecto, $formaPago, $dia, $datos, $parecido, $factura, $moneda, $enMoneda, $total, $exento,
    $sujeto, $deducible, $aCobrar, $calculo)
  on conflict (entidad_id, solicitud_id) do update set clase = excluded.clase, tipo_id = excluded.tipo_id, actividad_id = excluded.actividad_id,
    proyecto_id = excluded.proyecto_id, forma_pago_id = excluded.forma_pago_id, dia = excluded.dia, campos = excluded.campos,
    parecido = excluded.parecido, factura = excluded.factura, moneda = excluded.moneda, en_moneda = excluded.en_moneda, total = excluded.total, exento = excluded.exento,
    sujeto = excluded.sujeto, deducible = excluded.deducible, a_cobrar = excluded.a_cobrar, calculo = excluded.calculo`,
);

export async function saveGasto(
  tx: Queryable,
  entidadId: number,
  id: number,
  { campos, importe, calculo }: Omit<GastoGuardado, 'pagada' | 'pais'>,
): Promise<void> {
  const { clase, tipo, actividad, proyecto, formaPago, dia, moneda, totalCentimos, comentario: _comment, ...rest } = campos;
  await tx.query(GUARDAR, {
    entidadId,
    id,
    clase,
    tipo,
    actividad,
    proyecto,
    formaPago,
    dia,
    datos: JSON.stringify(rest),
    parecido: similarKey(campos),
    factura: invoiceKey(campos),
    moneda,
    enMoneda: totalCentimos,
    total: importe?.total ?? null,
    exento: importe?.exento ?? null,
    sujeto: importe?.sujeto ?? null,
    deducible: importe?.deducible ?? null,
    aCobrar: importe?.aCobrar ?? null,
    calculo: JSON.stringify(calculo),
  });
}

const PAGADO = statement('gastos.PAGADO', 'update instancia.gastos set pagada = $3 where entidad_id = $1 and solicitud_id = $2');

export async function updatePaid(tx: Queryable, entidadId: number, id: number, dia: string): Promise<void> {
  await tx.query(PAGADO, [entidadId, id, dia]);
}

const DUENO = statement(
  'gastos.DUENO',
  `
  select s.usuario_id as "personaId", s.estado from instancia.solicitudes s where s.entidad_id = $1 and s.solicitud_id = $2 and s.modulo = 'gastos'`,
);

/** Whose expense it is; undefined: there is none. */
export async function findOwner(tx: Queryable, entidadId: number, id: number): Promise<{ personaId: number; estado: string } | undefined> {
  const [row] = await tx.query(DUENO, [entidadId, id]);
  return row;
}

const OTRA_VERSION = statement(
  'gastos.OTRA_VERSION',
  `
  update instancia.solicitudes set version = version + 1 where entidad_id = $1 and solicitud_id = $2 and estado = 'pendiente'`,
);

/** Makes another version of an expense that waits: whoever decides has to read it again. */
export async function updateSent(tx: Queryable, entidadId: number, id: number): Promise<void> {
  await tx.query(OTRA_VERSION, [entidadId, id]);
}
