import { factsOf } from '@jornada/contract/feature.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { FileRules } from '../../shared/files.ts';
import type { AnyModule, Context } from '../../shared/module.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { FilaFichero } from './repo.ts';

type Row = Pick<FilaFichero, 'usuarioId' | 'autorId' | 'modulo' | 'asuntoId'>;

export type Access = ReturnType<typeof createAccess>;

/** Who may see and change a file: its sender as long as it belongs to nothing, and then who its module says. */
export function createAccess(context: Context) {
  const declared = new Map(
    context.modules.flatMap((module) => (module.files ? [[module.name, { module, files: module.files }] as const] : [])),
  );
  const asked = new Map<string, FileRules>();

  /** Asked when they are needed: the module that knows them may be built later than this one. */
  function rulesFrom(name: string, files: NonNullable<AnyModule['files']>): FileRules {
    const rules = asked.get(name) ?? (typeof files === 'function' ? files(context) : files);
    asked.set(name, rules);
    return rules;
  }

  /** The rules of a part of the product that the company has switched on. */
  function rulesOf(sesion: Sesion, modulo: string): FileRules | null {
    const found = declared.get(modulo);
    const part = found?.module.feature && factsOf(found.module.feature).modulo;
    if (!found || (part && !sesion.modulos.includes(part))) return null;
    return rulesFrom(modulo, found.files);
  }
  const isSender = ({ personaId, usuarioId }: Sesion, row: Row): boolean => row.usuarioId === personaId && row.autorId === usuarioId;

  async function canChange(tx: Queryable, sesion: Sesion, modulo: string, asuntoId: number): Promise<boolean> {
    return (await rulesOf(sesion, modulo)?.canChange?.(tx, sesion, asuntoId)) ?? false;
  }
  return {
    /** The modules whose things may have files. */
    known: new Set(declared.keys()),
    /** Whether somebody may add files to a thing. */
    async canAdd(tx: Queryable, sesion: Sesion, modulo: string, asuntoId: number): Promise<boolean> {
      const rules = rulesOf(sesion, modulo);
      return (await (rules?.canAdd ?? rules?.canChange)?.(tx, sesion, asuntoId)) ?? false;
    },
    /** Tells the module of a thing that files were added to it. */
    onAdded: async (tx: Queryable, sesion: Sesion, modulo: string, asuntoId: number): Promise<void> =>
      rulesOf(sesion, modulo)?.onAdded?.(tx, sesion, asuntoId),
    /** Whether it is opened with a PIN only, which is asked for with `check`. Its module is told of a look without one. */
    async checkPin(tx: Queryable, sesion: Sesion, { modulo, asuntoId }: Row, check: () => Promise<void>): Promise<void> {
      const found = modulo === null ? undefined : declared.get(modulo);
      if (modulo === null || asuntoId === null || !found) return;
      const rules = rulesFrom(modulo, found.files);
      const isBehindPin = rules.needsPin !== undefined || (found.module.feature && factsOf(found.module.feature).ficheros?.conPin === true);
      if (!isBehindPin) return;
      if ((await rules.needsPin?.(tx, sesion, asuntoId)) ?? true) await check();
      else await rules.onLook?.(tx, sesion, asuntoId);
    },
    /** Whether it was taken from somebody since they were given the link to it. */
    async isGone(tx: Queryable, quien: Pick<Sesion, 'entidadId' | 'personaId'>, { modulo, asuntoId }: Row): Promise<boolean> {
      const files = modulo === null ? undefined : declared.get(modulo)?.module.files;
      if (modulo === null || !files || asuntoId === null) return false;
      return (await rulesFrom(modulo, files).isGone?.(tx, quien, asuntoId)) ?? false;
    },
    /** Tells the module of a thing that somebody has opened a file of it for themselves. */
    async onOpen(
      tx: Transaction,
      quien: Pick<Sesion, 'entidadId' | 'personaId'>,
      { modulo, asuntoId }: Row,
      isKept: boolean,
    ): Promise<void> {
      const files = modulo === null ? undefined : declared.get(modulo)?.module.files;
      if (modulo !== null && files && asuntoId !== null) await rulesFrom(modulo, files).onOpen?.(tx, quien, asuntoId, isKept);
    },
    /**
     * Whether a file about a person is in the copy of their own data: what they have sent themselves always, and what others have added to
     * something once they may read it, also where the company has switched that part of the product off.
     */
    async isOfOwnData(tx: Queryable, sesion: Sesion, row: Row): Promise<boolean> {
      const { modulo, asuntoId, autorId } = row;
      const files = modulo === null ? undefined : declared.get(modulo)?.module.files;
      if (autorId === sesion.personaId || modulo === null || !files || asuntoId === null) return true;
      return rulesFrom(modulo, files).canRead(tx, sesion, asuntoId);
    },
    async canRead(tx: Queryable, sesion: Sesion, row: Row): Promise<boolean> {
      const { modulo, asuntoId } = row;
      if (modulo === null || asuntoId === null) return isSender(sesion, row);
      return (await rulesOf(sesion, modulo)?.canRead(tx, sesion, asuntoId)) ?? false;
    },
    /** Of a file that the person may see. */
    canRemove: async (tx: Queryable, sesion: Sesion, { modulo, asuntoId }: Row): Promise<boolean> =>
      modulo === null || asuntoId === null || canChange(tx, sesion, modulo, asuntoId),
  };
}
