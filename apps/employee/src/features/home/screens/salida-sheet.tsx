import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import type { Format } from '@jornada/i18n';
import { useFormat } from '@jornada/web/use-format.ts';
import { useHome } from '../clock-context.tsx';
import { leaveSum, type LeaveLine } from '../model/leave-sum.ts';
import { useCloseSheet } from '../use-close-sheet.ts';

/** How the hour to leave is computed: the entry, the expected time, and every pause that moves it. */
export function SalidaSheet() {
  const { t } = useTranslation();
  const home = useHome();
  const format = useFormat(home?.hoy.zona);
  const close = useCloseSheet();
  if (!home) return null;
  const sum = leaveSum(home.hoy, home.day);
  return (
    <Sheet title={t('home.salida.titulo')} closeLabel={t('home.cerrar')} onClose={close}>
      {sum ? (
        <>
          <Ledger>
            <LedgerRow label={t('home.salida.entrada')} value={format.hour(sum.inicio)} />
            {sum.lines.map((line) => (
              <LeaveRow key={JSON.stringify(line)} line={line} format={format} />
            ))}
            <LedgerRow kind="result" label={t('home.salida.resultado')} value={format.hour(sum.momento)} tone="accent" />
          </Ledger>
          <Text size="sm" c="dimmed" mt="md">
            {t('home.salida.nota')}
          </Text>
        </>
      ) : (
        <Text size="sm" c="dimmed" mt="md">
          {t('home.salida.sin-hora')}
        </Text>
      )}
    </Sheet>
  );
}

function LeaveRow({ line, format }: { line: LeaveLine; format: Format }) {
  const { t } = useTranslation();
  const value = format.balance(line.minutos);
  switch (line.kind) {
    case 'previsto':
      return <LedgerRow label={t('home.salida.previsto')} value={value} />;
    case 'fuera':
      return <LedgerRow label={t('home.salida.fuera')} value={value} />;
    case 'pausa-prevista':
      return <LedgerRow label={t(`tipos.subtipos.${line.subtipo}`)} detail={t('dia.prevista')} value={value} />;
    case 'pausa':
      return (
        <LedgerRow
          label={t(`tipos.subtipos.${line.subtipo}`)}
          detail={line.fin ? format.hourRange(line.inicio, line.fin) : t('dia.ahora')}
          value={value}
        />
      );
  }
}
