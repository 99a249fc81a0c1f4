import type { TFunction } from 'i18next';
import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { Clase } from '@jornada/domain/registros/modelo.ts';
import type { Format } from '@jornada/i18n';
import { isOneOClock } from '../day/hours.ts';

const TEXTS: Record<Clase, { plain: string; one: string }> = {
  entrada: { plain: 'home.hecho.entrada', one: 'home.hecho.entrada-una' },
  salida: { plain: 'home.hecho.salida', one: 'home.hecho.salida-una' },
  pausa: { plain: 'home.hecho.pausa', one: 'home.hecho.pausa-una' },
  regreso: { plain: 'home.hecho.regreso', one: 'home.hecho.regreso-una' },
  proyecto: { plain: 'home.hecho.proyecto', one: 'home.hecho.proyecto-una' },
};

/** What a record did, and when: "Pausa terminada a las 14:50". Only a change of project is known by its project. */
export function doneText({ clase, nombre, momento, zona, proyecto }: RegistroVista, t: TFunction, format: Format): string {
  const { plain, one } = TEXTS[clase];
  const key = isOneOClock(momento, zona) ? one : plain;
  return t(key, { nombre: (clase === 'proyecto' ? proyecto : null) ?? nombre, hora: format.hour(momento) });
}
