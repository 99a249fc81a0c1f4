import type { SalidaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findActs, findByDigest, readMonthToSign } from '../firmas/reads.ts';
import { findNames } from '../perfil/reads.ts';
import type { ResumenOptions } from './options.ts';
import { findData, findIssue, type Vista } from './repo.ts';

/** People who may see a record may verify its files. */
function scopeOfView({ permisos }: Pick<Sesion, 'permisos'>): Vista {
  if (permisos.has('registros.ver:all')) return 'all';
  return permisos.has('registros.ver:team') ? 'team' : 'own';
}

type Salida = SalidaDe<typeof resumen.verificar>;
const partsOf = (mes: string) => ({ ano: Number(mes.slice(0, 4)), mes: Number(mes.slice(5)) });

/** Searches a digest among the exported files, the data in them, and the signed months. */
export function createVerify({ db, clock, entidades }: Pick<ResumenOptions, 'db' | 'clock' | 'entidades'>) {
  /** Whether the month in a file is still the stored one, and whether it was signed; null for other periods. */
  async function monthOf(
    tx: Transaction,
    { entidadId, revision }: Sesion,
    { usuarioId, desde, huellaMes, persona }: { usuarioId: number; desde: string; huellaMes: string | null; persona: string },
  ): Promise<Salida['mes']> {
    if (huellaMes === null) return null;
    const mes = desde.slice(0, 7);
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const now = await readMonthToSign(tx, { entidadId, personaId: usuarioId, mes, empresa, ahora: clock.now() });
    const signed = (await findActs(tx, entidadId, usuarioId, mes)).find(({ accion, huella }) => accion === 'firma' && huella === huellaMes);
    return { persona, ...partsOf(mes), igual: now.huella === huellaMes, firmado: signed?.momento ?? null, metodo: signed?.metodo ?? null };
  }

  return async (sesion: Sesion, sha256: string): Promise<Salida> => {
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
        const persona = nameOf(usuarioId);
        const emitido = { momento, formato, desde, hasta, nombre, bytes, persona, autor: nameOf(autorId) };
        return { emitido, datos: null, mes: await monthOf(tx, sesion, { ...issue, persona }) };
      }
      if (data) {
        const { usuarioId, huellaMes: _huella, ...datos } = data;
        const persona = nameOf(usuarioId);
        return { emitido: null, datos: { ...datos, persona }, mes: await monthOf(tx, sesion, { ...data, persona }) };
      }
      const signed = await findByDigest(tx, asked);
      if (!signed) return { emitido: null, datos: null, mes: null };
      const { persona, mes, momento, metodo, vigente } = signed;
      return { emitido: null, datos: null, mes: { persona, ...partsOf(mes), igual: vigente, firmado: momento, metodo } };
    });
  };
}
