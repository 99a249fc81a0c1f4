import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { firmas } from '@jornada/contract/firmas/calls.ts';
import { monthOf } from '@jornada/domain/cierres/index.ts';
import { METODOS_ELEGIBLES, mesTerminado } from '@jornada/domain/firmas/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { scopeOf, type Alcance } from '../../shared/reach/reach.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { firmaCambiada, objecionRespondida } from './changed.ts';
import { countStates, findPart, findUnsigned, isWithin } from './managing-repo.ts';
import type { Reminding } from './reminders.ts';
import { createAct, findLast, findSettings, upsertSettings, type AjustesDeFirma } from './repo.ts';
import { findActs } from './reads.ts';

const PAGE = 50;
/** Of a company that has never said anything: off, and what it would be. */
const OFF = { activa: false, hastaDia: 3, metodos: [...METODOS_ELEGIBLES], version: 0 };

type Options = {
  db: Database;
  clock: Clock;
  bus: Bus;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  reminding: Reminding;
};
type Pedido = { ano: number; mes: number };

/** Who has signed, for those who answer for people or run the company; and the company's settings. */
export function createManaging({ db, clock, bus, entidades, auditoria, reminding }: Options) {
  const today = (sesion: Sesion): Promise<string> => todayOf({ clock, entidades }, sesion);
  const lastMonth = async (sesion: Sesion): Promise<string> => `${mesTerminado(await today(sesion))}-01`;

  /** Whose months somebody sees: everybody's, or those of the people they answer for. */
  async function reachOf(tx: Queryable, sesion: Sesion): Promise<Alcance> {
    const { entidadId, personaId, permisos } = sesion;
    return permisos.has('firmas.gestionar:all') ? { entidadId, personaId, jefes: null } : scopeOf(tx, sesion, await today(sesion));
  }

  /** @throws AppError `firmas.persona-no-existe`, also for people one does not answer for. */
  async function actsOf(sesion: Sesion, { persona, ...pedido }: Pedido & { persona: number }): Promise<SalidaDe<typeof firmas.una>> {
    return db.tenant(sesion.entidadId, async (tx) => {
      if (!(await isWithin(tx, await reachOf(tx, sesion), persona))) throw new AppError('firmas.persona-no-existe');
      const acts = await findActs(tx, sesion.entidadId, persona, monthOf(pedido));
      return { items: acts.map(({ id: _id, ...acto }) => acto), total: acts.length };
    });
  }

  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof firmas.listado>): Promise<SalidaDe<typeof firmas.listado>> {
      const { estado = null, texto = '', centro = null, start = 0, limit = PAGE } = input;
      const filtro = { mes: monthOf(input), texto, centro, ids: null };
      return db.tenant(sesion.entidadId, async (tx) => {
        const ajustes = await findSettings(tx, sesion.entidadId);
        if (!ajustes?.activa)
          return { activa: false, items: [], total: 0, cuentas: { pendiente: 0, firmado: 0, objetado: 0, cambiado: 0 } };
        const alcance = await reachOf(tx, sesion);
        const cuentas = await countStates(tx, alcance, filtro);
        const rows = await findPart(tx, alcance, { ...filtro, estado, start, limit });
        const total = estado ? cuentas[estado] : cuentas.pendiente + cuentas.firmado + cuentas.objetado + cuentas.cambiado;
        return { activa: true, items: rows.map(({ id, nombre, ...rest }) => ({ persona: { id, nombre }, ...rest })), total, cuentas };
      });
    },

    readOne: actsOf,

    /** @throws AppError `firmas.persona-no-existe`, `firmas.sin-objecion`. */
    async answer(sesion: Sesion, { persona, texto, ...pedido }: ValidadaDe<typeof firmas.responder>): Promise<SalidaDe<typeof firmas.una>> {
      const { entidadId, usuarioId: autorId, idioma } = sesion;
      const mes = monthOf(pedido);
      await db.tenant(entidadId, async (tx) => {
        if (!(await isWithin(tx, await reachOf(tx, sesion), persona))) throw new AppError('firmas.persona-no-existe');
        const last = await findLast(tx, entidadId, persona, mes);
        if (last?.accion !== 'objecion') throw new AppError('firmas.sin-objecion');
        const { huella, contenido, numero } = last;
        const base = { personaId: persona, autorId, mes, momento: clock.now().toString(), idioma, huella, contenido, numero };
        await createAct(tx, entidadId, { ...base, accion: 'respuesta', metodo: null, aparato: '', textoVersion: null, texto, dias: [] });
        await auditoria.note(tx, { sesion, accion: 'firmas.responder', sobreId: persona, datos: { mes } });
        await bus.emit(tx, firmaCambiada, { entidadId, personaId: persona });
        await bus.emit(tx, objecionRespondida, { entidadId, personaId: persona, mes });
      });
      return actsOf(sesion, { ...pedido, persona });
    },

    /** @throws AppError `firmas.no-activa`, `firmas.mes-no-pedido`, `firmas.mes-no-terminado`. */
    async remind(
      sesion: Sesion,
      { personas, centro, ...pedido }: ValidadaDe<typeof firmas.recordar>,
    ): Promise<SalidaDe<typeof firmas.recordar>> {
      const { entidadId } = sesion;
      const mes = monthOf(pedido);
      const hoy = await today(sesion);
      return db.tenant(entidadId, async (tx) => {
        const ajustes = await findSettings(tx, entidadId);
        if (!ajustes?.activa) throw new AppError('firmas.no-activa');
        if (mes > mesTerminado(hoy)) throw new AppError('firmas.mes-no-terminado');
        if (`${mes}-01` < ajustes.desde) throw new AppError('firmas.mes-no-pedido');
        const ids = await findUnsigned(tx, await reachOf(tx, sesion), { mes, texto: '', centro: centro ?? null, ids: personas ?? null });
        const avisadas = await reminding.note(tx, { entidadId, mes, ids, clave: `a-mano ${hoy}` });
        if (avisadas > 0)
          await auditoria.note(tx, { sesion, accion: 'firmas.recordar', sobreId: null, datos: { mes, personas: avisadas } });
        return { avisadas };
      });
    },

    async readSettings(sesion: Sesion): Promise<AjustesDeFirma> {
      const found = await db.tenant(sesion.entidadId, (tx) => findSettings(tx, sesion.entidadId));
      return found ?? { ...OFF, desde: await lastMonth(sesion) };
    },

    /** @throws AppError `general.cambiado-entretanto`. */
    async saveSettings(sesion: Sesion, input: ValidadaDe<typeof firmas.guardarAjustes>): Promise<AjustesDeFirma> {
      const { entidadId } = sesion;
      const fresh = await lastMonth(sesion);
      const metodos = METODOS_ELEGIBLES.filter((one) => input.metodos.includes(one));
      return db.tenant(entidadId, async (tx) => {
        const before = await findSettings(tx, entidadId);
        const desde = before?.activa ? before.desde : fresh;
        const saved = await upsertSettings(tx, entidadId, { ...input, metodos, desde });
        // The first settings have no version yet.
        if (!saved || (before?.version ?? 0) !== input.version) throw new AppError('general.cambiado-entretanto');
        const { activa, hastaDia } = saved;
        await auditoria.note(tx, { sesion, accion: 'firmas.ajustar', sobreId: null, datos: { activa, hastaDia, metodos } });
        return saved;
      });
    },
  };
}
