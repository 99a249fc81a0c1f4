import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { ACUSE_145, TEXTO_145_VERSION, type Contenido145 } from '@jornada/domain/perfil/modelo145/index.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Firmante } from '../documentacion/reads.ts';
import type { ProveWho } from '../documentacion/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { modelo145Acusado } from './changed.ts';
import { digestOfPdf, type Content145 } from './content.ts';
import { MODULO_145 } from './files.ts';
import { METODOS_145 } from './own.ts';
import { presentForCompany } from './present.ts';
import type { PrintSealed145 } from './sealed.ts';
import {
  countWaiting,
  createReceipt,
  findContent,
  findDeclarante,
  findEmpresa,
  findList,
  findOneSigned,
  type FilaModelo145,
} from './repo.ts';

const PAGE = 50;

type Options = {
  db: Database;
  clock: Clock;
  bus: Bus;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  ficheros: Pick<SavedFiles, 'listOf'>;
  content: Content145;
  prove: ProveWho;
  print: PrintSealed145;
};

/** The signed forms of a company, for whoever answers for them: nobody else sees what is in one. */
export function createManaging145({ db, clock, bus, entidades, auditoria, ficheros, content, prove, print }: Options) {
  /** @throws AppError `modelo145.no-existe`. */
  async function findAny(tx: Queryable, { entidadId }: Sesion, id: number): Promise<{ row: FilaModelo145; contenido: Contenido145 }> {
    const row = await findOneSigned(tx, entidadId, id);
    const sealed = await findContent(tx, entidadId, id);
    if (!row || !sealed) throw new AppError('modelo145.no-existe');
    return { row, contenido: content.openSigned(sealed, { entidadId, personaId: row.personaId }) };
  }

  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof modelo145.listado>): Promise<SalidaDe<typeof modelo145.listado>> {
      const { estado = null, texto = '', start = 0, limit = PAGE } = input;
      const { entidadId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        const rows = await findList(tx, entidadId, { estado, texto, start, limit });
        const items = rows.map(({ id, personaId, nombre, momento, efecto, esPrimero, acusado }) => ({
          id,
          persona: { id: personaId, nombre },
          momento,
          efecto,
          esPrimero,
          acusado,
        }));
        return { items, total: rows[0]?.total ?? start, pendientes: await countWaiting(tx, entidadId) };
      });
    },

    /** @throws AppError `modelo145.no-existe`. */
    async readOne({ sesion, quien }: Firmante, { id }: ValidadaDe<typeof modelo145.una>): Promise<SalidaDe<typeof modelo145.una>> {
      const { entidadId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        const { row, contenido } = await findAny(tx, sesion, id);
        const { personaId } = row;
        const before = row.anteriorId === null ? null : (await findAny(tx, sesion, row.anteriorId)).contenido.formulario;
        const { nombre } = await findDeclarante(tx, entidadId, personaId);
        const files = (await ficheros.listOf(tx, { entidadId, modulo: MODULO_145, asuntoIds: [id] })).get(id) ?? [];
        await auditoria.note(tx, { sesion, accion: 'modelo145.ver', sobreId: personaId });
        return {
          persona: { id: personaId, nombre },
          version: presentForCompany(row, contenido, { anterior: before, ficheros: files }),
          texto: ACUSE_145,
          textoVersion: TEXTO_145_VERSION,
          metodos: await prove.waysOf(tx, quien, METODOS_145),
        };
      });
    },

    ask: (firmante: Firmante, { huella }: ValidadaDe<typeof modelo145.retoAcuse>) => prove.askKey(firmante.quien, huella),

    /** That somebody opens the PDF is written down. @throws AppError `modelo145.no-existe`. */
    async noteOpened(tx: Queryable, sesion: Sesion, id: number): Promise<void> {
      const row = await findOneSigned(tx, sesion.entidadId, id);
      if (!row) throw new AppError('modelo145.no-existe');
      await auditoria.note(tx, { sesion, accion: 'modelo145.ver', sobreId: row.personaId });
    },

    /** @throws AppError `modelo145.no-existe`, `.ha-cambiado`, `.ya-acusado`, and what the proof throws. */
    async acknowledge({ sesion, quien }: Firmante, input: ValidadaDe<typeof modelo145.acusar>): Promise<null> {
      const { entidadId, usuarioId: autorId, revision } = sesion;
      const { id, huella, textoVersion, Prueba } = input;
      const read = async (tx: Queryable) => {
        const found = await findAny(tx, sesion, id);
        if (found.row.huella !== huella || textoVersion !== TEXTO_145_VERSION) throw new AppError('modelo145.ha-cambiado');
        if (found.row.acuseMomento !== null) throw new AppError('modelo145.ya-acusado');
        return found;
      };
      const found = await db.tenant(entidadId, async (tx) => ({
        ...(await read(tx)),
        autor: (await findDeclarante(tx, entidadId, autorId)).nombre,
        empresa: await findEmpresa(tx, entidadId),
      }));
      const metodo = await prove.before(quien, Prueba, METODOS_145);
      const { zona } = await entidades.getConfiguration(entidadId, revision);
      const momento = clock.now().toString();
      const { contenido, autor, empresa } = found;
      const firma = { momento: found.row.momento, metodo: found.row.metodo, quien: contenido.declarante.nombre };
      const acuse = { momento, metodo, quien: autor, texto: ACUSE_145 };
      const pdf = await print(entidadId, { contenido, huella, firma, empresa, acuse, zona });
      return db.tenant(entidadId, async (tx) => {
        const { row } = await read(tx);
        await prove.within(tx, quien, Prueba, huella);
        const { personaId } = row;
        const written = await createReceipt(tx, {
          entidadId,
          id,
          autorId,
          momento,
          metodo,
          aparato: quien.aparato,
          textoVersion: TEXTO_145_VERSION,
          texto: ACUSE_145,
          pdf: content.sealPdf(pdf, true, { entidadId, personaId }),
          pdfSha256: digestOfPdf(pdf),
        });
        if (!written) throw new AppError('modelo145.ya-acusado');
        await auditoria.note(tx, { sesion, accion: 'modelo145.acusar', sobreId: personaId });
        await bus.emit(tx, modelo145Acusado, { entidadId, personaId, modeloId: id });
        return null;
      });
    },
  };
}
