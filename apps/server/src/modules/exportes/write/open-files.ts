import { recordOf } from '../record-of.ts';
import type { Spooled } from '../../../platform/files/spool.ts';
import { createAuditFiles } from './audit.ts';
import type { LoteExporte } from './encargo.ts';
import { createPayrollFiles } from './payroll.ts';
import { createMonthlyFiles, createRecordFiles, type RecordFiles } from './records.ts';
import type { Taller } from './workshop.ts';

async function filesOf(taller: Taller): Promise<RecordFiles> {
  const { clase } = taller.encargo;
  if (clase === 'nominas') return createPayrollFiles(taller);
  if (clase === 'mensual') return createMonthlyFiles(taller);
  return createRecordFiles(taller, clase === 'representantes' ? 'representacion' : 'inspeccion');
}

/** The files of an export: they take what comes, and give what is finished. */
export async function openFiles(taller: Taller): Promise<{ add(lote: LoteExporte): Promise<void>; end(): Promise<Spooled[]> }> {
  const { encargo, empresa, ahora } = taller;
  if (encargo.clase === 'auditoria') {
    const audit = createAuditFiles(taller);
    return { add: (lote) => ('apuntes' in lote ? audit.add(lote.apuntes) : Promise.resolve()), end: audit.end };
  }
  const files = await filesOf(taller);
  const perfil = encargo.clase === 'representantes' ? 'representacion' : 'inspeccion';
  return {
    async add(lote) {
      if (!('personas' in lote)) return;
      const options = { empresa, ahora, alcance: encargo.alcance, perfil } as const;
      await files.add(lote.personas.map((persona) => recordOf(persona, options)).filter((registro) => registro !== null));
    },
    end: files.end,
  };
}
