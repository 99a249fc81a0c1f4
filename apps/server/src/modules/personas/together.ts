import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { Impedidas, personas } from '@jornada/contract/personas.ts';
import { estadoDeCuenta } from '@jornada/domain/personas/cuenta.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { planCambiado } from '../../shared/plan-changed.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { peopleParams } from '../centros/reads.ts';
import { findShared } from './address.ts';
import { describeAssignment, tryAssigning, type Contrato } from './assign.ts';
import { checkChosen } from './check.ts';
import type { Invite } from './invite.ts';
import { findChoices, type Configurado } from './repo.ts';
import { lockAccounts, lockPeople, movePeople, putAssignments, raiseVersions, type Elegida } from './together-repo.ts';
import type { Dependencias } from './write.ts';
import { lock } from '../../shared/locks.ts';

type Pedido = ValidadaDe<typeof personas.asignarVarias>;

/** What is to be written for each person who changes. @throws AppError `personas.no-pueden` with all people who cannot get it. */
async function planFor(tx: Queryable, entidadId: number, elegidas: readonly Elegida[], contrato: Contrato) {
  const tried = await tryAssigning(tx, entidadId, elegidas, contrato);
  const impedidas: Impedidas['impedidas'] = tried.flatMap(({ persona: { id, nombre }, result }) =>
    result && 'impedimento' in result ? [{ id, nombre, motivo: result.impedimento }] : [],
  );
  if (impedidas.length > 0)
    throw new AppError('personas.no-pueden', {
      params: peopleParams(impedidas.map(({ nombre }) => nombre)),
      content: { impedidas } satisfies Impedidas,
    });
  return tried.flatMap(({ persona: { id }, result }) => (result && 'asignacion' in result ? [{ id, ...result.asignacion }] : []));
}

const nameIn = (items: Configurado['horarios'], id: number | null | undefined): string | null =>
  items.find((one) => one.id === id)?.nombre ?? null;

/** Changes for several people at once: for all of them or for none. Each change is recorded as if it had been made alone. */
export function createTogetherCalls({ db, clock, entidades, auditoria, bus, invitar }: Dependencias & { invitar: Invite }) {
  return {
    /** Sends one mail to each, in one transaction. @throws AppError `personas.no-existe`. */
    async inviteMany(sesion: Sesion, { ids, otraVez = false }: ValidadaDe<typeof personas.invitarVarias>) {
      const { entidadId, revision } = sesion;
      const { zona } = await entidades.getConfiguration(entidadId, revision);
      const hoy = clock.now().toZonedDateTimeISO(zona).toPlainDate().toString();
      const wanted = [...new Set(ids)];
      return db.tenant(entidadId, async (tx) => {
        await lock.addresses(tx, entidadId);
        const cuentas = await lockAccounts(tx, entidadId, wanted);
        if (cuentas.length < wanted.length) throw new AppError('personas.no-existe');
        const people = cuentas.filter(({ esQuiosco }) => !esQuiosco);
        const pending = people.filter((one) => estadoDeCuenta(one, hoy) === 'invitada');
        const without = [...people.filter((one) => estadoDeCuenta(one, hoy) === 'sin-acceso'), ...(otraVez ? pending : [])];
        // Whoever shares a mailbox has none of their own.
        const shared = await findShared(tx, { entidadId, ids: without.map(({ id }) => id), ahora: clock.now().toString() });
        const invited = without.filter(({ id, email }) => email !== '' && !shared.has(id)).map(({ id }) => id);
        for (const id of invited) await invitar(tx, { sesion, id });
        await raiseVersions(tx, entidadId, invited);
        const sinCorreo = without.length - invited.length;
        const pendientes = otraVez ? [] : pending.map(({ id }) => id);
        return { invitadas: invited.length, pendientes, sinCorreo, iguales: wanted.length - without.length - pendientes.length };
      });
    },

    async assignMany(sesion: Sesion, { ids, contrato, departamentoId }: Pedido): Promise<SalidaDe<typeof personas.asignarVarias>> {
      const { entidadId, revision } = sesion;
      const empresa = await entidades.getConfiguration(entidadId, revision);
      const wanted = [...new Set(ids)];
      return db.tenant(entidadId, async (tx) => {
        // The same order as in a change of one person: first the record, then the people.
        if (contrato) await lock.closing.write(tx, entidadId);
        const elegidas = await lockPeople(tx, entidadId, wanted);
        if (elegidas.length < wanted.length) throw new AppError('personas.no-existe');
        const elegible = await findChoices(tx, entidadId);
        checkChosen(elegible, { departamentoId });
        const asignadas = contrato ? await planFor(tx, entidadId, elegidas, contrato) : [];
        const movidas = departamentoId === undefined ? [] : elegidas.filter((one) => one.departamentoId !== departamentoId);
        const cambiadas = new Set([...asignadas, ...movidas].map(({ id }) => id));

        await putAssignments(tx, entidadId, asignadas);
        await movePeople(
          tx,
          entidadId,
          movidas.map(({ id }) => id),
          departamentoId ?? null,
        );
        await raiseVersions(tx, entidadId, [...cambiadas]);
        for (const { id, ...asignacion } of asignadas)
          await auditoria.note(tx, { sesion, accion: 'personas.asignar', sobreId: id, datos: describeAssignment(empresa, asignacion) });
        if (contrato && asignadas.length > 0) {
          const planned = asignadas.map(({ id }) => id);
          await bus.emit(tx, planCambiado, { entidadId, autorId: sesion.usuarioId, ids: planned, desde: contrato.desde });
        }
        for (const { id, departamento } of movidas) {
          const cambios = { departamento: { antes: departamento, despues: nameIn(elegible.departamentos, departamentoId) } };
          await auditoria.note(tx, { sesion, accion: 'personas.cambiar', sobreId: id, datos: { cambios } });
        }
        return { cambiadas: [...cambiadas], iguales: elegidas.length - cambiadas.size };
      });
    },
  };
}
