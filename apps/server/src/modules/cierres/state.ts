import type { SalidaDe } from '@jornada/contract/call.ts';
import type { cierres } from '@jornada/contract/cierres.ts';
import { mesDe, obstaculoDeOrden, type EstadoCierres, type Mes } from '@jornada/domain/cierres/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { countHeld } from '../registros/reads.ts';
import { findActs, findFirstDays, type FilaActa } from './repo.ts';

type MesDeCentro = SalidaDe<typeof cierres.cerrar>['items'][number];

/** The months of one centre with their acts, newest first. */
export type EstadoCentro = EstadoCierres & {
  centroId: number;
  nombre: string;
  actas: ReadonlyMap<Mes, FilaActa[]>;
  retenidos: ReadonlyMap<Mes, number>;
};

/** The closed months of all centres, or of one. */
export async function readState(
  tx: Queryable,
  entidadId: number,
  options: { empresa: Configuracion; ahora: Temporal.Instant; centroId: number | null },
): Promise<EstadoCentro[]> {
  const { empresa, ahora, centroId } = options;
  const acts = await findActs(tx, entidadId);
  const firstDays = await findFirstDays(tx, entidadId);
  const held = await countHeld(tx, entidadId);
  return [...empresa.centros.values()]
    .filter(({ id }) => centroId === null || id === centroId)
    .map(({ id, nombre, zona }) => {
      const actas = Map.groupBy(
        acts.filter((act) => act.centroId === id),
        ({ mes }) => mesDe(mes),
      );
      const first = firstDays.get(id);
      return {
        centroId: id,
        nombre,
        actas,
        retenidos: new Map(held.filter(({ centroId: of }) => of === id).map(({ mes, total }) => [mes, total])),
        hoy: ahora.toZonedDateTimeISO(zona).toPlainDate().toString(),
        primero: first === undefined ? null : mesDe(first),
        // The month is closed unless the last act is a reopening.
        cerrados: new Set([...actas].filter(([, [last]]) => last && last.accion !== 'reapertura').map(([mes]) => mes)),
      };
    });
}

/** A month of a centre, in the form of the wire. */
export function presentMonth(estado: EstadoCentro, mes: Mes): MesDeCentro {
  const { year, month } = Temporal.PlainYearMonth.from(mes);
  return {
    ano: year,
    mes: month,
    centro: { id: estado.centroId, nombre: estado.nombre },
    cerrado: estado.cerrados.has(mes),
    puedeCerrarse: obstaculoDeOrden(estado, mes) === null,
    actas: (estado.actas.get(mes) ?? []).map(({ centroId: _centro, mes: _mes, ...acta }) => acta),
    retenidos: estado.retenidos.get(mes) ?? 0,
  };
}
