import { randomUUID } from 'node:crypto';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { bolsa, SaldoDeBolsa } from '@jornada/contract/bolsa.ts';
import { caducidadDe, REGLA_SUPLETORIA, reglaEn, type ReglaBolsa } from '@jornada/domain/bolsa/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { findNames } from '../perfil/reads.ts';
import { accountOf, createReader } from '../registros/reads.ts';
import type { Lectura } from '../registros/service.ts';
import { findByBalance } from './by-balance.ts';
import { presentAccount } from './present.ts';
import { createMovement, findMovement, findWorking, saveRule } from './repo.ts';
import { findRules } from './reads.ts';
import { lock } from '../../shared/locks.ts';
import { wordsOf } from '../../shared/words.ts';

const WEB = { clase: 'web' } as const;
const PAGE = 25;

const presentRule = ({ desde, caducidadMeses, topeMinutos }: ReglaBolsa) => ({
  desde,
  irregularMeses: caducidadMeses.irregular,
  extraMeses: caducidadMeses.extra,
  topeMinutos,
});

type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService };

/** Hour banks: one's own, those of the company for people who manage them, and their rules. */
export function createBolsaService({ db, clock, entidades, auditoria }: Options) {
  const readFrom = (source: Queryable, sesion: Sesion, personaId: number): Promise<Lectura> =>
    createReader({ db: source, clock, entidades })({ sesion: { ...sesion, personaId }, aparato: WEB, conBolsa: true });

  /** @throws AppError `bolsa.persona-no-existe`, as for somebody of another company. */
  async function nameOf(tx: Queryable, sesion: Sesion, personaId: number): Promise<string> {
    const nombre = (await findNames(tx, sesion.entidadId, [personaId])).get(personaId);
    if (nombre === undefined) throw new AppError('bolsa.persona-no-existe');
    return nombre;
  }

  async function listRules(entidadId: number) {
    const rules = await db.tenant(entidadId, (tx) => findRules(tx, entidadId));
    return { items: [...rules, { ...REGLA_SUPLETORIA, desde: '1900-01-01' }].map(presentRule) };
  }

  /** Nobody is paid more than the bank has, and nothing is added by hand above the cap. */
  function checkLimits(lectura: Lectura, minutos: number): void {
    const { saldoMinutos } = accountOf(lectura);
    const { topeMinutos } = reglaEn(lectura.persona.bolsa?.reglas ?? [], lectura.estado.fecha);
    if (minutos > 0 && topeMinutos !== null && saldoMinutos + minutos > topeMinutos)
      throw new AppError('bolsa.supera-tope', { params: { minutos: topeMinutos } });
  }

  return {
    own: async (sesion: Sesion) => presentAccount(await readFrom(db, sesion, sesion.personaId)),

    /** Some of the banks. Each account is computed from its person, so a part is as dear as it is long; only to order them by balance all are computed. */
    async list(sesion: Sesion, pedido: ValidadaDe<typeof bolsa.listado>) {
      const { texto = '', sort = 'nombre', dir = 'asc', tras = null, limit = PAGE } = pedido;
      const { entidadId } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const quienes = { hoy, palabras: wordsOf(texto), dir, tras, limit: limit + 1 };
      const found =
        sort === 'saldo'
          ? await findByBalance({ db, entidades }, sesion, quienes)
          : await db.tenant(entidadId, (tx) => findWorking(tx, entidadId, quienes));
      const items: SaldoDeBolsa[] = [];
      for (const { id, nombre } of found.slice(0, limit)) {
        const { saldoMinutos, comprometidosMinutos, excesoMinutos, proximaCaducidad } = presentAccount(await readFrom(db, sesion, id));
        items.push({ id, persona: { id, nombre }, saldoMinutos, comprometidosMinutos, excesoMinutos, proximaCaducidad });
      }
      return { items, hayMas: found.length > limit };
    },

    async readCuenta(sesion: Sesion, personaId: number) {
      const nombre = await db.tenant(sesion.entidadId, (tx) => nameOf(tx, sesion, personaId));
      return { persona: { id: personaId, nombre }, cuenta: presentAccount(await readFrom(db, sesion, personaId)) };
    },

    /** Adjusts a bank or pays out of it, today. A repeated key writes nothing, and returns the bank as it is. */
    async note(sesion: Sesion, input: ValidadaDe<typeof bolsa.anotar>, key: string | null) {
      const { persona, clase, motivo, origen = 'irregular' } = input;
      if (input.minutos === 0 || (clase === 'abono' && input.minutos < 0))
        throw new AppError('general.datos-no-validos', { fields: { minutos: { key: 'minimo', params: { min: 1 } } } });
      const minutos = clase === 'abono' ? -input.minutos : input.minutos;
      const clave = `mano:${key ?? randomUUID()}`;
      return db.tenant(sesion.entidadId, async (tx) => {
        const nombre = await nameOf(tx, sesion, persona);
        await lock.bank(tx, persona);
        const before = await findMovement(tx, sesion.entidadId, persona, clave);
        const isSame = before?.clase === clase && before.minutos === minutos && before.motivo === motivo && before.origen === origen;
        if (before && !isSame) throw new AppError('general.clave-reutilizada');
        if (!before) {
          const lectura = await readFrom(tx, sesion, persona);
          const { saldoMinutos } = accountOf(lectura);
          if (clase === 'abono' && saldoMinutos + minutos < 0)
            throw new AppError('bolsa.sin-saldo', { params: { minutos: Math.max(0, saldoMinutos) } });
          checkLimits(lectura, minutos);
          const fecha = lectura.estado.fecha;
          const caduca = minutos > 0 ? caducidadDe(lectura.persona.bolsa?.reglas ?? [], { fecha, origen }) : null;
          const how = { autorId: sesion.usuarioId, momento: clock.now().toString(), clave };
          await createMovement(tx, sesion.entidadId, persona, { clase, fecha, minutos, origen, caduca, motivo, ...how });
          await auditoria.note(tx, { sesion, accion: 'bolsa.anotar', sobreId: persona, datos: { movimiento: clase, minutos, motivo } });
        }
        return { persona: { id: persona, nombre }, cuenta: presentAccount(await readFrom(tx, sesion, persona)) };
      });
    },

    readReglas: ({ entidadId }: Sesion) => listRules(entidadId),

    /** @throws AppError `bolsa.regla-pasada`: what has come in by a rule keeps it. */
    async changeReglas(sesion: Sesion, { desde, irregularMeses, extraMeses, topeMinutos }: ValidadaDe<typeof bolsa.cambiarReglas>) {
      const { entidadId } = sesion;
      if (desde < (await todayOf({ clock, entidades }, sesion))) throw new AppError('bolsa.regla-pasada');
      const regla = { desde, caducidadMeses: { irregular: irregularMeses, extra: extraMeses }, topeMinutos };
      await db.tenant(entidadId, async (tx) => {
        const before = (await findRules(tx, entidadId)).find((rule) => rule.desde <= desde) ?? REGLA_SUPLETORIA;
        await saveRule(tx, entidadId, regla);
        const { desde: _antes, ...antes } = presentRule({ ...before, desde });
        const { desde: _despues, ...despues } = presentRule(regla);
        const datos = { desde, cambios: cambiosDe(antes, despues) };
        await auditoria.note(tx, { sesion, accion: 'bolsa.cambiar-reglas', sobreId: null, datos });
      });
      return listRules(entidadId);
    },
  };
}
