import { Readable } from 'node:stream';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { misDatos } from '@jornada/contract/cuenta.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { chooseIdioma } from '@jornada/i18n/idioma.ts';
import type { Translate } from '@jornada/i18n/server.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Bytes } from '../../platform/http/router.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/store.ts';
import type { Seccion } from '../../shared/own-data.ts';
import type { OneTime } from '../../platform/one-time.ts';
import type { Access } from '../ficheros/service.ts';
import { takeTry } from '../../shared/take-try.ts';
import type { Confirm } from '../cuenta/service.ts';
import type { QuienConfirma } from '../cuenta/reads.ts';
import type { Notice } from '../factores/service.ts';
import { writeOwnData } from './write.ts';

const PURPOSE = 'mis-datos';
/** For how many seconds the link is valid: the browser fetches it at once. */
const SECONDS = 60;
/** Files within a quarter of an hour. */
const MOST = 5;

/** All stored data about the signed-in person, as a file (GDPR, articles 15 and 20). */
export function createMisDatosService(options: {
  db: Database;
  clock: Clock;
  attempts: Attempts;
  confirm: Confirm;
  oneTime: OneTime;
  notice: Notice;
  translate: Translate;
  version: string;
  files: { store: FileStore };
  isOfOwnData: Access['isOfOwnData'];
  /** The sections of all features, in the order of the file. */
  sections: readonly Seccion[];
}) {
  const { sections, isOfOwnData, files, db, clock, attempts, confirm, oneTime, notice, translate, version } = options;
  return {
    /** @param idioma that of the file's name and of what it says of itself. @throws AppError as `confirm` does. */
    async ask(
      quien: QuienConfirma,
      idioma: Idioma,
      { Password }: ValidadaDe<typeof misDatos.pedir>,
    ): Promise<SalidaDe<typeof misDatos.pedir>> {
      const { entidadId, usuarioId } = quien;
      await confirm(quien, Password);
      await takeTry(attempts, [{ key: `mis-datos:${entidadId}:${usuarioId}`, limit: MOST }]);
      await db.tenant(entidadId, (tx) => notice(tx, quien, 'datos-pedidos'));
      return { token: await oneTime.sign({ ent: entidadId, usr: usuarioId, idi: idioma }, { purpose: PURPOSE, seconds: SECONDS }) };
    },

    /** @throws AppError `mis-datos.caducada`. */
    async fetch({ token }: ValidadaDe<typeof misDatos.descargar>): Promise<Bytes> {
      const claims = await oneTime.read(token, { purpose: PURPOSE });
      if (!claims || !(await db.transaction((tx) => oneTime.spend(tx, claims)))) throw new AppError('mis-datos.caducada');
      const persona = { entidadId: Number(claims['ent']), usuarioId: Number(claims['usr']) };
      const momento = clock.now().toString();
      const idioma = chooseIdioma([String(claims['idi'])]);
      const head = { info: translate(idioma, 'configuracion.datos.claves'), formato: 'jornada/mis-datos/1', version, momento };
      const nombre = translate(idioma, 'configuracion.datos.archivo', { fecha: momento.slice(0, 10) });
      return {
        tipo: 'application/json; charset=utf-8',
        cuerpo: Readable.from(writeOwnData(db, persona, { sections, head, store: files.store, isOfOwnData })),
        cabeceras: { 'content-disposition': `attachment; filename="${nombre}.json"` },
      };
    },
  };
}
