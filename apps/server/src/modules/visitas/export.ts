import { Readable } from 'node:stream';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { exporteVisitas, visitas } from '@jornada/contract/visitas/calls.ts';
import { INICIO_CSV, rowCsv, SEPARADOR_CSV } from '@jornada/domain/resumen/csv.ts';
import type { VisitaListada } from '@jornada/contract/visitas/vistas.ts';
import { chooseIdioma } from '@jornada/i18n/idioma.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { dispositionOf } from '../../platform/http/disposition.ts';
import type { Bytes } from '../../platform/http/router.ts';
import type { OneTime } from '../../platform/one-time.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { filterOf } from './company.ts';
import { findVisits, type FiltroVisitas } from './company-repo.ts';
import type { TabletOptions } from './tablet.ts';

const PURPOSE = 'visitas';
/** For how many seconds the link is good: the browser fetches it at once. */
const SECONDS = 60;
const BATCH = 500;
const COLUMNS = ['nombre', 'empresa', 'tipo', 'centro', 'anfitrion', 'dia', 'entrada', 'salida', 'modo'] as const;

type Options = Pick<TabletOptions, 'db' | 'clock' | 'entidades'> & {
  auditoria: AuditoriaService;
  oneTime: OneTime;
  translate: TranslateText;
};

/** The list of visits as a file, without ID numbers, plates and answers. */
export function createExport({ db, clock, entidades, auditoria, oneTime, translate }: Options) {
  async function* write(entidadId: number, filtro: FiltroVisitas, idioma: Sesion['idioma']): AsyncGenerator<string> {
    const t = (key: string): string => translate(idioma, `visitas.exporte.${key}`);
    const separator = SEPARADOR_CSV[idioma];
    yield (
      INICIO_CSV +
        rowCsv(
          COLUMNS.map((one) => t(`columnas.${one}`)),
          separator,
        )
    );
    const cells = ({ nombre, empresa, tipo, centro, anfitrion, zona, entrada, salida, modoSalida }: VisitaListada) => {
      const at = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zona);
      const hour = (instant: string) => at(instant).toPlainTime().toString({ smallestUnit: 'minute' });
      const left = salida === null ? null : hour(salida);
      const how = modoSalida && t(`modos.${modoSalida}`);
      return [nombre, empresa, tipo, centro, anfitrion, at(entrada).toPlainDate().toString(), hour(entrada), left, how];
    };
    // Part by part, each in a transaction of its own: a slow client holds no connection.
    for (let start = 0; ; start += BATCH) {
      const from = start;
      const { items } = await db.tenant(entidadId, (tx) => findVisits(tx, { entidadId, idioma }, { filtro, start: from, limit: BATCH }));
      yield items.map((one) => rowCsv(cells(one), separator)).join('');
      if (items.length < BATCH) return;
    }
  }

  return {
    async ask(sesion: Sesion, input: ValidadaDe<typeof visitas.exportar>): Promise<SalidaDe<typeof visitas.exportar>> {
      const { entidadId, idioma, revision } = sesion;
      await db.tenant(entidadId, (tx) => auditoria.note(tx, { sesion, accion: 'visitas.exportar', sobreId: null, datos: input }));
      const claims = { ent: entidadId, rev: revision, idi: idioma, fil: JSON.stringify(input) };
      return { token: await oneTime.sign(claims, { purpose: PURPOSE, seconds: SECONDS }) };
    },

    /** @throws AppError `exporte-visitas.caducado`. */
    async fetch({ token }: ValidadaDe<typeof exporteVisitas.descargar>): Promise<Bytes> {
      const claims = await oneTime.read(token, { purpose: PURPOSE });
      if (!claims || !(await db.transaction((tx) => oneTime.spend(tx, claims)))) throw new AppError('exporte-visitas.caducado');
      const idioma = chooseIdioma([String(claims['idi'])]);
      const entidadId = Number(claims['ent']);
      const empresa = await entidades.getConfiguration(entidadId, Number(claims['rev']));
      const asked = JSON.parse(String(claims['fil'])) as ValidadaDe<typeof visitas.exportar>;
      const nombre = `${translate(idioma, 'visitas.exporte.archivo')}-${clock.now().toZonedDateTimeISO(empresa.zona).toPlainDate().toString()}.csv`;
      return {
        tipo: 'text/csv; charset=utf-8',
        cuerpo: Readable.from(write(entidadId, filterOf(empresa, clock.now(), asked), idioma)),
        cabeceras: { 'content-disposition': dispositionOf('attachment', nombre) },
      };
    },
  };
}
