import { createTranslator, type TextParams } from '@jornada/i18n/server.ts';
import type { SignDigest } from '../../../platform/seal/seal-file.ts';
import { loadProposals } from '../../../shared/proposed-holidays.ts';
import { configurationOf, type Configuracion } from '../../../shared/company/configuration.ts';
import { createWriter, momentIn } from '../../resumen/reads.ts';
import type { Writer } from '../../resumen/service.ts';
import type { Lugares } from '../columns/facts.ts';
import type { EncargoExporte } from './encargo.ts';
import type { Paths } from './files.ts';

/** How PDFs are sealed: the room that they leave, and who signs them. `name`: the company. */
export type PdfSealing = { roomBytes: number; name: string; at: Temporal.Instant; sign: SignDigest };

/** Everything with which files are written. */
export type Taller = {
  encargo: EncargoExporte;
  empresa: Configuracion;
  ahora: Temporal.Instant;
  zona: string;
  /** For the clocks of the archive. */
  modified: Temporal.PlainDateTime;
  paths: Paths;
  lugares: Lugares;
  t(key: string, params?: TextParams): string;
  /** Texts and formats; `csvWriter` with dates that every language sorts. */
  writer: Writer;
  csvWriter: Writer;
  info: { autor: string; version: string; generado: string };
  seal: PdfSealing;
};

export async function openWorkshop(encargo: EncargoExporte, sign: SignDigest): Promise<Taller> {
  const empresa = configurationOf(encargo.configuracion, await loadProposals());
  const translate = createTranslator();
  const ahora = Temporal.Instant.from(encargo.ahora);
  const { idioma: lang, autor, version } = encargo;
  const { zona } = empresa;
  const writerOf = (hasIsoDates: boolean): Writer => createWriter({ lang, translate, zona, hasIsoDates, sobreMaximo: [] });
  const writer = writerOf(false);
  const csvWriter = writerOf(true);
  let count = 0;
  return {
    encargo,
    empresa,
    ahora,
    zona,
    modified: ahora.toZonedDateTimeISO(zona).toPlainDateTime(),
    paths: {
      next: () => {
        count += 1;
        return `${encargo.base}-${count}`;
      },
    },
    lugares: new Map(encargo.lugares.map((lugar) => [lugar.centro, lugar])),
    t: (key, params) => translate(lang, key, params),
    writer,
    csvWriter,
    seal: { roomBytes: encargo.sitioDelSello, name: empresa.nombre, at: ahora, sign },
    info: {
      autor,
      version,
      generado: translate(lang, 'resumen.fichero.generado', { cuando: momentIn(writer, encargo.ahora), quien: autor, version }),
    },
  };
}
