import { CLASES_AVISO, type ClaseAviso } from '@jornada/contract/avisos.ts';
import type { NoticeKind } from '../../shared/notice.ts';

export type Kinds = ReadonlyMap<ClaseAviso, NoticeKind<object>>;

/** The kinds of notices of all modules. @throws Error if the contract declares one that no module has. */
export function kindsOf(modules: readonly { notices?: readonly NoticeKind<never>[] }[]): Kinds {
  // The data of a job are those that `tell` got for that kind.
  const kinds = new Map(modules.flatMap(({ notices = [] }) => notices.map((notice) => [notice.clase, notice as NoticeKind<object>])));
  const missing = CLASES_AVISO.filter((clase) => !kinds.has(clase));
  if (missing.length > 0) throw new Error(`no module has the notices ${missing.join(', ')}`);
  return kinds;
}
