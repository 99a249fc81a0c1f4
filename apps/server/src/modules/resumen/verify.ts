import type { SalidaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findNames } from '../perfil/service.ts';
import { findData, findIssue, type Vista } from './repo.ts';

/** People who may see a record may verify its files. */
function scopeOfView({ permisos }: Pick<Sesion, 'permisos'>): Vista {
  if (permisos.has('registros.ver:all')) return 'all';
  return permisos.has('registros.ver:team') ? 'team' : 'own';
}

/** Searches a digest among the exported files, and among the data in them. */
export function createVerify(db: Database) {
  return async (sesion: Sesion, sha256: string): Promise<SalidaDe<typeof resumen.verificar>> => {
    const { entidadId, personaId } = sesion;
    const asked = { entidadId, personaId, sha256, vista: scopeOfView(sesion) };
    return db.tenant(entidadId, async (tx) => {
      const issue = await findIssue(tx, asked);
      const data = issue ? null : await findData(tx, asked);
      const ids = [issue?.autorId, issue?.usuarioId, data?.usuarioId].filter((id) => id !== undefined);
      const names = ids.length === 0 ? new Map<number, string>() : await findNames(tx, entidadId, ids);
      const nameOf = (id: number): string => names.get(id) ?? '';
      if (issue) {
        const { autorId, usuarioId, momento, formato, desde, hasta, nombre, bytes } = issue;
        const emitido = { momento, formato, desde, hasta, nombre, bytes, persona: nameOf(usuarioId), autor: nameOf(autorId) };
        return { emitido, datos: null };
      }
      if (!data) return { emitido: null, datos: null };
      const { usuarioId, ...datos } = data;
      return { emitido: null, datos: { ...datos, persona: nameOf(usuarioId) } };
    });
  };
}
