import { useTranslation } from 'react-i18next';
import type { ClaseRetribucion } from '@jornada/domain/retribuciones/modelo.ts';
import { useFormat } from '@jornada/web/use-format.ts';

/** How months, kinds and amounts of pay are called. */
export function usePayNames() {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    /** `Noviembre de 2026` */
    month: (ano: number, mes: number): string => format.capitalize(format.month(mes, ano)),
    kind: (clase: ClaseRetribucion): string => t(`retribuciones.clases.${clase}`),
    money: (cents: number): string => format.money(cents, 'EUR'),
  };
}
