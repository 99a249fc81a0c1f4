import type { Queryable } from '../../platform/database/pool.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { CorreoService } from '../correo/service.ts';
import { findAddressee, type PersonaConFactores } from './reads.ts';

/** A change about signing in. */
type Cambio =
  | 'totp-activado'
  | 'totp-desactivado'
  | 'codigos-nuevos'
  | 'llave-anadida'
  | 'llave-quitada'
  | 'segundo-paso-quitado'
  | 'pin-cambiado'
  | 'datos-pedidos';

export type Notice = ReturnType<typeof createNotice>;

/** Tells a person by mail, in the transaction of the change, so that nobody changes their access without their knowledge. */
export function createNotice({ correo, translate }: { correo: CorreoService; translate: TranslateText }) {
  return async (tx: Queryable, persona: PersonaConFactores, cambio: Cambio): Promise<void> => {
    const who = await findAddressee(tx, persona);
    if (!who?.email) return;
    const que = translate(who.idioma, `correo.cambios.${cambio}`);
    const datos = { nombre: who.nombre, entidad: who.empresa, que, ruta: '/configuracion' };
    await correo.send(tx, { entidadId: persona.entidadId, para: who.email, idioma: who.idioma, plantilla: 'seguridad', datos });
  };
}
