import { AppError } from '../../platform/http/app-error.ts';
import type { OrigenSso } from '../auth/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { isSecondStepRequired, type Sitio } from '../factores/reads.ts';
import type { SecondStep } from '../factores/service.ts';
import { permissionsOf } from '../../shared/permissions.ts';
import type { PersonaDelProveedor } from './people-repo.ts';

/** The second step is missing: the error says so, and the cookie ties it to this browser. */
export type Asked = { error: AppError; cookie: string };
export type AskStep = ReturnType<typeof createAskStep>;

/**
 * Asks for the second step after a log-in at a provider that did not ask for one, or by a link. It applies to everybody who has a
 * second step or must have one, as after a password. Other people may read a mail, so a link in it does not count as a second
 * step. Kiosks have none.
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
