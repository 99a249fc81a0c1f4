import type { ConsecuenciasVista } from '@jornada/contract/vacaciones/vistas.ts';
import { BalanceTicks } from '../ausencias/balance/balance-ticks.tsx';
import { useRequestWords } from './use-request-words.ts';

type Props = {
  of: ConsecuenciasVista['saldos'][number];
  /** Whether the request still waits, was agreed, or takes nothing. */
  as: 'pedida' | 'aprobada' | 'nada';
};

/** What a year has with a request: days used, days that this and other requests ask for, and days left. */
export function YearBalance({ of: { antes, despues, usados, pedidos }, as }: Props) {
  const { t, format } = useRequestWords();
  const number = (value: number): string => format.number(value);
  const own = Math.round((antes - despues) * 100) / 100;
  const used = as === 'aprobada' ? usados + own : usados;
  const asked = as === 'pedida' ? own : 0;
  const left = as === 'nada' ? antes : despues;
  return (
    <BalanceTicks
      parts={{ usados: used, pedidos: asked + pedidos, libres: left }}
      words={{
        usados: used > 0 ? t('vacaciones.arco.usados', { count: used, dias: number(used) }) : '',
        pedidos: [
          asked > 0 && t('vacaciones.consecuencias.en-esta', { dias: number(asked) }),
          pedidos > 0 && t('vacaciones.consecuencias.en-otras', { dias: number(pedidos) }),
        ]
          .filter(Boolean)
          .join(', '),
        libres: t('vacaciones.consecuencias.libres', { count: left, dias: number(left) }),
      }}
    />
  );
}
