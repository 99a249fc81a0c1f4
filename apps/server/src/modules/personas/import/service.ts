import { createHash } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { Ensayo, importar } from '@jornada/contract/personas.ts';
import { CAMPOS_CONTRATO, conDepartamentos, type CampoImportar, type ResultadoLinea } from '@jornada/domain/personas/importar/index.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isUniqueViolation, type Queryable } from '../../../platform/database/pool.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { countLines } from '../../contratos/reads.ts';
import type { ContratosService } from '../../contratos/service.ts';
import type { DepartamentosService } from '../../departamentos/service.ts';
import { planCambiado } from '../../../shared/plan-changed.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Invite } from '../invite.ts';
import type { Dependencias } from '../write.ts';
import { readImportContext } from './context.ts';
import { contractedOf, dryRun, readSent, type ResultadoEnsayo, type PedidoDeEnsayo } from './dry-run.ts';
import { changePerson, createPeople } from './write-people.ts';
import { lock } from '../../../shared/locks.ts';

type Aplicado = SalidaDe<typeof importar.aplicar>;
/** `lineas`: how many lines about contracts there were; null where the file says nothing of them. */
type Ensayado = ResultadoEnsayo & { lineas: number | null };

/** Somebody who holds no lock of ours was quicker: with a person of the same ID number, or a department of the same name. */
const isOvertaken = (error: unknown): boolean =>
  isUniqueViolation(error) || (error instanceof AppError && error.code === 'departamentos.nombre-repetido');

const OF_CONTRACT: ReadonlySet<CampoImportar> = new Set(CAMPOS_CONTRATO);

/** People from a file: the dry run, and the import, which repeats the check in its transaction. */
export function createImportService(
  options: Dependencias & {
    invitar: Invite;
    contratos: Pick<ContratosService, 'saveMany'>;
    departamentos: Pick<DepartamentosService, 'createTop'>;
  },
) {
  const { db, clock, entidades, auditoria, bus, invitar, contratos, departamentos } = options;

  /** @throws AppError `general.sin-permiso` where departments are to be made by somebody who may not, or contracts written. */
  async function tryOut(tx: Queryable, sesion: Sesion, pedido: PedidoDeEnsayo): Promise<Ensayado> {
    const { entidadId, revision, permisos } = sesion;
    if (pedido.departamentosNuevos?.length && !permisos.has('departamentos.gestionar:all')) throw new AppError('general.sin-permiso');
    const archivo = readSent(pedido);
    const { saysContratos } = archivo;
    const isAllowed = permisos.has('contratos.ver:all') && permisos.has('contratos.gestionar:all');
    if (saysContratos && !isAllowed) throw new AppError('general.sin-permiso');
    const empresa = await entidades.getConfiguration(entidadId, revision);
    // Counted before they are read: what is written in between is then too many, never unseen.
    const lineas = saysContratos ? await countLines(tx, entidadId) : null;
    const contexto = await readImportContext(tx, entidadId, { empresa, ahora: clock.now(), desde: pedido.desde, saysContratos });
    return { ...dryRun(pedido, archivo, contexto), lineas };
  }

  /** Makes the missing departments. @returns the lines with their ids. */
  async function makeDepartments(tx: Queryable, sesion: Sesion, { resultados, porCrear }: ResultadoEnsayo): Promise<ResultadoLinea[]> {
    const ids = new Map<number, number>();
    if (porCrear.length > 0) await lock.catalogues(tx, sesion.entidadId);
    for (const { id, nombre } of porCrear) ids.set(id, await departamentos.createTop(tx, sesion, nombre));
    return conDepartamentos(resultados, ids);
  }

  async function write(
    tx: Transaction,
    sesion: Sesion,
    ensayado: Ensayado,
    isInviting: boolean,
  ): Promise<Omit<Aplicado, 'iguales' | 'rechazadas'>> {
    const { entidadId } = sesion;
    // In the order of their ids, not of the file, and before the departments (apps/server/README.md, "The order of locks").
    await lock.people(
      tx,
      entidadId,
      ensayado.resultados.flatMap((one) => (one.estado === 'cambiar' ? [one.id] : [])),
    );
    const resultados = await makeDepartments(tx, sesion, ensayado);
    const nuevas = resultados.flatMap((one) => (one.estado === 'crear' ? [one.nueva] : []));
    const ids = await createPeople(tx, entidadId, nuevas);
    const changed = resultados.filter((one) => one.estado === 'cambiar');
    let invitadas = 0;
    for (const { documento, nombre, alta, desde, email } of nuevas) {
      const id = ids.get(documento) ?? 0;
      await auditoria.note(tx, { sesion, accion: 'personas.crear', sobreId: id, datos: { nombre, documento, alta, desde } });
      if (!isInviting || email === '') continue;
      await invitar(tx, { sesion, id });
      invitadas += 1;
    }
    for (const one of changed) {
      await changePerson(tx, entidadId, one);
      // What is new of a contract has a line of its own.
      const own = one.cambios.filter(({ campo }) => !OF_CONTRACT.has(campo));
      if (own.length === 0) continue;
      const cambios = Object.fromEntries(
        own.map(({ campo, antes, despues, desde }) => [campo, { antes, despues, ...(desde && { desde }) }]),
      );
      await auditoria.note(tx, { sesion, accion: 'personas.cambiar', sobreId: one.id, datos: { cambios } });
    }
    const byDay = Map.groupBy(
      changed.flatMap(({ id, cambio }) => (cambio.asignacion ? [{ id, desde: cambio.asignacion.desde }] : [])),
      ({ desde }) => desde,
    );
    for (const [desde, people] of byDay)
      await bus.emit(tx, planCambiado, { entidadId, autorId: sesion.usuarioId, ids: people.map(({ id }) => id), desde });
    // Their people are locked now. Whoever wrote about a contract since the file was compared comes first.
    if (ensayado.lineas !== null && (await countLines(tx, entidadId)) !== ensayado.lineas)
      throw new AppError('general.cambiado-entretanto');
    const contratados = resultados.flatMap((one) => {
      const said = contractedOf(one);
      const usuario = one.estado === 'crear' ? ids.get(one.nueva.documento) : one.estado === 'cambiar' ? one.id : undefined;
      return said ? [{ usuario: usuario ?? 0, ...said }] : [];
    });
    await contratos.saveMany(tx, sesion, contratados);
    return {
      creadas: nuevas.length,
      cambiadas: changed.length,
      invitadas,
      sinCorreo: nuevas.filter(({ email }) => email === '').length,
      departamentos: ensayado.porCrear.length,
      contratos: contratados.length,
    };
  }

  return {
    tryOut: (sesion: Sesion, pedido: PedidoDeEnsayo): Promise<Ensayo> =>
      db.tenant(sesion.entidadId, async (tx) => (await tryOut(tx, sesion, pedido)).ensayo),

    /** @throws AppError `personas.ensayo-cambiado` with the new dry run in `content`. */
    async apply(sesion: Sesion, { huella, invitar: isInviting, ...pedido }: ValidadaDe<typeof importar.aplicar>): Promise<Aplicado> {
      return db.tenant(sesion.entidadId, async (tx) => {
        await lock.closing.write(tx, sesion.entidadId);
        await lock.addresses(tx, sesion.entidadId);
        const ensayado = await tryOut(tx, sesion, pedido);
        const { ensayo } = ensayado;
        if (ensayo.huella !== huella) throw new AppError('personas.ensayo-cambiado', { content: ensayo });
        const written = await write(tx, sesion, ensayado, isInviting).catch((error: unknown) => {
          throw isOvertaken(error) ? new AppError('general.cambiado-entretanto') : error;
        });
        const aplicado = { ...written, iguales: ensayo.cuentas.igual, rechazadas: ensayo.cuentas.rechazada };
        const sha256 = createHash('sha256').update(Buffer.from(pedido.contenido, 'base64')).digest('hex');
        await auditoria.note(tx, {
          sesion,
          accion: 'personas.importar',
          sobreId: null,
          datos: { archivo: pedido.nombre, sha256, ...aplicado },
        });
        return aplicado;
      });
    },
  };
}
