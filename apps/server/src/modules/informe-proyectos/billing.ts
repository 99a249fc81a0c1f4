import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { FacturacionVista, informeProyectos } from '@jornada/contract/informe-proyectos/calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { reachOf } from './asked.ts';
import * as repo from './billing-repo.ts';
import type { InformeOptions } from './report.ts';

const PAGE = 50;

function present(row: repo.FacturacionLeida, conTarifas: boolean): FacturacionVista {
  const { id, proyectoId, proyecto, cliente, referencia, hasta, minutos, importe, autor, momento, anulada, anuladaPor } = row;
  return {
    id,
    proyecto: { id: proyectoId, nombre: proyecto },
    cliente,
    referencia,
    hasta,
    minutos,
    ...(conTarifas && { importeCentimos: importe }),
    autor,
    momento,
    anulada: anulada === null ? null : { autor: anuladaPor ?? '', momento: anulada },
  };
}

/** What can be billed, and what was: each entry once. */
export function createBilling({ db, clock, entidades, auditoria }: InformeOptions & { auditoria: AuditoriaService }) {
  return {
    async listBillable(
      sesion: Sesion,
      input: ValidadaDe<typeof informeProyectos.porFacturar>,
    ): Promise<SalidaDe<typeof informeProyectos.porFacturar>> {
      const { entidadId } = sesion;
      const { conTarifas } = reachOf(sesion);
      const hoy = Temporal.PlainDate.from(await todayOf({ clock, entidades }, sesion));
      const hasta = input.hasta ?? hoy.with({ day: 1 }).subtract({ days: 1 }).toString();
      const rows = await db.tenant(entidadId, (tx) => repo.findBillable(tx, entidadId, { hasta, proyecto: null, conTarifas }));
      const items = rows.map(({ id, nombre, cliente, entradas, minutos, importe, conPrecio, desde }) => ({
        proyecto: { id, nombre },
        cliente,
        entradas,
        minutos,
        ...(conTarifas && { sinPrecioMinutos: minutos - conPrecio, importeCentimos: importe }),
        desde,
      }));
      return { hasta, items };
    },

    /** All or nothing: what is marked is what was on the screen. Two at once take turns, and the second one finds nothing left. */
    bill: (sesion: Sesion, input: ValidadaDe<typeof informeProyectos.facturar>): Promise<FacturacionVista> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId, usuarioId } = sesion;
        const { proyecto, hasta, referencia, entradas, minutos, importeCentimos = null } = input;
        const { conTarifas } = reachOf(sesion);
        if (!(await repo.lockProject(tx, entidadId, proyecto))) throw new AppError('informe-proyectos.proyecto-no-existe');
        const [found] = await repo.findBillable(tx, entidadId, { hasta, proyecto, conTarifas: true });
        if (!found) throw new AppError('informe-proyectos.nada-que-facturar');
        const meanwhile = () => changedMeanwhile(tx, entidadId, 'proyecto', proyecto);
        const isSame = found.entradas === entradas && found.minutos === minutos && (!conTarifas || importeCentimos === found.importe);
        if (!isSame) throw await meanwhile();
        const nueva = { proyecto, referencia, hasta, minutos, importe: found.conPrecio === 0 ? null : found.importe };
        const id = await repo.createBilling(tx, entidadId, { ...nueva, autor: usuarioId, momento: clock.now().toString() });
        const marked = await repo.markBilled(tx, entidadId, { facturacion: id, proyecto, hasta });
        if (marked.entradas !== entradas || marked.minutos !== minutos) throw await meanwhile();
        await auditoria.note(tx, {
          sesion,
          accion: 'informe-proyectos.facturar',
          sobreId: proyecto,
          datos: { referencia, hasta, minutos },
        });
        const made = await repo.findBilling(tx, entidadId, id);
        if (!made) throw new Error('the billing was not written');
        return present(made, conTarifas);
      }),

    async listBillings(
      sesion: Sesion,
      input: ValidadaDe<typeof informeProyectos.facturaciones>,
    ): Promise<SalidaDe<typeof informeProyectos.facturaciones>> {
      const { entidadId } = sesion;
      const { proyecto = null, start = 0, limit = PAGE } = input;
      const { rows, total } = await db.tenant(entidadId, (tx) => repo.findBillings(tx, entidadId, { proyecto, start, limit }));
      return { items: rows.map((row) => present(row, reachOf(sesion).conTarifas)), total };
    },

    annul: (sesion: Sesion, id: number): Promise<FacturacionVista> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId, usuarioId } = sesion;
        const before = await repo.findBilling(tx, entidadId, id);
        if (!before) throw new AppError('informe-proyectos.facturacion-no-existe');
        await repo.lockProject(tx, entidadId, before.proyectoId);
        if (!(await repo.annulBilling(tx, entidadId, { id, ahora: clock.now().toString(), autorId: usuarioId })))
          throw new AppError('informe-proyectos.ya-anulada');
        const { proyectoId, referencia, hasta, minutos } = before;
        await auditoria.note(tx, {
          sesion,
          accion: 'informe-proyectos.anular-facturacion',
          sobreId: proyectoId,
          datos: { referencia, hasta, minutos },
        });
        return present((await repo.findBilling(tx, entidadId, id)) ?? before, reachOf(sesion).conTarifas);
      }),
  };
}
