import { randomBytes } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import type { Modelo145Vista, VersionEntera145 } from '@jornada/contract/modelo145/vistas.ts';
import type { MetodoElegible } from '@jornada/domain/firmas/index.ts';
import {
  compareFormularios,
  DECLARACION_145,
  emptyFormulario,
  examineFormulario,
  mesDeEfecto,
  orderFormulario,
  renewFormulario,
  settleFormulario,
  TEXTO_145_VERSION,
  type Contenido145,
  type Declarante145,
  type Formulario145,
} from '@jornada/domain/perfil/modelo145/index.ts';
import { estimateRetencion } from '@jornada/domain/perfil/retencion/index.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Firmante } from '../documentacion/reads.ts';
import type { ProveWho } from '../documentacion/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import type { RetribucionesService } from '../retribuciones/service.ts';
import { modelo145Firmado } from './changed.ts';
import { digestOf, digestOfPdf, type Borrador145, type Content145 } from './content.ts';
import { MODULO_145 } from './files.ts';
import { presentVersion, presentWhole } from './present.ts';
import type { PrintSealed145 } from './sealed.ts';
import {
  createSigned,
  deleteDraft,
  findContent,
  findDeclarante,
  findDraft,
  findEmpresa,
  findOneSigned,
  findSigned,
  upsertDraft,
  type FilaModelo145,
} from './repo.ts';

/** What a form can be signed with, whatever the company has chosen for its months. */
export const METODOS_145: readonly MetodoElegible[] = ['pin', 'llave', 'contrasena'];
const SAL_BYTES = 16;

type Options = {
  db: Database;
  clock: Clock;
  bus: Bus;
  entidades: EntidadesService;
  content: Content145;
  prove: ProveWho;
  ficheros: Pick<SavedFiles, 'listOf'>;
  readTwelveMonths: RetribucionesService['readTwelveMonths'];
  print: PrintSealed145;
};
/** What is known of a person's form: who they are, what was signed, and the draft. */
type Estado = {
  hoy: string;
  ano: number;
  declarante: Declarante145;
  anoNacimiento: number | null;
  filas: FilaModelo145[];
  vigente: Contenido145 | null;
  borrador: (Borrador145 & { version: number; guardado: string }) | null;
};

/** One's own form: the draft, signing it, and what was signed before. */
export function createOwn145({ db, clock, bus, entidades, content, prove, print, ficheros, readTwelveMonths }: Options) {
  async function contentOf(tx: Queryable, { entidadId, personaId }: Sesion, id: number | null): Promise<Contenido145 | null> {
    const sealed = id === null ? null : await findContent(tx, entidadId, id);
    return sealed && content.openSigned(sealed, { entidadId, personaId });
  }

  /** A signed form of one's own, whole. */
  async function presentOwn(tx: Queryable, sesion: Sesion, row: FilaModelo145, contenido: Contenido145): Promise<VersionEntera145> {
    const before = await contentOf(tx, sesion, row.anteriorId);
    const files = await ficheros.listOf(tx, { entidadId: sesion.entidadId, modulo: MODULO_145, asuntoIds: [row.id] });
    return presentWhole(row, contenido, { anterior: before?.formulario ?? null, ficheros: files.get(row.id) ?? [] });
  }

  async function readState(tx: Queryable, sesion: Sesion): Promise<Estado> {
    const { entidadId, personaId } = sesion;
    const hoy = await todayOf({ clock, entidades }, sesion);
    const { nif, nombre, nacimiento } = await findDeclarante(tx, entidadId, personaId);
    const filas = await findSigned(tx, entidadId, personaId);
    const draft = await findDraft(tx, entidadId, personaId);
    return {
      hoy,
      ano: Number(hoy.slice(0, 4)),
      declarante: { nif, nombre },
      anoNacimiento: nacimiento === null ? null : Number(nacimiento.slice(0, 4)),
      filas,
      vigente: await contentOf(tx, sesion, filas[0]?.id ?? null),
      borrador: draft && {
        ...content.openDraft(draft.contenido, { entidadId, personaId }),
        version: draft.version,
        guardado: draft.guardado,
      },
    };
  }

  /** What would be signed now. */
  const contentToSign = (sesion: Sesion, { hoy, declarante }: Estado, { formulario, sal }: Borrador145): Contenido145 => ({
    esquema: 1,
    persona: `${sesion.entidadId}/${sesion.personaId}`,
    declarante,
    formulario,
    efecto: `${mesDeEfecto(hoy)}-01`,
    textoVersion: TEXTO_145_VERSION,
    sal,
  });
  const problemsOf = ({ declarante, ano, borrador }: Estado, formulario: Formulario145) =>
    examineFormulario(formulario, { declarante, ano, retribucion: borrador?.paga?.retribucion ?? null });

  async function present(tx: Transaction, { sesion, quien }: Firmante): Promise<Modelo145Vista> {
    const estado = await readState(tx, sesion);
    const { hoy, ano, declarante, filas, vigente, borrador } = estado;
    const [last] = filas;
    const renewed = vigente ? renewFormulario(vigente.formulario, ano) : { formulario: emptyFormulario(estado.anoNacimiento), salen: [] };
    const formulario = borrador?.formulario ?? renewed.formulario;
    const paga = borrador?.paga ?? null;
    const nominas = await readTwelveMonths(tx, sesion, hoy);
    return {
      ano,
      hoy,
      declarante,
      vigente: last && vigente ? await presentOwn(tx, sesion, last, vigente) : null,
      formulario,
      salen: renewed.salen.filter(({ clave }) => !formulario.descendientes.some((one) => one.clave === clave)),
      borrador: borrador && { version: borrador.version, guardado: borrador.guardado },
      paga,
      nominas: nominas && { ...nominas, desde: `${nominas.desde}-01`, hasta: `${nominas.hasta}-01` },
      problemas: problemsOf(estado, formulario),
      estimacion: paga && {
        antes: vigente && estimateRetencion(vigente.formulario, paga, hoy),
        ahora: estimateRetencion(formulario, paga, hoy),
      },
      huella: borrador && digestOf(contentToSign(sesion, estado, borrador)).huella,
      efecto: `${mesDeEfecto(hoy)}-01`,
      texto: DECLARACION_145,
      textoVersion: TEXTO_145_VERSION,
      metodos: await prove.waysOf(tx, quien, METODOS_145),
      versiones: filas.map(presentVersion),
    };
  }

  /** @throws AppError `modelo145.sin-borrador`, `.incompleto`, `.ha-cambiado`, `.sin-cambios`. */
  function assertSignable(sesion: Sesion, estado: Estado, input: Pick<ValidadaDe<typeof modelo145.firmar>, 'huella' | 'textoVersion'>) {
    const { borrador, vigente } = estado;
    if (!borrador) throw new AppError('modelo145.sin-borrador');
    if (problemsOf(estado, borrador.formulario).length > 0) throw new AppError('modelo145.incompleto');
    if (vigente && compareFormularios(vigente.formulario, borrador.formulario).length === 0) throw new AppError('modelo145.sin-cambios');
    const contenido = contentToSign(sesion, estado, borrador);
    const digest = digestOf(contenido);
    if (digest.huella !== input.huella || input.textoVersion !== TEXTO_145_VERSION) throw new AppError('modelo145.ha-cambiado');
    return { borrador, contenido, ...digest };
  }

  /** A signed form of one's own. @throws AppError `modelo145.no-existe`. */
  async function findOwn(tx: Queryable, { entidadId, personaId }: Sesion, id: number): Promise<FilaModelo145> {
    const row = await findOneSigned(tx, entidadId, id);
    if (row?.personaId !== personaId) throw new AppError('modelo145.no-existe');
    return row;
  }

  return {
    findOwn,

    read: (firmante: Firmante): Promise<Modelo145Vista> => db.tenant(firmante.sesion.entidadId, (tx) => present(tx, firmante)),

    /** @throws AppError `general.cambiado-entretanto`. */
    save(firmante: Firmante, { formulario, paga, version: before }: ValidadaDe<typeof modelo145.guardar>): Promise<Modelo145Vista> {
      const { entidadId, personaId } = firmante.sesion;
      return db.tenant(entidadId, async (tx) => {
        const settled = settleFormulario(orderFormulario(formulario));
        const draft = { formulario: settled, paga, sal: randomBytes(SAL_BYTES).toString('hex') };
        const contenido = content.sealDraft(draft, { entidadId, personaId });
        const momento = clock.now().toString();
        if (!(await upsertDraft(tx, { entidadId, personaId, contenido, momento, version: before })))
          throw new AppError('general.cambiado-entretanto');
        return present(tx, firmante);
      });
    },

    /** @throws AppError `general.cambiado-entretanto`. */
    discard(firmante: Firmante, { version: before }: ValidadaDe<typeof modelo145.descartar>): Promise<Modelo145Vista> {
      const { entidadId, personaId } = firmante.sesion;
      return db.tenant(entidadId, async (tx) => {
        if (!(await deleteDraft(tx, entidadId, personaId, before))) throw new AppError('general.cambiado-entretanto');
        return present(tx, firmante);
      });
    },

    ask: (firmante: Firmante, { huella }: ValidadaDe<typeof modelo145.retoLlave>) => prove.askKey(firmante.quien, huella),

    /** @throws as `assertSignable`, and what the proof throws. */
    async sign(firmante: Firmante, input: ValidadaDe<typeof modelo145.firmar>): Promise<SalidaDe<typeof modelo145.firmar>> {
      const { sesion, quien } = firmante;
      const { entidadId, personaId, revision } = sesion;
      // First of all whether there is something to sign: what cannot be signed takes no try of a PIN.
      const { contenido, empresa } = await db.tenant(entidadId, async (tx) => ({
        ...assertSignable(sesion, await readState(tx, sesion), input),
        empresa: await findEmpresa(tx, entidadId),
      }));
      const metodo = await prove.before(quien, input.Prueba, METODOS_145);
      const { zona } = await entidades.getConfiguration(entidadId, revision);
      const momento = clock.now().toString();
      const firma = { momento, metodo, quien: contenido.declarante.nombre };
      const pdf = await print(entidadId, { contenido, huella: input.huella, firma, empresa, acuse: null, zona });
      return db.tenant(entidadId, async (tx) => {
        await lock.signing(tx, personaId);
        const estado = await readState(tx, sesion);
        // What is printed is what is signed: its digest is still that one.
        const { borrador, canonico, huella } = assertSignable(sesion, estado, input);
        await prove.within(tx, quien, input.Prueba, huella);
        const who = { entidadId, personaId };
        const modeloId = await createSigned(tx, {
          ...who,
          anteriorId: estado.filas[0]?.id ?? null,
          momento,
          efecto: contenido.efecto,
          metodo,
          aparato: quien.aparato,
          textoVersion: TEXTO_145_VERSION,
          texto: DECLARACION_145,
          huella,
          contenido: content.sealSigned(canonico, who),
          pdf: content.sealPdf(pdf, false, who),
          pdfSha256: digestOfPdf(pdf),
        });
        await deleteDraft(tx, entidadId, personaId, borrador.version);
        await bus.emit(tx, modelo145Firmado, { ...who, modeloId });
        return present(tx, firmante);
      });
    },

    /** @throws AppError `modelo145.no-existe`. */
    readVersion(sesion: Sesion, { id }: ValidadaDe<typeof modelo145.version>): Promise<VersionEntera145> {
      return db.tenant(sesion.entidadId, async (tx) => {
        const row = await findOwn(tx, sesion, id);
        const contenido = await contentOf(tx, sesion, id);
        if (!contenido) throw new AppError('modelo145.no-existe');
        return presentOwn(tx, sesion, row, contenido);
      });
    },
  };
}
