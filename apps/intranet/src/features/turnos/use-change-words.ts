import { useTranslation } from 'react-i18next';
import type { CambioLinea } from '@jornada/contract/cambio-turnos/vistas.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { peopleOf } from './model/change-view.ts';

const firstName = (nombre: string): string => nombre.split(' ')[0] ?? nombre;

/** How changes of shifts are called. */
export function useChangeWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    t,
    format,
    firstName,
    namesOf: (cambio: Pick<CambioLinea, 'solicitante' | 'companeros'>): string =>
      format.list(peopleOf(cambio).map(({ nombre }) => firstName(nombre))),
    /** `Rueda de 3`, `Intercambio`. */
    kindOf: (cambio: CambioLinea): string => t(`plan-turnos.cambios.clases.${cambio.clase}`, { count: peopleOf(cambio).length }),
    daysOf: ({ desde, hasta }: Pick<CambioLinea, 'desde' | 'hasta'>): string => format.dayRange(desde, hasta),
  };
}
