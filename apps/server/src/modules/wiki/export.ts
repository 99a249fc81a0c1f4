import { Readable } from 'node:stream';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { exporteWiki, wiki } from '@jornada/contract/wiki/calls.ts';
import { INICIO_CSV, rowCsv, SEPARADOR_CSV, type CeldaCsv } from '@jornada/domain/resumen/csv.ts';
import { horaLocalDe } from '@jornada/domain/wiki/plazo.ts';
import { chooseIdioma } from '@jornada/i18n/idioma.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { dispositionOf } from '../../platform/http/disposition.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Bytes } from '../../platform/http/router.ts';
import type { OneTime } from '../../platform/one-time.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { createReaderOf } from './reader-of.ts';
import type { WikiOptions } from './reading.ts';
import { findPart, type FilaLector } from './reads-repo.ts';
import { findOne } from './repo.ts';

const PURPOSE = 'wiki';
/** For how many seconds the link is good: the browser fetches it at once. */
const SECONDS = 60;
const BATCH = 500;

type Options = WikiOptions & { auditoria: AuditoriaService; oneTime: OneTime; translate: TranslateText };

/** The list of readers of an announcement as a file. */
export function createReadersFile(options: Options) {
  const { db, entidades, auditoria, oneTime, translate } = options;
  const readerOf = createReaderOf(options);

  /** Part by part, each in a transaction of its own, when the client is ready for it. */
  async function* partsOf(entidadId: number, momento: { hoy: string; ahora: string }, id: number): AsyncGenerator<FilaLector[]> {
    let tras: FilaLector | null = null;
    for (;;) {
      const from: FilaLector | null = tras;
      const rows: FilaLector[] = await db.tenant(entidadId, (tx) => findPart(tx, entidadId, momento, { id, tras: from, limit: BATCH }));
      if (rows.length > 0) yield rows;
      tras = rows.at(-1) ?? null;
      if (rows.length < BATCH) return;
    }
  }

  return {
    async ask(sesion: Sesion, { id }: ValidadaDe<typeof wiki.exportar>): Promise<SalidaDe<typeof wiki.exportar>> {
      const { entidadId, idioma, revision } = sesion;
      const { hoy, ahora } = await readerOf(sesion);
      const { zona } = await entidades.getConfiguration(entidadId, revision);
      await db.tenant(entidadId, async (tx) => {
        const row = await findOne(tx, entidadId, id);
        if (!row) throw new AppError('wiki.no-existe');
        await auditoria.note(tx, { sesion, accion: 'wiki.exportar', sobreId: id, datos: { nombre: row.titulo } });
      });
      return {
        token: await oneTime.sign(
          { ent: entidadId, com: id, idi: idioma, hoy, aho: ahora, zon: zona },
          { purpose: PURPOSE, seconds: SECONDS },
        ),
      };
    },

    /** @throws AppError `exporte-wiki.caducado`. */
    async fetch({ token }: ValidadaDe<typeof exporteWiki.descargar>): Promise<Bytes> {
      const claims = await oneTime.read(token, { purpose: PURPOSE });
      if (!claims || !(await db.transaction((tx) => oneTime.spend(tx, claims)))) throw new AppError('exporte-wiki.caducado');
      const said = (key: string): string => String(claims[key]);
      const [entidadId, id, zona, idioma] = [Number(claims['ent']), Number(claims['com']), said('zon'), chooseIdioma([said('idi')])];
      const t = (key: string): string => translate(idioma, `wiki.lectores.columnas.${key}`);
      const separator = SEPARADOR_CSV[idioma];
      const when = (instante: string | null): CeldaCsv => instante && horaLocalDe(instante, zona).replace('T', ' ');
      const rowOf = ({ nombre, documento, departamento, leido, confirmado }: FilaLector): string =>
        rowCsv([nombre, documento, departamento, when(leido), when(confirmado)], separator);
      async function* write(): AsyncGenerator<string> {
        yield INICIO_CSV + rowCsv([t('persona'), t('documento'), t('departamento'), t('leido'), t('confirmado')], separator);
        for await (const rows of partsOf(entidadId, { hoy: said('hoy'), ahora: said('aho') }, id)) yield rows.map(rowOf).join('');
      }
      const nombre = `${translate(idioma, 'wiki.lectores.archivo')}-${id}.csv`;
      return {
        tipo: 'text/csv; charset=utf-8',
        cuerpo: Readable.from(write()),
        cabeceras: { 'content-disposition': dispositionOf('attachment', nombre) },
      };
    },
  };
}
