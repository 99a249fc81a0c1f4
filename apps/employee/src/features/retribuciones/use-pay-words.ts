import { useTranslation } from 'react-i18next';
import type { MesRetribuidoVista, MotivoRetribucionVista } from '@jornada/contract/retribuciones/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';

/** How amounts, months and reasons of pay are said. */
export function usePayWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const amount = (cents: number): string => format.decimal(cents, 2);
  const rate = (hundredths: number): string => t('retribuciones.tipo', { tipo: format.decimal(hundredths, 2, 0) });
  const rates = ({ tipo, tipoAntes }: { tipo: number | null; tipoAntes: number | null }): string | undefined => {
    if (tipo === null) return undefined;
    if (tipo === tipoAntes) return t('retribuciones.motivos.mismo-tipo', { tipo: rate(tipo) });
    return tipoAntes === null ? rate(tipo) : t('retribuciones.motivos.otro-tipo', { tipo: rate(tipo), antes: rate(tipoAntes) });
  };
  return {
    /** `1.556,50` */
    amount,
    /** `+30,68`, `−1,13` */
    signed: (cents: number): string => (cents > 0 ? `+${amount(cents)}` : amount(cents)),
    /** `1.556,50 €` */
    money: (cents: number): string => format.money(cents, 'EUR'),
    rate,
    month: (mes: number): string => format.month(mes),
    monthTitle: (mes: number): string => format.capitalize(format.month(mes)),
    /** The month before, with its year where it is another one. */
    before: ({ ano, mes }: NonNullable<MesRetribuidoVista['antes']>, shown: number): string =>
      ano === shown ? format.month(mes) : format.month(mes, ano),
    reason: (one: MotivoRetribucionVista): { label: string; detail: string | undefined } => {
      if (one.motivo === 'linea') return { label: one.concepto, detail: one.nota ?? undefined };
      if (one.motivo === 'sin-explicar')
        return { label: t('retribuciones.motivos.sin-explicar'), detail: t('retribuciones.motivos.pregunta') };
      if (one.motivo !== 'irpf') return { label: t(`retribuciones.motivos.${one.motivo}`), detail: undefined };
      const detail = rates(one);
      return { label: t('retribuciones.motivos.irpf'), detail };
    },
  };
}
