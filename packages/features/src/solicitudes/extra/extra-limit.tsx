import { Text } from '@mantine/core';
import type { TopeConPeticion } from '@jornada/contract/horas-extra/vistas.ts';
import { BalanceTicks } from '../../ausencias/balance/balance-ticks.tsx';
import { useExtraWords } from './use-extra-words.ts';

const HOUR = 60;

type Props = {
  of: Pick<TopeConPeticion, 'limiteMinutos' | 'aprobadosMinutos' | 'pedidosMinutos' | 'quedanMinutos'>;
  /** The minutes of one request that count, and whether it is agreed; without one, none. */
  own?: { minutos: number; isAgreed: boolean };
};

/** The limit of a year in hours: used, asked for, left. */
export function ExtraLimit({ of: { limiteMinutos, aprobadosMinutos, pedidosMinutos, quedanMinutos }, own }: Props) {
  const { t, time } = useExtraWords();
  if (limiteMinutos === null || quedanMinutos === null) return <Text c="dimmed">{t('horas-extra.tope.no-hay')}</Text>;
  const { minutos, isAgreed } = own ?? { minutos: 0, isAgreed: false };
  const used = aprobadosMinutos + (isAgreed ? minutos : 0);
  const asked = isAgreed ? 0 : minutos;
  const left = quedanMinutos - minutos;
  return (
    <BalanceTicks
      parts={{ usados: used / HOUR, pedidos: (asked + pedidosMinutos) / HOUR, libres: left / HOUR }}
      words={{
        usados: used > 0 ? t('horas-extra.tope.usadas', { tiempo: time(used) }) : '',
        pedidos: [
          asked > 0 && t('horas-extra.tope.esta', { tiempo: time(asked) }),
          pedidosMinutos > 0 && t('horas-extra.tope.otras', { tiempo: time(pedidosMinutos) }),
        ]
          .filter(Boolean)
          .join(', '),
        libres: left >= 0 ? t('horas-extra.tope.libres', { tiempo: time(left) }) : t('horas-extra.resumen.pasado', { tiempo: time(-left) }),
      }}
    />
  );
}
