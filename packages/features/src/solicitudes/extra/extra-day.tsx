import { Text } from '@mantine/core';
import type { DiaDeExtraVista } from '@jornada/contract/horas-extra/vistas.ts';
import { IconInfoCircle } from '@jornada/ui/icons.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { useExtraWords } from './use-extra-words.ts';

type Props = {
  /** Null: the record does not know the day yet. What the company hides of it is null and not shown. */
  dia: DiaDeExtraVista | null;
  /** The minutes of this request; null: what can be asked for is the result. */
  minutos: number | null;
  /** What the record bears out of them, if it knows the day. */
  realesMinutos?: number | null;
};

/** What the record says of the day of a request, as a sum. */
export function ExtraDay({ dia, minutos, realesMinutos = null }: Props) {
  const { t, format, time } = useExtraWords();
  if (!dia)
    return (
      <Note icon={IconInfoCircle} words="ink">
        {t('horas-extra.dia.previa')}
      </Note>
    );
  const { trabajadoMinutos, previstoMinutos, excesoMinutos, pedidosMinutos, quedanMinutos } = dia;
  const isLess = minutos !== null && realesMinutos !== null && realesMinutos < minutos;
  return (
    <>
      <Ledger>
        {trabajadoMinutos !== null && <LedgerRow label={t('horas-extra.dia.trabajado')} value={format.duration(trabajadoMinutos)} />}
        {previstoMinutos !== null && <LedgerRow label={t('horas-extra.dia.previsto')} value={format.balance(-previstoMinutos)} />}
        {excesoMinutos !== null && (
          <LedgerRow kind="result" tone="accent" label={t('horas-extra.dia.exceso')} value={time(excesoMinutos)} />
        )}
        {pedidosMinutos > 0 && <LedgerRow kind="detail" label={t('horas-extra.dia.pedidos')} value={time(pedidosMinutos)} />}
        {minutos === null ? (
          pedidosMinutos > 0 &&
          quedanMinutos !== null && <LedgerRow kind="detail" label={t('horas-extra.dia.quedan')} value={time(quedanMinutos)} />
        ) : (
          <LedgerRow label={t('horas-extra.dia.esta')} value={time(minutos)} tone={isLess ? 'warn' : 'plain'} />
        )}
      </Ledger>
      {isLess && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('horas-extra.dia.menos', { pedido: time(minutos), real: time(realesMinutos) })}
        </Text>
      )}
    </>
  );
}
