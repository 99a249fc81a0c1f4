import { Text } from '@mantine/core';
import type { PermisoVista } from '@jornada/contract/permisos/vistas.ts';
import { BalanceTicks } from '../../ausencias/balance/balance-ticks.tsx';
import { usePermitWords } from './use-permit-words.ts';

type Contador = PermisoVista['contadores'][number];
const MINUTES = 60;

/** What is left of each amount that a permit takes from: used, taken by this one, left. One without a limit is not drawn. */
export function PermitCounters({
  of,
  title,
}: {
  of: readonly Contador[];
  /** What stands above each, as a heading. */ title?: (one: Contador) => string;
}) {
  const { t, amountOf, period } = usePermitWords();
  const limited = of.filter(({ total }) => total !== null);
  return limited.map((one) => {
    const { unidad, usado, estos, queda, periodo, clase } = one;
    const left = Math.max(0, queda ?? 0);
    const scale = unidad === 'minutos' ? MINUTES : 1;
    const said = (value: number, key: 'usados' | 'estos' | 'libres'): string =>
      value > 0 ? t(`permisos.contador.${key}`, { cuanto: amountOf(unidad, value) }) : '';
    return (
      <div key={periodo}>
        {title && <h3>{title(one)}</h3>}
        {!title && limited.length > 1 && clase !== 'suceso' && (
          <Text fw={550}>{t('permisos.consecuencias.de-periodo', { periodo: period(periodo) })}</Text>
        )}
        <BalanceTicks
          parts={{ usados: usado / scale, pedidos: estos / scale, libres: left / scale }}
          words={{
            usados: said(usado, 'usados'),
            pedidos: said(estos, 'estos'),
            libres: t('permisos.contador.libres', { cuanto: amountOf(unidad, left) }),
          }}
        />
      </div>
    );
  });
}
