import { useTranslation } from 'react-i18next';
import { DURACIONES } from '@jornada/domain/contratos/index.ts';
import type { CampoImportar } from '@jornada/domain/personas/importar/index.ts';
import { useFormat } from '@jornada/web/use-format.ts';

/** The value of a cell in the reader's words: the dry run has those of a contract as they are stored. */
export function useCellWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return (campo: CampoImportar, value: string): string => {
    if (value === '') return '';
    if (campo === 'jornada' || campo === 'complementarias') return `${format.number(Number(value))} %`;
    if (campo === 'nacimiento') return format.date(value, 'numeric');
    if (campo === 'voluntarias') return t(value === 'si' ? 'personas.importar.ejemplo.voluntarias' : 'personas.importar.no');
    const duracion = campo === 'duracion' ? DURACIONES.find((one) => one === value) : undefined;
    return duracion ? t(`contratos.duraciones.${duracion}`) : value;
  };
}
