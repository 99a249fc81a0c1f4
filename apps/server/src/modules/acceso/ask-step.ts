import { AppError } from '../../platform/http/app-error.ts';
import type { OrigenSso } from '../auth/service.ts';
import type { EntidadesService } from '../entidades/service.ts';
import { isSecondStepRequired, type SecondStep, type Sitio } from '../factores/service.ts';
import { permissionsOf } from '../../shared/permissions.ts';
import type { PersonaDelProveedor } from './people-repo.ts';

/** What is missing: the error says it, the cookie ties it to this browser. */
export type Asked = { error: AppError; cookie: string };
export type AskStep = ReturnType<typeof createAskStep>;

/**
 * The second step of who comes by a provider that did not ask for one, or by a link: whoever has one, or must have one, is asked as after a
 * password. A mail is something that others may read, so the link in it is no second step. Kiosks have none.
 */
export function createAskStep({ entidades, secondStep }: { entidades: EntidadesService; secondStep: SecondStep }) {
  return async (
    entidadId: number,
    { usuarioId, esQuiosco, roles, revision }: PersonaDelProveedor,
    { recordar, sso, sitio }: { recordar: boolean; sso?: OrigenSso; sitio: Sitio | null },
  ): Promise<Asked | null> => {
    if (esQuiosco) return null;
    const obligatorio = await isSecondStepRequired(entidades, { entidadId, revision, permisos: permissionsOf(roles) });
    const asked = await secondStep.ask({ entidadId, usuarioId, recordar, sso }, { obligatorio, sitio });
    if (!asked) return null;
    const content = { InstanceURL: '', Environment: '', Perfil: null, Entidades: [], SegundoFactor: asked.SegundoFactor };
    return { error: new AppError(asked.code, { content }), cookie: asked.cookie };
  };
}
