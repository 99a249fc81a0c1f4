import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { empresa } from '@jornada/contract/empresa.ts';
import { ACCESOS_CONMUTABLES, ROLES_CONMUTABLES } from '@jornada/contract/ajustes.ts';
import { isOfUse, PERMISOS_DE_ROL } from '@jornada/contract/permisos-de-rol.ts';
import { ROLES } from '@jornada/domain/personas/cuenta.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Database } from '../../platform/database/database.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Decode } from '../../shared/decode.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { parseSettings, type AjustesEntidad } from '../../shared/company/settings.ts';
import { checkCcc } from '../../shared/check-ccc.ts';
import { shrinkLogo } from './logo.ts';
import { countRoles, findCompany, lockCompany, updateCompany, type FilaEmpresa } from './repo.ts';

type Vista = SalidaDe<typeof empresa.ver>;

function present({ nombre, nif, ccc, zona, idioma, ajustes, version }: FilaEmpresa): Vista {
  // The company's own limits, and the file store, are not set here.
  const { logo, limites: _limites, ...shown } = parseSettings(ajustes);
  return { nombre, nif, ccc, zona, idioma: idioma as Idioma, logo, ajustes: shown, version };
}

/** The name and the settings of a company. A change raises its revision, so every node reads it again with its next call. */
export function createEmpresaService({ db, auditoria, decode }: { db: Database; auditoria: AuditoriaService; decode: Decode }) {
  type Nueva = { nombre: string; nif: string; ccc: string; idioma: string; ajustes: AjustesEntidad };

  const change = (sesion: Sesion, version: number, work: (before: Nueva) => Nueva, accion: 'empresa.cambiar' | 'empresa.logo') =>
    db.tenant(sesion.entidadId, async (tx) => {
      const { entidadId } = sesion;
      const row = await lockCompany(tx, entidadId);
      if (row.version !== version) throw await changedMeanwhile(tx, entidadId, 'empresa', null);
      const before = { nombre: row.nombre, nif: row.nif, ccc: row.ccc, idioma: row.idioma, ajustes: parseSettings(row.ajustes) };
      const after = work(before);
      const flat = ({ ajustes: { logo, ...ajustes }, ...rest }: Nueva) => ({ ...rest, ...ajustes, logo: logo !== '' });
      const cambios = cambiosDe(flat(before), flat(after));
      const isNews = Object.keys(cambios).length > 0 || before.ajustes.logo !== after.ajustes.logo;
      if (!isNews) return present(row);
      await updateCompany(tx, entidadId, after);
      await auditoria.note(tx, { sesion, accion, sobreId: null, datos: { cambios } });
      return present(await findCompany(tx, entidadId));
    });

  return {
    view: ({ entidadId }: Sesion): Promise<Vista> => db.tenant(entidadId, async (tx) => present(await findCompany(tx, entidadId))),

    save: (sesion: Sesion, { version, nombre, nif, ccc, idioma, ajustes = {} }: ValidadaDe<typeof empresa.guardar>) =>
      change(
        sesion,
        version,
        (before) => ({
          nombre: nombre ?? before.nombre,
          nif: nif ?? before.nif,
          ccc: ccc === undefined ? before.ccc : checkCcc(ccc),
          idioma: idioma ?? before.idioma,
          ajustes: parseSettings({ ...before.ajustes, ...ajustes }),
        }),
        'empresa.cambiar',
      ),

    /** @throws AppError `empresa.logo-no-valido` for what is no picture. */
    async readLogo(sesion: Sesion, { version, imagen }: ValidadaDe<typeof empresa.logo>) {
      const logo = imagen === null ? '' : await shrinkLogo(decode, sesion, imagen);
      return change(sesion, version, (before) => ({ ...before, ajustes: { ...before.ajustes, logo } }), 'empresa.logo');
    },

    /** Only what does something in this company: of a part that is switched off nothing can be ticked. */
    async listRoles({ entidadId, modulos }: Sesion): Promise<SalidaDe<typeof empresa.roles>> {
      const people = await db.tenant(entidadId, (tx) => countRoles(tx, entidadId));
      const items = ROLES.map((rol) => {
        const permisos = PERMISOS_DE_ROL[rol].filter((permiso) => isOfUse(permiso, modulos));
        const canBeKept = (ROLES_CONMUTABLES as readonly string[]).includes(rol);
        return {
          rol,
          personas: people.get(rol) ?? 0,
          permisos,
          conmutables: ACCESOS_CONMUTABLES.filter((acceso) => canBeKept && (permisos as readonly string[]).includes(acceso)),
        };
      });
      return { items };
    },
  };
}
