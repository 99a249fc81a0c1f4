import { parentPort, workerData } from 'node:worker_threads';
import { ArchiveTooLarge } from '../../../platform/files/archive.ts';
import type { SignDigest } from '../../../platform/seal/seal-file.ts';
import { recordOf } from '../record-of.ts';
import { createAuditFiles } from './audit.ts';
import { packFiles } from './archive.ts';
import type { DelHilo, EncargoExporte, LoteExporte, ParaElHilo } from './encargo.ts';
import { createPayrollFiles } from './payroll.ts';
import { createMonthlyFiles, createRecordFiles, type RecordFiles } from './records.ts';
import { openWorkshop, type Taller } from './workshop.ts';

function filesOf(taller: Taller): RecordFiles {
  const { clase } = taller.encargo;
  if (clase === 'nominas') return createPayrollFiles(taller);
  if (clase === 'mensual') return createMonthlyFiles(taller);
  return createRecordFiles(taller, clase === 'representantes' ? 'representacion' : 'inspeccion');
}

/** Takes what comes, and gives the finished files. */
function openFiles(taller: Taller) {
  const { encargo, empresa, ahora } = taller;
  if (encargo.clase === 'auditoria') {
    const audit = createAuditFiles(taller);
    return { add: (lote: LoteExporte) => ('apuntes' in lote ? audit.add(lote.apuntes) : Promise.resolve()), end: audit.end };
  }
  const files = filesOf(taller);
  const perfil = encargo.clase === 'representantes' ? 'representacion' : 'inspeccion';
  return {
    async add(lote: LoteExporte): Promise<void> {
      if (!('personas' in lote)) return;
      const options = { empresa, ahora, alcance: encargo.alcance, perfil } as const;
      await files.add(lote.personas.map((persona) => recordOf(persona, options)).filter((registro) => registro !== null));
    },
    end: files.end,
  };
}

const tell = (message: DelHilo): void => parentPort?.postMessage(message);

/** The thread: writes the files of one export, batch by batch, and ends with the archive. */
let signed: PromiseWithResolvers<Buffer> | null = null;
/** Asks for the signature of a digest: this thread has no keys. */
const sign: SignDigest = (digest) => {
  signed = Promise.withResolvers<Buffer>();
  tell({ porFirmar: digest });
  return signed.promise;
};
const taller = await openWorkshop(workerData as EncargoExporte, sign);
const files = openFiles(taller);

async function take(message: ParaElHilo): Promise<void> {
  if ('firma' in message) return signed?.resolve(Buffer.from(message.firma));
  if (!('fin' in message)) {
    await files.add(message);
    return tell({ hecho: true });
  }
  try {
    return tell({ resultado: await packFiles(taller, await files.end()) });
  } catch (error) {
    if (!(error instanceof ArchiveTooLarge)) throw error;
    return tell({ demasiadoGrande: true });
  }
}
parentPort?.on('message', (message: ParaElHilo) => void take(message));
