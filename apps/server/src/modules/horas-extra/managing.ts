import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { horasExtra, RegimenGestionado, TipologiaGestionada } from '@jornada/contract/horas-extra/calls.ts';
import { cotizacionEn, REGIMENES_EXTRA, TIPOLOGIAS, tipologiasEn, type RegimenExtra } from '@jornada/domain/horas-extra/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { findNames } from '../perfil/reads.ts';
import { invalidField } from '../solicitudes/reads.ts';
import {
  createRegime,
  deleteRegime,
  findKinds,
  findRegimes,
  findRules,
  saveKind,
  saveRules,
  type DatosTipologia,
  type VersionEscrita,
} from './managing-repo.ts';
import { rulesOn, type ReglasEscritas } from './rules.ts';
import type { HorasExtraOptions } from './service.ts';

const firstOfYear = (hoy: string): string => `${hoy.slice(0, 4)}-01-01`;
const presentRules = ({ desde, version, reglas }: ReglasEscritas) => ({ ...reglas, desde, version });
const isRegimen = (text: string): text is RegimenExtra => REGIMENES_EXTRA.some((one) => one === text);

/** The rules and kinds of overtime of a company, and for whom there is none. */
export function createManaging({ db, clock, entidades, auditoria }: HorasExtraOptions & { auditoria: AuditoriaService }) {
  const today = (sesion: Sesion): Promise<string> => todayOf({ clock, entidades }, sesion);

  /** The rates are those of the country of the first centre. */
  async function countryOf({ entidadId, revision }: Sesion): Promise<string> {
    const [first] = (await entidades.getConfiguration(entidadId, revision)).centros.values();
    return first?.pais ?? 'ES';
  }
  const presentKind = (
    pais: string,
    { desde, version, ...kind }: Omit<VersionEscrita, 'desde'> & { desde: string | null },
    day: string,
  ): TipologiaGestionada => ({
    ...kind,
    desde,
    version,
    cotizacionTipo: cotizacionEn(pais, day, kind.cotizacion),
  });

  const presentRegime = ({
    id,
    personaId,
    nombre,
    regimen,
    desde,
    hasta,
  }: Awaited<ReturnType<typeof findRegimes>>[number]): RegimenGestionado[] =>
    isRegimen(regimen) ? [{ id, persona: { id: personaId, nombre }, regimen, desde, hasta }] : [];

  return {
    async listRules(sesion: Sesion) {
      const hoy = await today(sesion);
      const written = await db.tenant(sesion.entidadId, (tx) => findRules(tx, sesion.entidadId));
      const now = written.findLast(({ desde }) => desde <= hoy) ?? { desde: firstOfYear(hoy), version: 0, reglas: rulesOn([], hoy) };
      const items = [now, ...written.filter(({ desde }) => desde > hoy)].map(presentRules);
      return { items, total: items.length };
    },

    /** @throws AppError `horas-extra.reglas-no-validas`: years that are over keep their rules. */
    async saveRules(sesion: Sesion, { version = 0, desde, ...reglas }: ValidadaDe<typeof horasExtra.guardarReglas>) {
      const { entidadId } = sesion;
      if (desde < firstOfYear(await today(sesion))) throw new AppError('horas-extra.reglas-no-validas');
      return db.tenant(entidadId, async (tx) => {
        const before = rulesOn(await findRules(tx, entidadId), desde);
        const saved = await saveRules(tx, entidadId, { desde, reglas, version });
        if (saved === undefined) throw await changedMeanwhile(tx, entidadId, 'empresa', null);
        await auditoria.note(tx, {
          sesion,
          accion: 'horas-extra.reglas',
          sobreId: null,
          datos: { desde, cambios: cambiosDe(before, reglas) },
        });
        return presentRules({ desde, version: saved, reglas });
      });
    },

    /** What holds now, and the versions to come. */
    async listKinds(sesion: Sesion) {
      const hoy = await today(sesion);
      const pais = await countryOf(sesion);
      const written = await db.tenant(sesion.entidadId, (tx) => findKinds(tx, sesion.entidadId));
      const now = tipologiasEn(written, hoy).map((kind) => {
        const held = written.findLast(({ id, desde }) => id === kind.id && desde <= hoy);
        return presentKind(pais, { ...kind, desde: held?.desde ?? null, version: held?.version ?? 0 }, hoy);
      });
      const ahead = written.filter(({ desde }) => desde > hoy).map((one) => presentKind(pais, one, one.desde));
      const items = [...now, ...ahead];
      return { items, total: items.length };
    },

    /** Adds a kind, or a version of one. @throws AppError `horas-extra.tipologia-no-vale` for one that the company does not have. */
    async saveKind(sesion: Sesion, { id, version = 0, desde, ...datos }: ValidadaDe<typeof horasExtra.guardarTipologia>) {
      const { entidadId } = sesion;
      if (desde < firstOfYear(await today(sesion))) throw new AppError('horas-extra.reglas-no-validas');
      const pais = await countryOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        const written = await findKinds(tx, entidadId);
        const known = [...TIPOLOGIAS, ...written].some((one) => one.id === id);
        if (id !== undefined && !known) throw new AppError('horas-extra.tipologia-no-vale');
        const before: Partial<DatosTipologia> = tipologiasEn(written, desde).find((one) => one.id === id) ?? {};
        const saved = await saveKind(tx, entidadId, { id: id ?? null, desde, version, datos });
        if (!saved) throw await changedMeanwhile(tx, entidadId, 'empresa', null);
        const cambios = cambiosDe(
          Object.fromEntries(Object.keys(datos).map((key) => [key, before[key as keyof DatosTipologia] ?? null])),
          datos,
        );
        await auditoria.note(tx, { sesion, accion: 'horas-extra.tipologia', sobreId: null, datos: { desde, cambios } });
        return presentKind(pais, { ...datos, ...saved, desde }, desde);
      });
    },

    async listRegimes({ entidadId }: Sesion) {
      const items = (await db.tenant(entidadId, (tx) => findRegimes(tx, entidadId))).flatMap(presentRegime);
      return { items, total: items.length };
    },

    async addRegime(sesion: Sesion, { persona, regimen, desde, hasta = null }: ValidadaDe<typeof horasExtra.guardarRegimen>) {
      const { entidadId, usuarioId: autorId } = sesion;
      if (hasta !== null && hasta < desde) throw invalidField('hasta');
      return db.tenant(entidadId, async (tx) => {
        if (!(await findNames(tx, entidadId, [persona])).has(persona)) throw new AppError('horas-extra.persona-no-existe');
        const id = await createRegime(tx, entidadId, {
          personaId: persona,
          regimen,
          desde,
          hasta,
          autorId,
          momento: clock.now().toString(),
        });
        await auditoria.note(tx, { sesion, accion: 'horas-extra.regimen', sobreId: persona, datos: { desde, hasta, motivo: regimen } });
        const [added] = (await findRegimes(tx, entidadId, id)).flatMap(presentRegime);
        if (!added) throw new Error('the rule was not written');
        return added;
      });
    },

    async removeRegime(sesion: Sesion, id: number): Promise<null> {
      const { entidadId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        const [found] = await findRegimes(tx, entidadId, id);
        if (!found) throw new AppError('horas-extra.regimen-no-existe');
        await deleteRegime(tx, entidadId, id);
        const datos = { desde: found.desde, hasta: found.hasta, motivo: null };
        await auditoria.note(tx, { sesion, accion: 'horas-extra.regimen', sobreId: found.personaId, datos });
        return null;
      });
    },
  };
}
