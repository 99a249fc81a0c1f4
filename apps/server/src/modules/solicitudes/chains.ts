import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { CadenaVista, solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { defaultChainOf, type PasoDeCadena } from '@jornada/domain/solicitudes/index.ts';
import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { findNames } from '../perfil/reads.ts';
import { findChains, findDepartmentName, removeChain, saveChain, type FilaCadena } from './chains-repo.ts';
import { findCandidates } from './deciders-repo.ts';
import type { SolicitudKinds } from './kinds.ts';

/** The chain of a company that has written none. */
const supletory = (modulo: ModuloDecision): FilaCadena => ({
  modulo,
  departamentoId: null,
  departamento: null,
  pasos: [...defaultChainOf(modulo)],
  recordarDias: null,
  version: 0,
});

const present = (
  { modulo, departamentoId, departamento, pasos, recordarDias, version }: FilaCadena,
  names: ReadonlyMap<number, string>,
): CadenaVista => ({
  modulo,
  departamento: departamentoId === null ? null : { id: departamentoId, nombre: departamento ?? '' },
  pasos: pasos.map(({ papel, personaId }) => ({
    papel,
    persona: personaId === null ? null : { id: personaId, nombre: names.get(personaId) ?? '' },
  })),
  recordarDias,
  version,
});

const peopleOf = (filas: readonly FilaCadena[]): number[] =>
  filas.flatMap(({ pasos }) => pasos.map(({ personaId }) => personaId)).filter((id) => id !== null);

/** Who decides about requests of a module. */
export function createChains({
  db,
  clock,
  auditoria,
  kinds,
}: {
  db: Database;
  clock: Clock;
  auditoria: AuditoriaService;
  kinds: SolicitudKinds;
}) {
  /** Somebody is named exactly where the step is about a person, and works here. */
  async function checkSteps(tx: Queryable, entidadId: number, pasos: readonly PasoDeCadena[]): Promise<void> {
    const named = pasos.filter(({ papel }) => papel === 'persona');
    const ids = [...new Set(named.map(({ personaId }) => personaId).filter((id) => id !== null))];
    const isOdd = pasos.some(({ papel, personaId }) => (papel === 'persona') !== (personaId !== null));
    const here = await findCandidates(tx, entidadId, { personaId: 0, ids, ahora: clock.now().toString() });
    if (isOdd || here.length < ids.length) throw new AppError('solicitudes.cadena-no-valida');
  }

  return {
    list: ({ entidadId }: Sesion) =>
      db.tenant(entidadId, async (tx) => {
        const written = await findChains(tx, entidadId);
        const all = [...kinds.modulos(), ...kinds.ofEverybody()].flatMap((modulo) => {
          const own = written.filter((one) => one.modulo === modulo);
          return own.some(({ departamentoId }) => departamentoId === null) ? own : [supletory(modulo), ...own];
        });
        const names = await findNames(tx, entidadId, peopleOf(all));
        return { items: all.map((fila) => present(fila, names)), total: all.length };
      }),

    save: (sesion: Sesion, input: ValidadaDe<typeof solicitudes.guardarCadena>): Promise<CadenaVista> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        const { modulo, departamento: departamentoId = null, version = 0, recordarDias = null } = input;
        const pasos = input.pasos.map(({ papel, persona = null }) => ({ papel, personaId: persona }));
        const departamento = departamentoId === null ? null : await findDepartmentName(tx, entidadId, departamentoId);
        if (departamentoId !== null && departamento === null) throw new AppError('solicitudes.cadena-no-valida');
        await checkSteps(tx, entidadId, pasos);
        const saved = await saveChain(tx, entidadId, { modulo, departamentoId, pasos, recordarDias }, version);
        if (saved === undefined) throw await changedMeanwhile(tx, entidadId, 'empresa', null);
        const fila = { modulo, departamentoId, departamento, pasos, recordarDias, version: saved };
        const vista = present(fila, await findNames(tx, entidadId, peopleOf([fila])));
        const datos = { modulo, departamento, pasos: vista.pasos.map(({ papel, persona }) => persona?.nombre ?? papel), recordarDias };
        await auditoria.note(tx, { sesion, accion: 'solicitudes.cadena', sobreId: null, datos });
        return vista;
      }),

    remove: (sesion: Sesion, { modulo, departamento }: ValidadaDe<typeof solicitudes.quitarCadena>): Promise<null> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        if (!(await removeChain(tx, entidadId, modulo, departamento))) throw new AppError('solicitudes.cadena-no-valida');
        const datos = { modulo, departamento: await findDepartmentName(tx, entidadId, departamento) };
        await auditoria.note(tx, { sesion, accion: 'solicitudes.quitar-cadena', sobreId: null, datos });
        return null;
      }),
  };
}
