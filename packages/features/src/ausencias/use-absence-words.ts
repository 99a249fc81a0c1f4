import { useTranslation } from 'react-i18next';
import type { DiaCubiertoVista, PersonaFueraVista } from '@jornada/contract/ausencias.ts';
import { awayHours } from '../solicitudes/permisos/away-hours.ts';
import { useFormat } from '@jornada/web/use-format.ts';

type Falta = PersonaFueraVista['faltas'][number];
type Dia = Pick<DiaCubiertoVista, 'fecha' | 'cortos' | 'festivos'>;

/** So many teams of a day are named. */
const MOST_SAID = 3;

/** How absences and days are called, in the person's language. */
export function useAbsenceWords() {
  const { t } = useTranslation();
  const format = useFormat();

  /** Which part of each day somebody is away; empty for whole days. */
  const partOf = ({ mitad, horas, tramo }: Falta): string => {
    const away = tramo && awayHours(tramo, format);
    if (away) return t('permisos.vista.de-a', away);
    if (mitad) return t(`ausencias.partes.${mitad}`);
    return horas ? t('ausencias.partes.horas') : '';
  };
  const stateOf = ({ aprobada }: Falta): string => t(aprobada ? 'ausencias.estado.aprobada' : 'ausencias.estado.pendiente');
  return {
    t,
    format,
    stateOf,
    partOf,
    /** `16 – 20 nov, por la mañana`. */
    whenOf: (falta: Falta): string => [format.dayRange(falta.desde, falta.hasta), partOf(falta)].filter(Boolean).join(', '),
    /** All of it, for a screen reader and for the pointer. */
    labelOf: (nombre: string, falta: Falta): string =>
      [nombre, format.dayRange(falta.desde, falta.hasta), partOf(falta), stateOf(falta)].filter(Boolean).join(', '),
    /** `Inmaculada Concepción (Atocha y La Luz)`; of those that are only proposed it says so. */
    holidaysOf: ({ festivos }: Pick<Dia, 'festivos'>): string =>
      format.list(
        festivos.map(({ nombre, centros, propuesto }) =>
          t(propuesto ? 'ausencias.festivo-propuesto-en' : 'ausencias.festivo-en', { nombre, centros: format.list(centros) }),
        ),
      ),
    /** Which teams have too few people, and how many; some of them, where there are many. */
    shortOf: ({ cortos }: Pick<Dia, 'cortos'>): string[] => {
      const said = cortos
        .slice(0, MOST_SAID)
        .map(({ nombre, quedan, pedidas, minimo, de }) =>
          quedan < minimo
            ? t('ausencias.corto', { nombre, quedan, de, minimo })
            : t('ausencias.quedaria-corto', { nombre, quedan: quedan - pedidas, de, minimo }),
        );
      const more = cortos.length - said.length;
      return more > 0 ? [...said, t('ausencias.mas-equipos', { count: more })] : said;
    },
  };
}

/** Whether a team has too few people by what is agreed already. */
export const isShort = ({ cortos }: Pick<Dia, 'cortos'>): boolean => cortos.some(({ quedan, minimo }) => quedan < minimo);
