import type { FastifyRequest } from 'fastify';
import type { AjustesFichaje } from '@jornada/domain/registros/index.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import type { Sesion } from '../../../shared/sesion.ts';

/** What is known about the calling device. A client that says nothing is a browser. */
export type Aparato = { clase: 'web' | 'pwa' | 'app' };

export function deviceOf(request: FastifyRequest): Aparato {
  const [kind] = String(request.headers[CABECERAS.client.toLowerCase()] ?? '').split('/');
  return { clase: kind === 'app' || kind === 'pwa' ? kind : 'web' };
}

/** How a line was recorded: by the person's own device, by a kiosk, or by somebody of the company. */
export function originOf(sesion: Sesion, aparato: Aparato, personaId: number): string {
  if (sesion.usuarioId === personaId) return aparato.clase;
  return sesion.esQuiosco ? 'quiosco' : 'admin';
}

/** The company's settings, in the form that the rules of the clock need. */
export function clockSettings({ ajustes }: Configuracion, aparato: Aparato): AjustesFichaje {
  const demands = ajustes.exigirCercania || (ajustes.requerirGpsEnAppMovil && aparato.clase === 'app');
  return {
    usuarioPuedeModificar: ajustes.usuarioPuedeModificarFichajes,
    opcionesFinJornada: ajustes.opcionesFinJornada,
    posicion: demands ? 'exigir' : ajustes.usarGps ? 'pedir' : 'no',
    minimumAccuracy: ajustes.minimumAccuracy,
    diasSinConexion: ajustes.diasSinConexion,
    radioObligatorio: ajustes.exigirCercania,
    comentarios: ajustes.comentariosEnFichajes,
  };
}
