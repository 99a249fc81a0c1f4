import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { Estimacion } from '@jornada/domain/perfil/retencion/index.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

type Props = { antes: Estimacion | null; ahora: Extract<Estimacion, { hay: true }>; onClose: () => void };

const SUBTOTALS: ReadonlySet<string> = new Set(['neto', 'base', 'minimo', 'cuota', 'cuotaFinal']);
const ALWAYS: ReadonlySet<string> = new Set(['retribucion', 'base', 'minimo', 'cuota']);

/** The sum of the estimate, line by line; lines of nothing are left out. */
export function LinesSheet({ antes, ahora, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const rate = (tipo: number): string => `${format.decimal(tipo, 2)} %`;
  const before = antes?.hay ? new Map(antes.lineas.map(({ linea, importe }) => [linea, importe])) : null;
  const was = (linea: (typeof ahora.lineas)[number]['linea'], importe: number): string | undefined => {
    const old = before?.get(linea);
    return old === undefined || old === importe ? undefined : `${format.money(old, 'EUR')} →`;
  };
  return (
    <Sheet title={t('modelo145.cambia.cuenta')} closeLabel={t('modelo145.historia.cerrar')} onClose={onClose}>
      <Ledger>
        {ahora.lineas
          .filter(({ linea, importe }) => importe !== 0 || ALWAYS.has(linea) || was(linea, importe) !== undefined)
          .map(({ linea, importe }) => (
            <LedgerRow
              key={linea}
              kind={SUBTOTALS.has(linea) ? 'subtotal' : 'line'}
              label={t(`modelo145.lineas.${linea}`)}
              detail={was(linea, importe)}
              value={format.money(importe, 'EUR')}
            />
          ))}
        <LedgerRow
          kind="result"
          label={t('modelo145.cambia.retencion')}
          detail={antes?.hay && antes.tipo !== ahora.tipo ? `${rate(antes.tipo)} →` : undefined}
          value={rate(ahora.tipo)}
        />
      </Ledger>
      <Text size="sm" c="dimmed" mt="md">
        {t('modelo145.cambia.tablas', { ano: ahora.ano })}
      </Text>
    </Sheet>
  );
}
