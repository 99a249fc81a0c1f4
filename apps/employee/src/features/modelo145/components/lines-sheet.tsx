import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { Estimacion } from '@jornada/domain/perfil/retencion/index.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { ChangeRow } from '@jornada/features/modelo145/change-rows.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

type Props = { antes: Estimacion | null; ahora: Extract<Estimacion, { hay: true }>; onClose: () => void };

const ALWAYS: ReadonlySet<string> = new Set(['retribucion', 'base', 'minimo', 'cuota']);

/** The sum of the estimate, line by line, with how each was before; lines of nothing are left out. */
export function LinesSheet({ antes, ahora, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const before = new Map(antes?.hay ? antes.lineas.map(({ linea, importe }) => [linea, importe]) : []);
  const shown = ahora.lineas.filter(({ linea, importe }) => importe !== 0 || ALWAYS.has(linea) || (before.get(linea) ?? 0) !== 0);
  return (
    <Sheet title={t('modelo145.cambia.cuenta')} closeLabel={t('modelo145.historia.cerrar')} onClose={onClose}>
      <dl>
        {shown.map(({ linea, importe }) => {
          const was = before.get(linea);
          return (
            <ChangeRow
              key={linea}
              what={t(`modelo145.lineas.${linea}`)}
              was={was === undefined || was === importe ? '' : format.decimal(was, 2)}
              is={format.money(importe, 'EUR')}
            />
          );
        })}
      </dl>
      <Ledger>
        <LedgerRow kind="result" label={t('modelo145.cambia.retencion')} value={`${format.decimal(ahora.tipo, 2)} %`} />
        <LedgerRow label={t('modelo145.cambia.al-ano')} value={format.money(ahora.anual, 'EUR')} />
      </Ledger>
      <Text size="sm" c="dimmed" mt="md">
        {t('modelo145.cambia.tablas', { ano: ahora.ano })}
      </Text>
    </Sheet>
  );
}
