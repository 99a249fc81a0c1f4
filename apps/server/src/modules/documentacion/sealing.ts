import { readFile, writeFile } from 'node:fs/promises';
import { createFormat } from '@jornada/i18n/format.ts';
import { subscribe, type Bus, type Subscription } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { CannotSeal } from '../../platform/seal/kept.ts';
import type { FileDesk } from '../../shared/files.ts';
import type { Seals } from '../../shared/seals.ts';
import type { BringFile, KeepMade, SavedFiles } from '../ficheros/service.ts';
import { findCompanies } from '../../shared/company/companies-repo.ts';
import { documentoFirmado, documentosCambiados } from './changed.ts';
import { FIRMADOS, MODULO } from './file-of.ts';
import { pdfOfPicture } from './picture.ts';
import { findToSeal, findUnsealed, updateSealed, type FirmaPorSellar } from './sealing-repo.ts';

const SELLAR_DOCUMENTOS = 'documentacion.sellar';
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** What is younger is still being sealed by the event of its signature. */
const MINUTES = 5;

type Options = {
  db: Database;
  clock: Clock;
  bus: Bus;
  jobs: Jobs;
  seals: Seals;
  translate: TranslateText;
  files: FileDesk;
  ficheros: Pick<SavedFiles, 'confirm'> & { bring: BringFile; keepMade: KeepMade };
  warn(error: unknown, what: string): void;
};

/** What stands on the last page: who has said what, when, how, and of which file. */
function receiptOf(translate: TranslateText, firma: FirmaPorSellar) {
  const { idioma, accion, persona, userName, empresa, nif, titulo, momento, zona, texto, huella, metodo, aparato } = firma;
  const t = (key: string, params = {}): string => translate(idioma, `documentacion.recibo.${key}`, params);
  const format = createFormat({ lang: idioma, zone: zona });
  const here = Temporal.Instant.from(momento).toZonedDateTimeISO(zona);
  const when = `${format.date(here.toPlainDate(), 'full')}, ${format.hour(momento)} (${zona}, ${here.offset})`;
  return {
    title: t(accion),
    rows: [
      [t('documento'), titulo],
      [t('persona'), `${persona} (${userName})`],
      [t('empresa'), [empresa, nif].filter(Boolean).join(' · ')],
      [t('momento'), when],
      [t(accion === 'firmado' ? 'palabras' : 'motivo'), texto],
      [t('metodo'), [t(`metodos.${metodo}`), aparato].filter(Boolean).join(' · ')],
      [t('huella'), huella],
    ] as const,
    note: t('nota'),
  };
}

/**
 * Makes the file that a person has of what they signed: the one that was published, to the last byte, with one more page and a seal that any
 * reader of PDFs knows. It is made after the signature, which never waits for it nor fails with it.
 */
export function createDocumentSealing({ db, clock, bus, jobs, seals, translate, files, ficheros, warn }: Options): Subscription {
  async function sealed(entidadId: number, firma: FirmaPorSellar): Promise<Buffer | null> {
    const path = await ficheros.bring({ entidadId, modulo: MODULO, asuntoId: firma.contenidoId });
    try {
      const bytes = await readFile(path);
      const pdf = firma.tipo === 'application/pdf' ? bytes : await pdfOfPicture(bytes, firma.tipo);
      if (!pdf) return null;
      const reason = translate(firma.idioma, `documentacion.recibo.${firma.accion}`);
      return await seals.signWithReceipt(entidadId, pdf, { reason, name: firma.empresa, receipt: receiptOf(translate, firma) });
    } catch (error) {
      if (!(error instanceof CannotSeal)) throw error;
      // The signature stands, and its history says all of it.
      warn(error, 'a signed document cannot have a last page');
      return null;
    } finally {
      await files.incoming.remove(path);
    }
  }

  async function keep(entidadId: number, { personaId, nombre, paginas }: FirmaPorSellar, pdf: Buffer) {
    const path = await files.incoming.newPath();
    try {
      await writeFile(path, pdf, { flag: 'wx', mode: 0o600 });
      const named = `${nombre.replace(/\.[^.]+$/, '')}.pdf`;
      const made = { entidadId, autorId: personaId, path, nombre: named, tipo: 'application/pdf', paginas: paginas + 1 } as const;
      // What a person has signed is theirs to have, however full the company is.
      return await ficheros.keepMade({ ...made, evenIfFull: true });
    } finally {
      await files.incoming.remove(path);
    }
  }

  /** Two at once make one: the second finds that it is done. */
  async function sealOne(entidadId: number, id: number): Promise<void> {
    const firma = await db.tenant(entidadId, (tx) => findToSeal(tx, entidadId, id));
    if (!firma) return;
    const pdf = await sealed(entidadId, firma);
    const made = pdf && (await keep(entidadId, firma, pdf));
    const { personaId } = firma;
    await db.tenant(entidadId, async (tx) => {
      if (!(await updateSealed(tx, entidadId, id, clock.now().toString()))) return;
      const who = { entidadId, personaId, usuarioId: personaId };
      if (made) await ficheros.confirm(tx, [made.id], { ...who, modulo: FIRMADOS, asuntoId: id });
      await bus.emit(tx, documentosCambiados, { entidadId, personaId });
    });
  }

  // What was not made then, because a server or the store went away, is made later.
  jobs.schedule(
    SELLAR_DOCUMENTOS,
    EVERY_TEN_MINUTES,
    async ({ signal }) => {
      const antes = clock.now().subtract({ minutes: MINUTES }).toString();
      for (const entidadId of await findCompanies(db))
        for (const id of await db.tenant(entidadId, (tx) => findUnsealed(tx, entidadId, antes))) {
          if (signal.aborted) return;
          await sealOne(entidadId, id).catch((error: unknown) => warn(error, 'a signed document could not be sealed'));
        }
    },
    { retries: 1, expireSeconds: 1800 },
  );

  return subscribe(documentoFirmado, ({ entidadId, documentoId }) => sealOne(entidadId, documentoId));
}
