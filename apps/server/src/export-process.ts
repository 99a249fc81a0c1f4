import { createDatabase } from './platform/database/database.ts';
import { createPool } from './platform/database/pool.ts';
import { ArchiveTooLarge } from './platform/files/archive.ts';
import type { SignDigest } from './platform/seal/seal-file.ts';
import { createEntidadesService } from './shared/company/configuration.ts';
import { findConfiguration } from './shared/company/configuration-repo.ts';
import { refreshPeople } from './modules/excesos/refresh.ts';
import { findNames } from './modules/perfil/reads.ts';
import { findPlaces } from './modules/exportes/people-repo.ts';
import type { ResultadoExporte } from './modules/exportes/write/encargo.ts';
import { packFiles } from './modules/exportes/write/archive.ts';
import { openFiles } from './modules/exportes/write/open-files.ts';
import { openWorkshop } from './modules/exportes/write/workshop.ts';
import type { DelProceso, EncargoAparte, ParaElProceso } from './modules/exportes/apart/encargo.ts';
import { openReading } from './modules/exportes/apart/read-parts.ts';

// The process in which one export is read, computed and written: it takes neither the memory nor the turn of those who clock in. It has no keys.
// It ends when the server does. It builds no modules, which would cost each export some 300 ms and 20 MB (measured), and takes what it needs of them.

/** One reads; what computes categories asks for the configuration meanwhile. */
const CONNECTIONS = 2;
/** Nobody waits for a single statement. */
const PATIENCE_MS = 60_000;

const die = (): never => process.exit(1);
process.on('disconnect', die);

const tell = (message: DelProceso): Promise<void> =>
  new Promise((resolve, reject) => process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve())));

let signed: PromiseWithResolvers<Buffer> | null = null;
const sign: SignDigest = async (digest) => {
  signed = Promise.withResolvers<Buffer>();
  await tell({ porFirmar: digest });
  return signed.promise;
};

async function make({ url, entidadId, exporte, ahora, version, base, nombre, sitioDelSello }: EncargoAparte): Promise<ResultadoExporte> {
  // Whatever happens to a connection, the next statement says it.
  const db = createDatabase(createPool({ url, max: CONNECTIONS, patienceMs: PATIENCE_MS, onError: () => undefined }));
  const clock = { now: () => Temporal.Instant.from(ahora) };
  const refreshing = { clock, entidades: createEntidadesService({ db }) };
  const { configuracion, names, lugares } = await db.tenant(entidadId, async (tx) => ({
    configuracion: await findConfiguration(tx, entidadId),
    names: await findNames(tx, entidadId, [exporte.usuarioId]),
    lugares: await findPlaces(tx, entidadId),
  }));
  const { clase, desde, hasta, centros, idioma, plantilla } = exporte;
  const autor = names.get(exporte.usuarioId) ?? '';
  const alcance = { desde, hasta, centros };
  const taller = await openWorkshop(
    { clase, alcance, idioma, configuracion, lugares, plantilla, ahora, autor, version, base, nombre, sitioDelSello },
    sign,
  );
  const files = await openFiles(taller);
  const { total, parts } = await openReading({
    db,
    entidadId,
    exporte,
    zona: configuracion.entidad?.zona ?? 'UTC',
    refresh: (tx, ids) => refreshPeople(tx, refreshing, entidadId, { ids, limit: ids.length }),
  });
  await tell({ hecho: 0, total });
  let hecho = 0;
  // PostgreSQL reads the next part while this one is written.
  for (let next = await parts.next(); next.done !== true;) {
    const { lote, count } = next.value;
    const reading = parts.next();
    // It is waited for after this part was written.
    reading.catch(() => undefined);
    await files.add(lote);
    hecho += count;
    await tell({ hecho, total });
    next = await reading;
  }
  await db.close();
  return packFiles(taller, await files.end());
}

async function run(encargo: EncargoAparte): Promise<void> {
  try {
    await tell({ resultado: await make(encargo) });
  } catch (error) {
    if (error instanceof ArchiveTooLarge) return tell({ demasiadoGrande: true });
    const { name, message, stack, code } = error as NodeJS.ErrnoException;
    return tell({ fallo: { name, message, stack, code } });
  }
}

process.on('message', (message: ParaElProceso) => {
  if ('firma' in message) signed?.resolve(Buffer.from(message.firma));
  else void run(message.encargo).then(() => process.exit(0), die);
});
