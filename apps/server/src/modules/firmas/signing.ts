import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { firmas } from '@jornada/contract/firmas/calls.ts';
import { monthOf, type Mes } from '@jornada/domain/cierres/index.ts';
import { mesTerminado, plazoDe, type EstadoFirma, type MetodoFirma } from '@jornada/domain/firmas/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Firmante } from '../documentacion/reads.ts';
import type { ProveWho } from '../documentacion/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { firmaCambiada, mesObjetado } from './changed.ts';
import { readMonthToSign, type MesLeido, findActs } from './reads.ts';
import { createAct, findLast, findMonths, findSettings, type AjustesDeFirma } from './repo.ts';
import { TEXTO_VERSION, wordsToSign } from './words.ts';
import { lock } from '../../shared/locks.ts';

const MONTHS_LISTED = 12;

type Pedido = { ano: number; mes: number };

type Options = { db: Database; clock: Clock; bus: Bus; entidades: EntidadesService; translate: TranslateText; prove: ProveWho };

/** One's own months: reading them as they would be signed, signing, and saying what is wrong. */
export function createSigning({ db, clock, bus, entidades, translate, prove }: Options) {
  /** The month if it can be signed. @throws AppError that says why not. */
  async function read(tx: Queryable, sesion: Sesion, mes: Mes): Promise<{ leido: MesLeido; ajustes: AjustesDeFirma }> {
    const { entidadId, personaId, revision } = sesion;
    const ajustes = await findSettings(tx, entidadId);
    if (!ajustes?.activa) throw new AppError('firmas.no-activa');
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const leido = await readMonthToSign(tx, { entidadId, personaId, mes, empresa, ahora: clock.now() });
    if (!leido.isOver) throw new AppError('firmas.mes-no-terminado');
    if (`${mes}-01` < ajustes.desde) throw new AppError('firmas.mes-no-pedido');
    if (!leido.isEmployed) throw new AppError('firmas.sin-contrato');
    return { leido, ajustes };
  }

  /** What the person said last, compared with the month as it is now. */
  async function stateOf(tx: Queryable, { entidadId, personaId }: Sesion, mes: Mes, huella: string): Promise<EstadoFirma> {
    const last = await findLast(tx, entidadId, personaId, mes);
    if (!last) return 'pendiente';
    if (last.accion === 'objecion') return 'objetado';
    return last.huella === huella ? 'firmado' : 'cambiado';
  }

  async function present(tx: Transaction, { sesion, quien }: Firmante, mes: Mes): Promise<SalidaDe<typeof firmas.mes>> {
    const { leido, ajustes } = await read(tx, sesion, mes);
    const { dias, total } = leido.contenido;
    return {
      ano: Number(mes.slice(0, 4)),
      mes: Number(mes.slice(5)),
      estado: await stateOf(tx, sesion, mes, leido.huella),
      dias,
      total,
      huella: leido.huella,
      texto: wordsToSign(translate, leido, sesion.idioma),
      textoVersion: TEXTO_VERSION,
      plazo: plazoDe(mes, ajustes.hastaDia),
      metodos: await prove.waysOf(tx, quien, ajustes.metodos),
      actos: (await findActs(tx, sesion.entidadId, sesion.personaId, mes)).map(({ id: _id, ...acto }) => acto),
    };
  }

  /** Writes what the person says about the month, if it still is what they saw. */
  async function say(
    { sesion, quien }: Firmante,
    input: Pedido & { huella: string },
    act: (
      tx: Transaction,
      leido: MesLeido,
    ) => Promise<{
      accion: 'firma' | 'objecion';
      metodo: MetodoFirma | null;
      textoVersion: number | null;
      texto: string;
      dias: readonly string[];
    } | null>,
  ): Promise<SalidaDe<typeof firmas.firmar>> {
    const { entidadId, personaId, usuarioId: autorId, idioma } = sesion;
    const mes = monthOf(input);
    return db.tenant(entidadId, async (tx) => {
      await lock.signing(tx, personaId);
      const { leido } = await read(tx, sesion, mes);
      if (leido.huella !== input.huella) throw new AppError('firmas.ha-cambiado');
      const said = await act(tx, leido);
      if (said) {
        const { huella, canonico: contenido, numero } = leido;
        const base = { personaId, autorId, mes, momento: clock.now().toString(), aparato: quien.aparato, idioma };
        await createAct(tx, entidadId, { ...base, ...said, huella, contenido, numero });
        await bus.emit(tx, firmaCambiada, { entidadId, personaId });
        if (said.accion === 'objecion') await bus.emit(tx, mesObjetado, { entidadId, personaId, mes });
      }
      return present(tx, { sesion, quien }, mes);
    });
  }

  return {
    async list(sesion: Sesion): Promise<SalidaDe<typeof firmas.propias>> {
      const { entidadId, personaId, revision } = sesion;
      const { zona } = await entidades.getConfiguration(entidadId, revision);
      const last = Temporal.PlainYearMonth.from(mesTerminado(clock.now().toZonedDateTimeISO(zona).toPlainDate().toString()));
      return db.tenant(entidadId, async (tx) => {
        const ajustes = await findSettings(tx, entidadId);
        if (!ajustes?.activa) return { activa: false, items: [], total: 0 };
        const months = Array.from({ length: MONTHS_LISTED }, (_, index) => last.subtract({ months: index }).toString());
        const found = await findMonths(
          tx,
          entidadId,
          personaId,
          months.filter((mes) => `${mes}-01` >= ajustes.desde),
        );
        const items = found.map(({ mes, estado, momento }) => ({
          ano: Number(mes.slice(0, 4)),
          mes: Number(mes.slice(5)),
          estado,
          momento,
          plazo: plazoDe(mes, ajustes.hastaDia),
        }));
        return { activa: true, items, total: items.length };
      });
    },

    read: (firmante: Firmante, input: Pedido) => db.tenant(firmante.sesion.entidadId, (tx) => present(tx, firmante, monthOf(input))),

    ask: (firmante: Firmante, { huella }: ValidadaDe<typeof firmas.retoLlave>) => prove.askKey(firmante.quien, huella),

    /** @throws AppError `firmas.ha-cambiado`, `firmas.metodo-no-vale`, and what the proof throws. */
    async sign(firmante: Firmante, input: ValidadaDe<typeof firmas.firmar>): Promise<SalidaDe<typeof firmas.firmar>> {
      const { sesion, quien } = firmante;
      const mes = monthOf(input);
      // First of all whether there is something to sign: a wrong month takes no try of a PIN.
      const { ajustes } = await db.tenant(sesion.entidadId, (tx) => read(tx, sesion, mes));
      const metodo = await prove.before(quien, input.Prueba, ajustes.metodos);
      return say(firmante, input, async (tx, leido) => {
        if (input.textoVersion !== TEXTO_VERSION) throw new AppError('firmas.ha-cambiado');
        await prove.within(tx, quien, input.Prueba, leido.huella);
        if ((await stateOf(tx, sesion, mes, leido.huella)) === 'firmado') return null;
        return { accion: 'firma', metodo, textoVersion: TEXTO_VERSION, texto: wordsToSign(translate, leido, sesion.idioma), dias: [] };
      });
    },

    /** @throws AppError `firmas.ha-cambiado`, `firmas.dia-no-valido`. */
    async object(firmante: Firmante, input: ValidadaDe<typeof firmas.objetar>): Promise<SalidaDe<typeof firmas.objetar>> {
      const mes = monthOf(input);
      const dias = [...new Set(input.dias)].toSorted();
      if (dias.some((fecha) => !fecha.startsWith(mes))) throw new AppError('firmas.dia-no-valido');
      return say(firmante, input, async () => ({ accion: 'objecion', metodo: null, textoVersion: null, texto: input.texto, dias }));
    },
  };
}
