import { useTranslation } from 'react-i18next';
import type { PaginaRepartida } from '@jornada/contract/reparto.ts';
import { numbersOn } from './split-view.ts';

/** What a row and the preview say of a page: what was read, never a name by its place. */
export function usePageWords() {
  const { t } = useTranslation();
  const number = (page: PaginaRepartida): string => {
    const numbers = numbersOn(page);
    if (numbers.length > 1) return t('documentos.reparto.varios');
    if (numbers[0] !== undefined) return numbers[0];
    if (page.persona) return page.persona.documento;
    return t(page.motivo === 'sin-texto' ? 'documentos.reparto.sin-texto' : 'documentos.reparto.ninguno');
  };
  /** Whose it is or may be; where nobody can be named, why. */
  const who = ({ persona, candidatos, motivo, estado }: PaginaRepartida): string => {
    if (persona) return persona.nombre;
    const [uno, otro] = candidatos;
    if (uno && otro) return t('documentos.reparto.o', { uno: uno.nombre, otro: otro.nombre });
    if (uno) return uno.nombre;
    if (motivo) return t(`documentos.reparto.motivos.${motivo}`);
    return t(estado === 'apartada' ? 'documentos.reparto.nadie-la-recibe' : 'documentos.reparto.de-quien-no-se-sabe');
  };
  const why = ({ persona, candidatos, motivo, nombreLeido, sigueA, estado }: PaginaRepartida): string | null => {
    if (persona && sigueA !== null) return t('documentos.reparto.sigue-a', { pagina: sigueA });
    if (persona) return null;
    if (estado === 'apartada') return t('documentos.reparto.nadie-la-recibe');
    if (candidatos.length === 0 && nombreLeido !== null) return t('documentos.reparto.pone-corto', { nombre: nombreLeido });
    return motivo ? t(`documentos.reparto.porque.${motivo}`) : null;
  };
  return { t, number, who, why };
}
