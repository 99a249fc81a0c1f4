import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import type { ModuloDecision, ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { RawBuilder } from 'kysely';
import type { Bus, Subscription } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { FileRules } from '../../shared/files.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { FotoTokens } from '../fotos/service.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { createAct, type Doing } from './act.ts';
import { findAnswered } from './answers-repo.ts';
import { createChains } from './chains.ts';
import { createConsent } from './consent.ts';
import { createDeciding } from './decide.ts';
import { findChain } from './deciders.ts';
import { countForDeciding, listForDeciding, modulesOf } from './inbox.ts';
import { createKinds, type EnvioSolicitud, type SolicitudKind } from './kinds.ts';
import type { EmpresaHoy } from './model.ts';
import { openParts, partsBeside } from './open-repo.ts';
import { createPaying, type PagoDeSolicitud } from './pay.ts';
import { presentLine, presentPerson } from './present.ts';
import { findLines, isRemindedToday, listOwn, listYears, readOpen, type PideLista } from './reading.ts';
import { noteTold } from './repo.ts';
import { createRecounting, type Recontable } from './recount.ts';
import { createSending } from './send.ts';
import { createStandIns } from './stand-ins.ts';
import { createTelling } from './tell.ts';
import { whoDecides } from './who-decides.ts';
import { createWithoutDecision } from './without-decision.ts';
import { findNames } from '../perfil/reads.ts';
import { TAKES_FILES, DIAS_DE_RESPUESTAS } from './reads.ts';

export type { SolicitudKind } from './kinds.ts';
export type { Solicitud } from './model.ts';

/** So often somebody may write into a record between reading and deciding. */
const MOST_TRIES = 10;

/** So many requests of a year are listed, and beside them what is open. */
const MOST_OF_YEAR = 200;

type Options = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  notices: Pick<NotificacionesService, 'tell' | 'tellMany'>;
  bus: Bus;
  fotoTokens: FotoTokens;
  translate: TranslateText;
};

export type SolicitudesService = ReturnType<typeof createSolicitudesService>;

/** Requests of all modules: sending, changing, taking back and deciding them. */
export function createSolicitudesService(options: Options) {
  const { db, clock, entidades, bus, fotoTokens, translate } = options;
  const kinds = createKinds();
  const act = createAct({ ...options, kinds });
  const { send, takeBack } = createSending(act, { kinds });
  const { note, amend, endAfter, recount } = createWithoutDecision(act, { kinds });
  const decide = createDeciding(act, { kinds, bus });
  const pay = createPaying(act);
  const consent = createConsent(act, { kinds });
  const { on, tellQueue } = createTelling({ ...options, kinds });

  /** The moment of a call, in the company's zone. */
  async function begin(sesion: Sesion) {
    const { zona, ajustes } = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    const now = clock.now();
    const hoy = now.toZonedDateTimeISO(zona).toPlainDate().toString();
    return { zona, hoy, doing: { sesion, hoy, momento: { ahora: now.toString(), sinAcceso: ajustes.sinAcceso } } satisfies Doing };
  }
  const inTenant = <T>({ entidadId }: Sesion, work: (tx: Transaction) => Promise<T>): Promise<T> => db.tenant(entidadId, work);

  /**
   * Decides about one, in a transaction of its own. What holds it up is written down, and then refused. If somebody wrote into the same record
   * meanwhile, it is decided again.
   */
  async function decideOne(sesion: Sesion, doing: Doing, one: Parameters<typeof decide>[2], tries = 1): Promise<void> {
    try {
      const held = await inTenant(sesion, (tx) => decide(tx, doing, one));
      if (held) throw new AppError(held);
    } catch (error) {
      const isOvertaken = error instanceof AppError && error.code === 'registros.conflicto';
      if (!isOvertaken || tries === MOST_TRIES) throw error;
      await decideOne(sesion, doing, one, tries + 1);
    }
  }

  type Decidida = SalidaDe<typeof solicitudes.decidir>['items'][number];
  function refused(id: number, error: unknown, idioma: Idioma): Decidida {
    if (!(error instanceof AppError)) throw error;
    const mensaje = translate(idioma, `errores.${error.code}`, error.params);
    return { id, estado: null, version: null, error: { codigo: error.code, mensaje } };
  }

  /** Does something to each by itself, as if it were the only one. */
  async function each<W extends { id: number }>(
    sesion: Sesion,
    ones: readonly W[],
    work: (one: W, doing: Doing) => Promise<void>,
  ): Promise<{ items: Decidida[] }> {
    const { doing } = await begin(sesion);
    const items: Decidida[] = [];
    for (const one of ones) {
      try {
        await work(one, doing);
        const now = await inTenant(sesion, (tx) => act.find(tx, sesion.entidadId, one.id));
        items.push({ id: one.id, estado: now.estado, version: now.version, error: null });
      } catch (error) {
        items.push(refused(one.id, error, sesion.idioma));
      }
    }
    return { items };
  }

  const openOf = (
    tx: Queryable,
    sesion: Sesion,
    { id, modulo }: { id: number; modulo?: ModuloDecision },
    dia: { hoy: string; zona: string },
  ) => readOpen(tx, sesion, { id, ...(modulo && { modulo }), dia, fotoTokens, kinds });

  /** Who would decide about a request sent now, in order. `id` null: the company, as a sentence names it. */
  async function findSteps(
    tx: Queryable,
    sesion: Sesion,
    modulo: ModuloDecision,
    sin: readonly number[],
  ): Promise<{ id: number | null; nombre: string }[]> {
    const { doing } = await begin(sesion);
    const { entidadId, personaId, usuarioId: autorId } = sesion;
    const { pasos } = await findChain(tx, { entidadId, personaId, autorId, modulo }, doing.momento, { sin });
    const ids = pasos.map(({ decisorId }) => decisorId).filter((id) => id !== null);
    const names = await findNames(tx, entidadId, ids);
    const company = translate(sesion.idioma, 'solicitudes.formulario.decide-empresa');
    return pasos.map(({ decisorId: id }) => ({ id, nombre: id === null ? company : (names.get(id) ?? '') }));
  }

  const findDeciders = async (tx: Queryable, sesion: Sesion, modulo: ModuloDecision, sin: readonly number[] = []) =>
    (await findSteps(tx, sesion, modulo, sin)).flatMap(({ id, nombre }) => (id === null ? [] : [{ id, nombre }]));

  return {
    on,
    tellQueue,
    chains: createChains({ ...options, kinds }),
    standIns: createStandIns(options),

    /** A module joins with its kind of request, once. */
    join: (kind: SolicitudKind): void => kinds.join(kind),

    /** Sends a request, changes one, or keeps a draft. @returns its id. */
    async send(sesion: Sesion, envio: EnvioSolicitud): Promise<number> {
      const { doing } = await begin(sesion);
      return inTenant(sesion, (tx) => send(tx, doing, envio));
    },

    /** Writes down for somebody what needs no decision. @returns its id. */
    async note(sesion: Sesion, which: Parameters<typeof note>[2]): Promise<number> {
      const { doing } = await begin(sesion);
      return inTenant(sesion, (tx) => note(tx, doing, which));
    },

    /** Counts requests of a module again after holidays or schedules have changed. */
    recounting: <Leida>(which: Recontable<Leida>): Subscription =>
      createRecounting({ db, clock, entidades, recount: async (tx, sesion, one) => recount(tx, (await begin(sesion)).doing, one) }, which),

    /** What somebody keeps of the company for days after their last one is free. */
    async endAfter(tx: Transaction, sesion: Sesion, who: Parameters<typeof endAfter>[2]): Promise<void> {
      const { doing } = await begin(sesion);
      await endAfter(tx, doing, who);
    },

    /** Changes what was approved, without deciding about it anew. @returns its id. */
    async amend(sesion: Sesion, which: Parameters<typeof amend>[2]): Promise<number> {
      const { doing } = await begin(sesion);
      return inTenant(sesion, (tx) => amend(tx, doing, which));
    },

    async takeBack(sesion: Sesion, which: Parameters<typeof takeBack>[2]): Promise<void> {
      const { doing } = await begin(sesion);
      return inTenant(sesion, (tx) => takeBack(tx, doing, which));
    },

    /** Somebody agrees or not to a request of another person that changes their own plan. */
    async answer(sesion: Sesion, which: Parameters<typeof consent.answer>[2]): Promise<void> {
      const { doing } = await begin(sesion);
      return inTenant(sesion, (tx) => consent.answer(tx, doing, which));
    },

    /** Decides about one request. @throws AppError for what refuses it, or holds it up. */
    async decideAlone(sesion: Sesion, one: Parameters<typeof decide>[2]): Promise<void> {
      const { doing } = await begin(sesion);
      await decideOne(sesion, doing, one);
    },

    /** Ends a request that waits, by the rules of its module, within the caller's transaction. */
    async endWithin(tx: Transaction, sesion: Sesion, which: Parameters<typeof consent.end>[2]): Promise<void> {
      return consent.end(tx, (await begin(sesion)).doing, which);
    },

    /** Pays each by itself, as if it were the only one. */
    payAll: (sesion: Sesion, pagos: readonly PagoDeSolicitud[]): Promise<{ items: Decidida[] }> =>
      each(sesion, pagos, (one, doing) => inTenant(sesion, (tx) => pay(tx, doing, one))),

    /** `send` and `takeBack` within the caller's transaction, which has taken the turn of the person. */
    async sendWithin(tx: Transaction, sesion: Sesion, envio: EnvioSolicitud): Promise<number> {
      return send(tx, (await begin(sesion)).doing, envio);
    },
    async takeBackWithin(tx: Transaction, sesion: Sesion, which: Parameters<typeof takeBack>[2]): Promise<void> {
      return takeBack(tx, (await begin(sesion)).doing, which);
    },

    /** Everything about a request, within the caller's transaction. */
    async open(tx: Queryable, sesion: Sesion, which: { id: number; modulo: ModuloDecision }): Promise<SolicitudAbierta> {
      return openOf(tx, sesion, which, await begin(sesion));
    },

    /** The own request that a form changes; null: the form is of a new one. @throws AppError `solicitudes.no-existe` for that of others. */
    async openOwn(
      tx: Queryable,
      sesion: Sesion,
      { id, modulo }: { id: number | null; modulo: ModuloSolicitud },
    ): Promise<SolicitudAbierta | null> {
      if (id === null) return null;
      const opened = await openOf(tx, sesion, { id, modulo }, await begin(sesion));
      if (opened.persona.id !== sesion.personaId) throw new AppError('solicitudes.no-existe');
      return opened;
    },

    /** Everything about a request of any module. */
    async readOne(sesion: Sesion, id: number): Promise<SolicitudAbierta> {
      const dia = await begin(sesion);
      return inTenant(sesion, (tx) => openOf(tx, sesion, { id }, dia));
    },

    /**
     * Who may see the files of requests of a module: whoever sees the request. Its person may add some and take some away until it has come
     * to nothing, because a proof may follow later.
     */
    filesOf(modulo: ModuloSolicitud): FileRules {
      const find = async (tx: Queryable, sesion: Sesion, id: number): Promise<SolicitudAbierta | null> => {
        try {
          return await openOf(tx, sesion, { id, modulo }, await begin(sesion));
        } catch (error) {
          if (error instanceof AppError) return null;
          throw error;
        }
      };
      return {
        canRead: async (tx, sesion, id) => (await find(tx, sesion, id)) !== null,
        canChange: async (tx, sesion, id) => {
          const found = await find(tx, sesion, id);
          return found !== null && found.persona.id === sesion.personaId && TAKES_FILES.has(found.estado);
        },
      };
    },

    /** The names of those who would decide about a request sent now, the company among them; where it decides alone, none. `sin`: people whose own plan it changes. */
    async namesOfDeciders(tx: Queryable, sesion: Sesion, modulo: ModuloDecision, sin: readonly number[] = []): Promise<string[]> {
      const steps = await findSteps(tx, sesion, modulo, sin);
      return steps.every(({ id }) => id === null) ? [] : steps.map(({ nombre }) => nombre);
    },
    findDeciders,

    async whoDecides(sesion: Sesion, personaId: number) {
      const { doing, hoy } = await begin(sesion);
      return inTenant(sesion, (tx) => whoDecides(tx, sesion, { personaId, kinds, momento: doing.momento, hoy }));
    },

    async listOf(sesion: Sesion, pide: PideLista) {
      const { hoy } = await begin(sesion);
      return inTenant(sesion, (tx) => listOwn(tx, sesion, { kinds, hoy }, pide));
    },

    /** What lists of a year have of a module beside what began in it, as conditions for requests `s`: none of them holds for two. */
    besideYear: (modulo: ModuloDecision, ano: number, en: EmpresaHoy): RawBuilder<boolean>[] =>
      partsBeside(ano, openParts(kinds, [modulo], en)),

    /** What is open of a module, as conditions for requests `s`: none of them holds for two. */
    openOf: (modulo: ModuloDecision, en: EmpresaHoy): RawBuilder<boolean>[] => openParts(kinds, [modulo], en),

    /** These requests as lines of a list of people, in the given order. Whether the caller may see them is the module's to know. */
    async linesOf(tx: Queryable, sesion: Sesion, ids: readonly number[]) {
      const { entidadId } = sesion;
      const filas = await findLines(tx, sesion, kinds, ids);
      return filas.map((fila) => ({ ...presentLine(fila), persona: presentPerson(fila, { entidadId, fotoTokens }) }));
    },

    async yearsOf(sesion: Sesion, modulos: readonly ModuloDecision[]): Promise<number[]> {
      const { hoy } = await begin(sesion);
      return inTenant(sesion, (tx) => listYears(tx, sesion, { modulos, hoy }));
    },

    /** The person's requests of a year in all modules that they have, and what is open of other years. */
    async listYear(sesion: Sesion, { anio }: ValidadaDe<typeof solicitudes.getSolicitudesAno>) {
      const { hoy } = await begin(sesion);
      const ano = anio ?? Number(hoy.slice(0, 4));
      const modulos = modulesOf(kinds, sesion);
      return inTenant(sesion, async (tx) => {
        const { items, total } = await listOwn(tx, sesion, { kinds, hoy }, { modulos, anio: ano, limit: MOST_OF_YEAR });
        const anios = await listYears(tx, sesion, { modulos, hoy });
        if (total <= items.length) return { ano, anios, items, total };
        // What is open is never among those that are left off.
        const open = await listOwn(tx, sesion, { kinds, hoy }, { modulos, isOpenOnly: true, limit: MOST_OF_YEAR });
        const known = new Set(items.map(({ id }) => id));
        return { ano, anios, items: [...items, ...open.items.filter(({ id }) => !known.has(id))], total };
      });
    },

    /** The person's requests that were decided lately, as the inbox shows them. */
    async listAnswered(sesion: Sesion) {
      const { entidadId, personaId } = sesion;
      const desde = clock
        .now()
        .subtract({ hours: DIAS_DE_RESPUESTAS * 24 })
        .toString();
      return inTenant(sesion, async (tx) => {
        const ids = await findAnswered(tx, { entidadId, personaId, desde }, modulesOf(kinds, sesion));
        return { items: (await findLines(tx, sesion, kinds, ids)).map(presentLine), total: ids.length };
      });
    },

    async listForDeciding(sesion: Sesion, input: ValidadaDe<typeof solicitudes.porDecidir>) {
      const { hoy } = await begin(sesion);
      return inTenant(sesion, (tx) => listForDeciding(tx, sesion, { kinds, hoy, fotoTokens }, input));
    },

    async countForDeciding(sesion: Sesion): Promise<number> {
      const { hoy } = await begin(sesion);
      return inTenant(sesion, (tx) => countForDeciding(tx, sesion, { kinds, hoy }));
    },

    /** Decides about each by itself, as if it were the only one. @throws AppError if all need a reason and there is none. */
    async decide(sesion: Sesion, { cuales, decision, motivo }: ValidadaDe<typeof solicitudes.decidir>) {
      const reason = motivo || null;
      if (decision !== 'aprobar' && reason === null) throw new AppError('solicitudes.falta-motivo');
      return each(sesion, cuales, ({ id, version }, doing) => decideOne(sesion, doing, { id, version, decision, motivo: reason }));
    },

    /** Reminds whoever decides about an own request, once a day. @returns who that is. */
    async remind(sesion: Sesion, id: number): Promise<{ nombre: string | null }> {
      const { doing, ...dia } = await begin(sesion);
      const { entidadId } = sesion;
      return inTenant(sesion, async (tx) => {
        await lock.person(tx, sesion.personaId);
        const own = await act.getOwn(tx, sesion, { id });
        if (own.turnoDesde === null) throw new AppError('solicitudes.ya-decidida');
        if (isRemindedToday(own, dia)) throw new AppError('solicitudes.ya-recordado');
        await noteTold(tx, entidadId, id, { recordada: doing.momento.ahora });
        const names = own.esperaDe === null ? null : await findNames(tx, entidadId, [own.esperaDe]);
        await tellQueue(entidadId, own, 'recordatorio', { id: crypto.randomUUID(), within: tx });
        return { nombre: (own.esperaDe !== null && names?.get(own.esperaDe)) || null };
      });
    },
  };
}
